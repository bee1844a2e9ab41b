mock_provider "aws" {
  source = "./tests/aws"
}

variables {
  packages = {
    blob  = "tests/package.zip"
    queue = "tests/package.zip"
    table = "tests/package.zip"
    file  = "tests/package.zip"
  }
  accounts = ["acme"]
}

run "a_function_per_group" {
  command = plan

  assert {
    condition     = toset(keys(output.functions)) == toset(["blob-read", "blob-write", "queue-read", "queue-write", "table-read", "table-write", "file-read", "file-write"])
    error_message = "The groups of the manifest are the functions."
  }

  assert {
    condition     = alltrue([for name, function in output.functions : function.store == (endswith(name, "-read") ? "read" : "write")])
    error_message = "Functions that only read may only read."
  }
}

run "one_operation_that_reads" {
  command = apply

  variables {
    packages  = { blob = "tests/package.zip" }
    functions = { get-blob = { service = "blob", operations = ["GetBlob"] } }
  }

  assert {
    condition = toset(flatten(output.functions["get-blob"].policy.Statement[*].Action)) == toset([
      "dynamodb:BatchGetItem",
      "dynamodb:Query",
      "logs:CreateLogStream",
      "logs:PutLogEvents",
      "s3:GetObject",
      "secretsmanager:GetSecretValue",
    ])
    error_message = "A function of GetBlob reads, writes its log, and no more."
  }

  assert {
    condition     = !contains(flatten(output.functions["get-blob"].policy.Statement[*].Resource), "*")
    error_message = "It reads what is ours."
  }

  assert {
    condition     = output.functions["get-blob"].operations == tolist(["GetBlob"])
    error_message = "It answers what it was told to."
  }
}

run "one_operation_that_writes" {
  command = apply

  variables {
    packages  = { blob = "tests/package.zip" }
    functions = { put-blob = { service = "blob", operations = ["PutBlob", "GetBlob"] } }
  }

  assert {
    condition     = contains(flatten(output.functions["put-blob"].policy.Statement[*].Action), "dynamodb:PutItem")
    error_message = "One operation that writes is enough to need leave to write."
  }
}

run "unknown_operations_are_refused" {
  command = plan

  variables {
    packages  = { blob = "tests/package.zip" }
    functions = { typing-error = { service = "blob", operations = ["GetBlop"] } }
  }

  expect_failures = [check.operations_exist]
}

run "operations_that_share_a_route_share_a_function" {
  command = plan

  variables {
    packages = { blob = "tests/package.zip" }
    functions = {
      get  = { service = "blob", operations = ["GetBlob"] }
      list = { service = "blob", operations = ["ListBlobsFlat"] }
    }
  }

  expect_failures = [check.routes_are_unambiguous]
}

run "connection_strings_are_ready" {
  command = apply

  variables {
    packages        = { blob = "tests/package.zip", table = "tests/package.zip" }
    domain          = "example.org"
    certificate_arn = "arn:aws:acm:us-east-1:123456789012:certificate/example"
    zone_id         = "Z123"
  }

  assert {
    condition = output.connection_strings["acme"] == join(";", [
      "DefaultEndpointsProtocol=https",
      "AccountName=acme",
      "AccountKey=${module.accounts.keys["acme/1"]}",
      "BlobEndpoint=https://acme.blob.example.org",
      "TableEndpoint=https://acme.table.example.org",
    ])
    error_message = "As an SDK takes it."
  }
}
