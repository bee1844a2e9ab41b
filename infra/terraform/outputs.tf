output "connection_strings" {
  description = "Ready for any Azure SDK, by account."
  sensitive   = true
  value = {
    for account in var.accounts : account => join(";", concat(
      [
        "DefaultEndpointsProtocol=https",
        "AccountName=${account}",
        "AccountKey=${module.accounts.keys["${account}/1"]}",
      ],
      [for service in sort(local.services) : "${title(service)}Endpoint=${module.gateway[service].endpoints[account]}"]
    ))
  }
}

output "endpoints" {
  value = { for service, gateway in module.gateway : service => gateway.endpoints }
}

output "functions" {
  description = "Each function, what it answers and what its role allows."
  value = {
    for name, function in module.function : name => {
      name       = function.name
      operations = local.functions[name].operations
      store      = local.uses[name]
      policy     = function.policy
    }
  }
}

output "table" {
  value = module.store.table_name
}

output "bucket" {
  value = module.store.bucket_name
}
