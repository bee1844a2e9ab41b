variable "name" {
  description = "Prefix of everything that is created."
  type        = string
  default     = "malachite"

  validation {
    condition     = can(regex("^[a-z][a-z0-9-]{1,30}$", var.name))
    error_message = "Lower-case letters, digits and hyphens, beginning with a letter."
  }
}

variable "packages" {
  description = "The function.zip of each service and of reclaim, as `make lambda` builds them; services that are left out are not deployed."
  type        = map(string)

  validation {
    condition     = length(setsubtract(keys(var.packages), ["blob", "queue", "table", "file", "reclaim"])) == 0
    error_message = "Known packages: blob, queue, table, file, reclaim."
  }
}

variable "runtime" {
  description = "provided.al2023 for native packages, java25 for JVM packages."
  type        = string
  default     = "provided.al2023"
}

variable "architecture" {
  description = "What the packages were built for: x86_64 or arm64."
  type        = string
  default     = "x86_64"
}

variable "functions" {
  description = "Functions by name. Left out: one per group of the manifest. Each answers the operations it names, and may do to the store what they do."
  type = map(object({
    service     = string
    operations  = list(string)
    memory      = optional(number, 512)
    timeout     = optional(number, 29)
    concurrency = optional(number, -1)
  }))
  default = null
}

variable "accounts" {
  description = "The names of the storage accounts. Their keys are made and kept in Secrets Manager."
  type        = set(string)

  validation {
    condition     = length(var.accounts) > 0 && alltrue([for account in var.accounts : can(regex("^[a-z0-9]{3,24}$", account))])
    error_message = "At least one; 3 to 24 lower-case letters and digits each."
  }
}

variable "key_revisions" {
  description = "Another text makes another key, as in { \"myaccount/2\" = \"2\" }: how keys are rotated."
  type        = map(string)
  default     = {}
}

variable "domain" {
  description = "Accounts answer at account.service.domain. Left out: only at the gateways' own addresses."
  type        = string
  default     = null
}

variable "certificate_arn" {
  description = "A certificate for *.blob.domain, *.queue.domain, *.table.domain and *.file.domain, in this region."
  type        = string
  default     = null
}

variable "zone_id" {
  description = "The hosted zone of the domain."
  type        = string
  default     = null
}

variable "alarm_topic_arns" {
  description = "Who is told when an alarm rings."
  type        = list(string)
  default     = []
}

variable "reclaim_rate" {
  description = "How often reclaim runs."
  type        = string
  default     = "rate(1 minute)"
}

variable "log_retention_days" {
  type    = number
  default = 30
}

variable "table_name" {
  description = "Another table than the one named as everything else: one that was restored from a backup."
  type        = string
  default     = null
}

variable "deletion_protection" {
  description = "Whether the table and the bucket refuse to be destroyed."
  type        = bool
  default     = true
}

variable "tags" {
  type    = map(string)
  default = {}
}
