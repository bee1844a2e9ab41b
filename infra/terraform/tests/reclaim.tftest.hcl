mock_provider "aws" {
  source = "./tests/aws"
}

variables {
  packages = {
    blob    = "tests/package.zip"
    reclaim = "tests/package.zip"
  }
  accounts = ["acme"]
}

run "reclaim_runs_on_a_schedule" {
  command = plan

  assert {
    condition     = aws_cloudwatch_event_rule.reclaim[0].schedule_expression == "rate(1 minute)"
    error_message = "Every minute unless told otherwise."
  }

  assert {
    condition     = aws_cloudwatch_metric_alarm.oldest_due[0].threshold == 3600
    error_message = "Somebody is told when it falls behind."
  }
}

run "without_its_package_there_is_none" {
  command = plan

  variables {
    packages = { blob = "tests/package.zip" }
  }

  assert {
    condition     = length(aws_cloudwatch_event_rule.reclaim) == 0
    error_message = "Nothing to schedule."
  }
}
