mock_provider "aws" {
  source = "./tests/aws"
}

variables {
  name     = "malachite"
  accounts = ["acme", "other"]
}

run "two_keys_per_account" {
  command = apply

  module {
    source = "./modules/accounts"
  }

  assert {
    condition     = length(distinct(values(output.keys))) == 4
    error_message = "No key is another's."
  }

  assert {
    condition     = alltrue([for key in values(output.keys) : can(base64decode(key))])
    error_message = "SDKs expect Base64."
  }

  assert {
    condition = aws_secretsmanager_secret_version.accounts.secret_string == join(";", [
      for account in ["acme", "other"] : "${account}:${output.keys["${account}/1"]}:${output.keys["${account}/2"]}"
    ])
    error_message = "What functions read has all of them."
  }

  assert {
    condition     = alltrue([for word in data.aws_secretsmanager_random_password.word : word.password_length == 64 && word.exclude_punctuation])
    error_message = "A key is made of 64 letters and digits."
  }
}

run "keys_stay_as_they_are" {
  command = apply

  module {
    source = "./modules/accounts"
  }

  assert {
    condition     = output.keys == run.two_keys_per_account.keys && output.revision == run.two_keys_per_account.revision
    error_message = "Applying again changes nothing."
  }
}

run "a_key_is_rotated_alone" {
  command = apply

  module {
    source = "./modules/accounts"
  }

  variables {
    key_revisions = { "acme/1" = "2" }
  }

  assert {
    condition = toset([
      for name, key in output.keys : name if key != run.two_keys_per_account.keys[name]
    ]) == toset(["acme/1"])
    error_message = "The others are still in use."
  }

  assert {
    condition     = output.revision != run.two_keys_per_account.revision
    error_message = "Functions start anew with it."
  }

  assert {
    condition     = strcontains(aws_secretsmanager_secret_version.accounts.secret_string, "acme:${output.keys["acme/1"]}:")
    error_message = "They find the new one."
  }
}

run "a_typing_error_rotates_nothing" {
  command = plan

  module {
    source = "./modules/accounts"
  }

  variables {
    key_revisions = { "amce/1" = "2" }
  }

  expect_failures = [var.key_revisions]
}
