# A function with a role and a log of its own, and alarms for when it fails or is throttled.
locals {
  handler = startswith(var.runtime, "java") ? "io.quarkus.amazon.lambda.runtime.QuarkusStreamHandler::handleRequest" : "bootstrap"

  policy = {
    Version = "2012-10-17"
    Statement = concat(
      [
        {
          Effect   = "Allow"
          Action   = ["logs:CreateLogStream", "logs:PutLogEvents"]
          Resource = ["${aws_cloudwatch_log_group.log.arn}:*"]
        }
      ],
      [
        for statement in var.statements : {
          Effect   = "Allow"
          Action   = statement.actions
          Resource = statement.resources
        }
      ]
    )
  }
}

resource "aws_cloudwatch_log_group" "log" {
  name              = "/aws/lambda/${var.name}"
  retention_in_days = var.log_retention_days
  tags              = var.tags
}

resource "aws_iam_role" "role" {
  name = var.name
  tags = var.tags

  assume_role_policy = jsonencode({
    Version = "2012-10-17"
    Statement = [
      {
        Effect    = "Allow"
        Action    = "sts:AssumeRole"
        Principal = { Service = "lambda.amazonaws.com" }
      }
    ]
  })
}

resource "aws_iam_role_policy" "policy" {
  name   = var.name
  role   = aws_iam_role.role.id
  policy = jsonencode(local.policy)
}

resource "aws_lambda_function" "function" {
  function_name                  = var.name
  role                           = aws_iam_role.role.arn
  filename                       = var.package
  source_code_hash               = filebase64sha256(var.package)
  runtime                        = var.runtime
  architectures                  = [var.architecture]
  handler                        = local.handler
  memory_size                    = var.memory
  timeout                        = var.timeout
  reserved_concurrent_executions = var.concurrency
  tags                           = var.tags

  environment {
    # What Quarkus asks for on Lambda: the platform, not a signal, ends the process.
    variables = merge({ DISABLE_SIGNAL_HANDLERS = "true" }, var.environment)
  }

  depends_on = [aws_cloudwatch_log_group.log, aws_iam_role_policy.policy]
}

resource "aws_cloudwatch_metric_alarm" "alarm" {
  for_each = {
    errors    = { metric = "Errors", what = "fails" }
    throttles = { metric = "Throttles", what = "is throttled" }
  }

  alarm_name          = "${var.name}-${each.key}"
  alarm_description   = "${var.name} ${each.value.what}"
  namespace           = "AWS/Lambda"
  metric_name         = each.value.metric
  dimensions          = { FunctionName = aws_lambda_function.function.function_name }
  statistic           = "Sum"
  period              = 60
  evaluation_periods  = 5
  datapoints_to_alarm = 3
  threshold           = 0
  comparison_operator = "GreaterThanThreshold"
  treat_missing_data  = "notBreaching"
  alarm_actions       = var.alarm_topic_arns
  ok_actions          = var.alarm_topic_arns
  tags                = var.tags
}
