variable "name" {
  type = string
}

variable "accounts" {
  type = set(string)
}

variable "key_revisions" {
  description = "Another text makes another key, as in { \"myaccount/2\" = \"2\" }."
  type        = map(string)
  default     = {}

  validation {
    condition     = alltrue([for key in keys(var.key_revisions) : contains([for pair in setproduct(var.accounts, ["1", "2"]) : join("/", pair)], key)])
    error_message = "Keys are named account/1 and account/2."
  }
}

variable "tags" {
  type    = map(string)
  default = {}
}
