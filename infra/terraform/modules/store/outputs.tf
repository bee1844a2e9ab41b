output "table_name" {
  value = aws_dynamodb_table.items.name
}

output "table_arn" {
  value = aws_dynamodb_table.items.arn
}

output "bucket_name" {
  value = aws_s3_bucket.content.bucket
}

output "bucket_arn" {
  value = aws_s3_bucket.content.arn
}
