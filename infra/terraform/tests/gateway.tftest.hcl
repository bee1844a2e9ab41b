mock_provider "aws" {
  source = "./tests/aws"
}

variables {
  name    = "malachite"
  service = "queue"
  routes = {
    "get /"                      = "queue-read"
    "get /{queue}"               = "queue-read"
    "get /{queue}/messages"      = "queue-write"
    "put /{queue}/messages/{id}" = "queue-write"
  }
  functions = {
    queue-read  = { name = "malachite-queue-read", invoke_arn = "arn:read" }
    queue-write = { name = "malachite-queue-write", invoke_arn = "arn:write" }
  }
  accounts = ["acme", "other"]
}

run "routes_lead_to_their_functions" {
  command = apply

  module {
    source = "./modules/gateway"
  }

  assert {
    condition     = output.description.paths["/{queue}/messages"].get["x-amazon-apigateway-integration"].uri == "arn:write"
    error_message = "Receiving messages changes them."
  }

  assert {
    condition     = output.description.paths["/{queue}"].get["x-amazon-apigateway-integration"].uri == "arn:read"
    error_message = "Reading metadata does not."
  }

  assert {
    condition     = contains(output.description["x-amazon-apigateway-binary-media-types"], "*/*")
    error_message = "Bodies come in Base64 whatever they are."
  }

  assert {
    condition     = strcontains(output.description["x-amazon-apigateway-gateway-responses"].MISSING_AUTHENTICATION_TOKEN.responseTemplates["application/xml"], "<Code>NotImplemented</Code>")
    error_message = "What has no route is refused in the words of the service."
  }

  assert {
    condition     = { for account, stage in aws_api_gateway_stage.account : account => stage.stage_name } == { acme = "acme", other = "other" }
    error_message = "Paths begin with the account where hosts do not."
  }

  assert {
    condition     = output.endpoints["acme"] == "https://mock.execute-api.us-east-1.amazonaws.com:443/mock"
    error_message = "A port tells the SDK to look for the account there."
  }
}

run "accounts_have_hosts_of_their_own" {
  command = apply

  module {
    source = "./modules/gateway"
  }

  variables {
    domain          = "example.org"
    certificate_arn = "arn:aws:acm:us-east-1:123456789012:certificate/example"
    zone_id         = "Z123"
  }

  assert {
    condition     = tomap(output.endpoints) == tomap({ acme = "https://acme.queue.example.org", other = "https://other.queue.example.org" })
    error_message = "account.service.domain"
  }

  assert {
    condition     = aws_api_gateway_base_path_mapping.host["acme.queue.example.org"].stage_name == "acme" && length(aws_route53_record.host) == 2
    error_message = "Each host leads to the gateway."
  }
}
