# Two keys per account, as the service has them, and one secret with all of them: a function reads that once, when it starts.
locals {
  keys = { for pair in setproduct(var.accounts, ["1", "2"]) : "${pair[0]}/${pair[1]}" => { account = pair[0], number = pair[1] } }
}

# It says another word at every plan; a key keeps the one it was made of.
data "aws_secretsmanager_random_password" "word" {
  for_each = local.keys

  password_length     = 64
  exclude_punctuation = true
}

resource "terraform_data" "revision" {
  for_each = local.keys

  input = lookup(var.key_revisions, each.key, "1")
}

resource "aws_secretsmanager_secret" "key" {
  for_each = local.keys

  name_prefix = "${var.name}-${each.value.account}-key${each.value.number}-"
  description = "Key ${each.value.number} of the account ${each.value.account}"
  tags        = var.tags
}

resource "aws_secretsmanager_secret_version" "key" {
  for_each = local.keys

  secret_id     = aws_secretsmanager_secret.key[each.key].id
  secret_string = base64encode(data.aws_secretsmanager_random_password.word[each.key].random_password)

  lifecycle {
    ignore_changes        = [secret_string]
    replace_triggered_by  = [terraform_data.revision[each.key]]
    create_before_destroy = true
  }
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
    join(":", [account, aws_secretsmanager_secret_version.key["${account}/1"].secret_string, aws_secretsmanager_secret_version.key["${account}/2"].secret_string])
  ])

  # A function that starts meanwhile finds one or the other.
  lifecycle {
    create_before_destroy = true
  }
}
