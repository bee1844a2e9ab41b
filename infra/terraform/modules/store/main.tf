# The table that DynamoDbTable of the adapter would create, and the bucket for large content.
resource "aws_dynamodb_table" "items" {
  name                        = var.table_name
  billing_mode                = "PAY_PER_REQUEST"
  hash_key                    = "p"
  range_key                   = "s"
  deletion_protection_enabled = var.deletion_protection
  tags                        = var.tags

  attribute {
    name = "p"
    type = "S"
  }

  attribute {
    name = "s"
    type = "B"
  }

  attribute {
    name = "ds"
    type = "S"
  }

  attribute {
    name = "d"
    type = "N"
  }

  # Only items that reclaim will have to look at are in it.
  global_secondary_index {
    name               = "due"
    hash_key           = "ds"
    range_key          = "d"
    projection_type    = "INCLUDE"
    non_key_attributes = ["kp", "ks"]
  }

  # For items that need no more than to vanish; reclaim, not this, is what empties the store.
  ttl {
    attribute_name = "x"
    enabled        = true
  }

  point_in_time_recovery {
    enabled = true
  }

  server_side_encryption {
    enabled = true
  }
}

resource "aws_s3_bucket" "content" {
  bucket_prefix = "${var.name}-content-"
  force_destroy = !var.deletion_protection
  tags          = var.tags
}

resource "aws_s3_bucket_public_access_block" "content" {
  bucket                  = aws_s3_bucket.content.id
  block_public_acls       = true
  block_public_policy     = true
  ignore_public_acls      = true
  restrict_public_buckets = true
}

resource "aws_s3_bucket_server_side_encryption_configuration" "content" {
  bucket = aws_s3_bucket.content.id

  rule {
    apply_server_side_encryption_by_default {
      sse_algorithm = "AES256"
    }
  }
}

# Objects are never overwritten; versions are what a restore of the table to an earlier time finds its content in.
resource "aws_s3_bucket_versioning" "content" {
  bucket = aws_s3_bucket.content.id

  versioning_configuration {
    status = "Enabled"
  }
}

resource "aws_s3_bucket_lifecycle_configuration" "content" {
  bucket = aws_s3_bucket.content.id

  rule {
    id     = "residue"
    status = "Enabled"

    filter {}

    abort_incomplete_multipart_upload {
      days_after_initiation = 2
    }

    expiration {
      expired_object_delete_marker = true
    }

    # As long as the table can be restored to an earlier time.
    noncurrent_version_expiration {
      noncurrent_days = 35
    }
  }
}
