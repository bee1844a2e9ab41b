data "aws_region" "here" {}

locals {
  actions  = yamldecode(file("${path.module}/actions.yaml"))
  reclaims = contains(keys(var.packages), "reclaim")

  environment = {
    MALACHITE_STORE           = "dynamodb"
    MALACHITE_DYNAMODB_TABLE  = module.store.table_name
    MALACHITE_DYNAMODB_REGION = data.aws_region.here.id
    MALACHITE_DYNAMODB_BUCKET = module.store.bucket_name
    MALACHITE_ACCOUNTS_SECRET = aws_secretsmanager_secret.accounts.arn
    ACCOUNTS_REVISION         = aws_secretsmanager_secret_version.accounts.version_id
  }

  reads_accounts = {
    actions   = ["secretsmanager:GetSecretValue"]
    resources = [aws_secretsmanager_secret.accounts.arn]
  }
}

module "store" {
  source = "./modules/store"

  name                = var.name
  deletion_protection = var.deletion_protection
  tags                = var.tags
}

# Two keys per account, as the service has them; docs/deploy.md says how to rotate them.
resource "random_bytes" "key" {
  for_each = { for pair in setproduct(var.accounts, ["1", "2"]) : "${pair[0]}/${pair[1]}" => pair }

  length  = 64
  keepers = { revision = lookup(var.key_revisions, each.key, "1") }
}

resource "aws_secretsmanager_secret" "accounts" {
  name_prefix = "${var.name}-accounts-"
  description = "Accounts and their keys: name:key1:key2;name:key1:key2"
  tags        = var.tags
}

resource "aws_secretsmanager_secret_version" "accounts" {
  secret_id = aws_secretsmanager_secret.accounts.id
  secret_string = join(";", [
    for account in sort(var.accounts) :
    "${account}:${random_bytes.key["${account}/1"].base64}:${random_bytes.key["${account}/2"].base64}"
  ])
}

module "function" {
  source   = "./modules/function"
  for_each = local.functions

  name               = "${var.name}-${each.key}"
  package            = var.packages[each.value.service]
  runtime            = var.runtime
  architecture       = var.architecture
  memory             = each.value.memory
  timeout            = each.value.timeout
  concurrency        = each.value.concurrency
  log_retention_days = var.log_retention_days
  alarm_topic_arns   = var.alarm_topic_arns
  tags               = var.tags

  environment = merge(local.environment, { MALACHITE_OPERATIONS = join(",", each.value.operations) })

  statements = [
    {
      actions   = local.actions[local.uses[each.key]].table
      resources = [module.store.table_arn]
    },
    {
      actions   = local.actions[local.uses[each.key]].bucket
      resources = ["${module.store.bucket_arn}/*"]
    },
    local.reads_accounts,
  ]
}

module "gateway" {
  source   = "./modules/gateway"
  for_each = local.services

  name            = var.name
  service         = each.key
  routes          = { for route, functions in local.routes[each.key] : route => functions[0] }
  functions       = { for name, function in module.function : name => { name = function.name, invoke_arn = function.invoke_arn } }
  accounts        = var.accounts
  domain          = var.domain
  certificate_arn = var.certificate_arn
  zone_id         = var.zone_id
  tags            = var.tags
}
