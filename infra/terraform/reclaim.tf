module "reclaim" {
  source = "./modules/function"
  count  = local.reclaims ? 1 : 0

  name               = "${var.name}-reclaim"
  package            = var.packages["reclaim"]
  runtime            = var.runtime
  architecture       = var.architecture
  memory             = 512
  timeout            = 300
  log_retention_days = var.log_retention_days
  alarm_topic_arns   = var.alarm_topic_arns
  tags               = var.tags
  environment        = local.environment

  statements = [
    {
      actions   = local.actions.write.table
      resources = [module.store.table_arn, "${module.store.table_arn}/index/due"]
    },
    {
      actions   = local.actions.write.bucket
      resources = ["${module.store.bucket_arn}/*"]
    },
    {
      actions   = ["s3:ListBucket"]
      resources = [module.store.bucket_arn]
    },
    local.reads_accounts,
  ]
}

resource "aws_cloudwatch_event_rule" "reclaim" {
  count = local.reclaims ? 1 : 0

  name                = "${var.name}-reclaim"
  schedule_expression = var.reclaim_rate
  tags                = var.tags
}

resource "aws_cloudwatch_event_target" "reclaim" {
  count = local.reclaims ? 1 : 0

  rule = aws_cloudwatch_event_rule.reclaim[0].name
  arn  = module.reclaim[0].arn
}

resource "aws_lambda_permission" "reclaim" {
  count = local.reclaims ? 1 : 0

  statement_id  = "${var.name}-schedule"
  action        = "lambda:InvokeFunction"
  function_name = module.reclaim[0].name
  principal     = "events.amazonaws.com"
  source_arn    = aws_cloudwatch_event_rule.reclaim[0].arn
}

# Reclaim writes the age of the oldest item that is due to its log.
resource "aws_cloudwatch_log_metric_filter" "oldest_due" {
  count = local.reclaims ? 1 : 0

  name           = "${var.name}-oldest-due"
  log_group_name = "/aws/lambda/${module.reclaim[0].name}"
  pattern        = "[..., name=\"oldestDueSeconds\", value]"

  metric_transformation {
    name      = "OldestDueSeconds"
    namespace = var.name
    value     = "$value"
  }
}

resource "aws_cloudwatch_metric_alarm" "oldest_due" {
  count = local.reclaims ? 1 : 0

  alarm_name          = "${var.name}-oldest-due"
  alarm_description   = "Reclaim falls behind: something has been due for an hour."
  namespace           = var.name
  metric_name         = "OldestDueSeconds"
  statistic           = "Maximum"
  period              = 300
  evaluation_periods  = 3
  threshold           = 3600
  comparison_operator = "GreaterThanThreshold"
  treat_missing_data  = "notBreaching"
  alarm_actions       = var.alarm_topic_arns
  ok_actions          = var.alarm_topic_arns
  tags                = var.tags
}
