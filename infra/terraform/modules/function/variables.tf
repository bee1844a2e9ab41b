variable "name" {
  type = string
}

variable "package" {
  description = "The path of its function.zip."
  type        = string
}

variable "runtime" {
  type = string
}

variable "architecture" {
  type = string
}

variable "memory" {
  type = number
}

variable "timeout" {
  type = number
}

variable "concurrency" {
  description = "How many may run at once; -1 for as many as the account allows."
  type        = number
  default     = -1
}

variable "environment" {
  type = map(string)
}

variable "statements" {
  description = "What it may do, besides writing its log."
  type = list(object({
    actions   = list(string)
    resources = list(string)
  }))
}

variable "log_retention_days" {
  type = number
}

variable "alarm_topic_arns" {
  type = list(string)
}

variable "tags" {
  type    = map(string)
  default = {}
}
