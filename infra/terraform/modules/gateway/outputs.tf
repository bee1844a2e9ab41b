output "endpoints" {
  description = "Where each account answers. Where it is in the path there is a port, or the SDK for Java does not look for it there."
  value = {
    for account in var.accounts : account =>
    var.domain == null ? replace(aws_api_gateway_stage.account[account].invoke_url, "/^(https://[^/:]+)/", "$1:443") : "https://${account}.${var.service}.${var.domain}"
  }
}

output "description" {
  description = "The routes as the gateway was told."
  value       = local.description
}
