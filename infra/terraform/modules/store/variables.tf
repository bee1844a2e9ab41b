variable "name" {
  type = string
}

variable "table_name" {
  type = string
}

variable "deletion_protection" {
  type = bool
}

variable "tags" {
  type    = map(string)
  default = {}
}
