# A REST API: unlike an HTTP API it hands paths on as they were sent, and signatures are about those.
locals {
  paths = distinct([for route in keys(var.routes) : split(" ", route)[1]])

  description = {
    openapi = "3.0.1"
    info = {
      title   = "${var.name}-${var.service}"
      version = "1"
    }
    paths = {
      for path in local.paths : path => {
        for route, function in var.routes : split(" ", route)[0] => {
          parameters = [
            for name in regexall("[{]([a-z]+)[+]?[}]", path) : {
              name     = name[0]
              in       = "path"
              required = true
              schema   = { type = "string" }
            }
          ]
          responses = { default = { description = "as the service answers" } }
          "x-amazon-apigateway-integration" = {
            type                 = "aws_proxy"
            httpMethod           = "POST"
            uri                  = var.functions[function].invoke_arn
            payloadFormatVersion = "1.0"
          }
        } if split(" ", route)[1] == path
      }
    }
    # The gateway's own refusals, in the words of the service.
    "x-amazon-apigateway-gateway-responses" = {
      REQUEST_TOO_LARGE = {
        statusCode         = 413
        responseParameters = { "gatewayresponse.header.x-ms-error-code" = "'RequestBodyTooLarge'" }
        responseTemplates = {
          "application/xml"  = local.too_large
          "application/json" = local.too_large
        }
      }
      # That is how a gateway calls a method and path that it has no route for.
      MISSING_AUTHENTICATION_TOKEN = {
        statusCode         = 501
        responseParameters = { "gatewayresponse.header.x-ms-error-code" = "'NotImplemented'" }
        responseTemplates = {
          "application/xml"  = local.unknown
          "application/json" = local.unknown
        }
      }
    }
    "x-amazon-apigateway-binary-media-types" = ["*/*"]
  }

  too_large = templatefile("${path.module}/error.xml", {
    code    = "RequestBodyTooLarge"
    message = "The request body is too large and exceeds the maximum permissible limit."
  })
  unknown = templatefile("${path.module}/error.xml", {
    code    = "NotImplemented"
    message = "No function answers this method and path."
  })

  # Account by host.
  hosts = var.domain == null ? {} : { for account in var.accounts : "${account}.${var.service}.${var.domain}" => account }
}

resource "aws_api_gateway_rest_api" "api" {
  name                         = "${var.name}-${var.service}"
  body                         = jsonencode(local.description)
  binary_media_types           = ["*/*"]
  disable_execute_api_endpoint = var.domain != null
  tags                         = var.tags

  endpoint_configuration {
    types = ["REGIONAL"]
  }
}

resource "aws_api_gateway_deployment" "live" {
  rest_api_id = aws_api_gateway_rest_api.api.id
  triggers    = { description = sha256(jsonencode(local.description)) }

  lifecycle {
    create_before_destroy = true
  }
}

# The name of a stage is the first segment of a path at the gateway's own address. An account is, where it is not in the
# host: so clients sign the path that the function sees.
resource "aws_api_gateway_stage" "account" {
  for_each = var.accounts

  rest_api_id   = aws_api_gateway_rest_api.api.id
  deployment_id = aws_api_gateway_deployment.live.id
  stage_name    = each.key
  tags          = var.tags
}

resource "aws_lambda_permission" "invoke" {
  for_each = toset(distinct(values(var.routes)))

  statement_id  = "${var.name}-${var.service}-gateway"
  action        = "lambda:InvokeFunction"
  function_name = var.functions[each.key].name
  principal     = "apigateway.amazonaws.com"
  source_arn    = "${aws_api_gateway_rest_api.api.execution_arn}/*"
}

resource "aws_api_gateway_domain_name" "host" {
  for_each = local.hosts

  domain_name              = each.key
  regional_certificate_arn = var.certificate_arn
  security_policy          = "TLS_1_2"
  tags                     = var.tags

  endpoint_configuration {
    types = ["REGIONAL"]
  }
}

resource "aws_api_gateway_base_path_mapping" "host" {
  for_each = local.hosts

  api_id      = aws_api_gateway_rest_api.api.id
  stage_name  = aws_api_gateway_stage.account[each.value].stage_name
  domain_name = aws_api_gateway_domain_name.host[each.key].domain_name
}

resource "aws_route53_record" "host" {
  for_each = var.zone_id == null ? {} : local.hosts

  zone_id = var.zone_id
  name    = each.key
  type    = "A"

  alias {
    name                   = aws_api_gateway_domain_name.host[each.key].regional_domain_name
    zone_id                = aws_api_gateway_domain_name.host[each.key].regional_zone_id
    evaluate_target_health = false
  }
}
