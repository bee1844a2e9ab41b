output "name" {
  value = aws_lambda_function.function.function_name
}

output "arn" {
  value = aws_lambda_function.function.arn
}

output "invoke_arn" {
  value = aws_lambda_function.function.invoke_arn
}

output "policy" {
  description = "What its role allows."
  value       = local.policy
}
