# Public pictures: a function that can only get blobs, whatever else may be wrong with it.
module "malachite" {
  source = "../.."

  name            = "pictures"
  accounts        = ["pictures"]
  domain          = "example.org"
  certificate_arn = var.certificate_arn
  zone_id         = var.zone_id
  packages        = { blob = "${path.module}/../../../../functions/applications/blob/target/function.zip" }

  functions = {
    get-blob = {
      service     = "blob"
      operations  = ["GetBlob", "GetBlobProperties"]
      memory      = 256
      concurrency = 50
    }
  }
}

variable "certificate_arn" {
  type = string
}

variable "zone_id" {
  type = string
}
