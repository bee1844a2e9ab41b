output "secret_arn" {
  description = "The secret that a function reads."
  value       = aws_secretsmanager_secret.accounts.arn
}

output "revision" {
  description = "Another one as soon as a key is."
  value = sha256(join(",", concat(
    [aws_secretsmanager_secret_version.accounts.version_id],
    [for version in aws_secretsmanager_secret_version.key : version.version_id]
  )))
}

output "keys" {
  description = "The keys, by account/1 and account/2."
  sensitive   = true
  value       = { for name, version in aws_secretsmanager_secret_version.key : name => version.secret_string }
}
