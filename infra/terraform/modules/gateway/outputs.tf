output "endpoints" {
  description = "Where each account answers."
  value = {
    for account in var.accounts : account => var.domain == null ? aws_api_gateway_stage.account[account].invoke_url : "https://${account}.${var.service}.${var.domain}"
  }
}

output "description" {
  description = "The routes as the gateway was told."
  value       = local.description
}
