# All services for one account, at the gateways' own addresses.
module "malachite" {
  source = "../.."

  accounts = ["myaccount"]
  packages = {
    blob    = "${path.module}/../../../../functions/applications/blob/target/function.zip"
    queue   = "${path.module}/../../../../functions/applications/queue/target/function.zip"
    table   = "${path.module}/../../../../functions/applications/table/target/function.zip"
    file    = "${path.module}/../../../../functions/applications/file/target/function.zip"
    reclaim = "${path.module}/../../../../functions/applications/reclaim/target/function.zip"
  }
}

output "connection_strings" {
  value     = module.malachite.connection_strings
  sensitive = true
}
