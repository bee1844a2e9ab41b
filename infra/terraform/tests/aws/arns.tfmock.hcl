# The provider checks the shape of ARNs, and we rely on that of addresses; a mock makes up words.
mock_resource "aws_api_gateway_rest_api" {
  defaults = {
    execution_arn = "arn:aws:execute-api:us-east-1:123456789012:mock"
  }
}

mock_resource "aws_iam_role" {
  defaults = {
    arn = "arn:aws:iam::123456789012:role/mock"
  }
}

mock_resource "aws_lambda_function" {
  defaults = {
    arn        = "arn:aws:lambda:us-east-1:123456789012:function:mock"
    invoke_arn = "arn:aws:apigateway:us-east-1:lambda:path/2015-03-31/functions/mock/invocations"
  }
}

mock_resource "aws_api_gateway_stage" {
  defaults = {
    invoke_url = "https://mock.execute-api.us-east-1.amazonaws.com/mock"
  }
}
