mock_provider "aws" {
  source = "./tests/aws"
}

variables {
  name                = "malachite"
  table_name          = "malachite-2"
  deletion_protection = true
}

run "the_table_is_the_one_the_adapter_expects" {
  command = apply

  module {
    source = "./modules/store"
  }

  assert {
    condition     = output.table_name == "malachite-2" && startswith(aws_s3_bucket.content.bucket_prefix, "malachite-content-")
    error_message = "A table that was restored keeps its bucket."
  }

  assert {
    condition     = aws_dynamodb_table.items.hash_key == "p" && aws_dynamodb_table.items.range_key == "s"
    error_message = "The key of an item."
  }

  assert {
    condition     = one(aws_dynamodb_table.items.global_secondary_index).name == "due"
    error_message = "The index of what is due."
  }

  assert {
    condition     = one(aws_dynamodb_table.items.point_in_time_recovery).enabled && one(aws_dynamodb_table.items.ttl).enabled
    error_message = "It can be restored to an earlier time, and items may expire."
  }

  assert {
    condition     = aws_dynamodb_table.items.deletion_protection_enabled && !aws_s3_bucket.content.force_destroy
    error_message = "Data is not destroyed by accident."
  }
}
