data "aws_region" "here" {}

locals {
  actions  = yamldecode(file("${path.module}/actions.yaml"))
  reclaims = contains(keys(var.packages), "reclaim")

  environment = {
    MALACHITE_STORE           = "dynamodb"
    MALACHITE_DYNAMODB_TABLE  = module.store.table_name
    MALACHITE_DYNAMODB_REGION = data.aws_region.here.id
    MALACHITE_DYNAMODB_BUCKET = module.store.bucket_name
    MALACHITE_ACCOUNTS_SECRET = module.accounts.secret_arn
    ACCOUNTS_REVISION         = module.accounts.revision
  }

  reads_accounts = {
    actions   = ["secretsmanager:GetSecretValue"]
    resources = [module.accounts.secret_arn]
  }
}

module "store" {
  source = "./modules/store"

  name                = var.name
  table_name          = coalesce(var.table_name, var.name)
  deletion_protection = var.deletion_protection
  tags                = var.tags
}

module "accounts" {
  source = "./modules/accounts"

  name          = var.name
  accounts      = var.accounts
  key_revisions = var.key_revisions
  tags          = var.tags
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
