variable "name" {
  type = string
}

variable "service" {
  type = string
}

variable "routes" {
  description = "Functions by route, as in `get /{proxy+}`."
  type        = map(string)
}

variable "functions" {
  type = map(object({
    name       = string
    invoke_arn = string
  }))
}

variable "accounts" {
  type = set(string)
}

variable "domain" {
  type    = string
  default = null
}

variable "certificate_arn" {
  type    = string
  default = null
}

variable "zone_id" {
  type    = string
  default = null
}

variable "tags" {
  type    = map(string)
  default = {}
}
