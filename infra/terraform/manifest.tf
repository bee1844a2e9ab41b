# The functions and routes that follow from functions/operations.yaml.
locals {
  operations = yamldecode(file("${path.module}/../../functions/operations.yaml"))
  services   = toset([for name in keys(var.packages) : name if name != "reclaim"])

  groups = {
    for group in distinct([for row in local.operations : row.group if contains(local.services, row.service)]) :
    group => {
      service     = one(distinct([for row in local.operations : row.service if row.group == group]))
      operations  = [for row in local.operations : row.id if row.group == group]
      memory      = 512
      timeout     = 29
      concurrency = -1
    }
  }

  functions = var.functions == null ? local.groups : var.functions

  uses = {
    for name, function in local.functions : name => anytrue([
      for row in local.operations :
      row.store == "write" if row.service == function.service && contains(function.operations, row.id)
    ]) ? "write" : "read"
  }

  # The function that answers an operation; the manifest's groups decide only which operations may share a route.
  answers = merge([
    for name, function in local.functions : {
      for id in function.operations : "${function.service}/${id}" => name
    }
  ]...)

  # A gateway sees method and path. It cannot have a variable segment beside a proxy route, so a service either has its
  # own shapes (those with a word in them, as /{queue}/messages) or everything but the root is one route.
  shaped = {
    for service in local.services : service => anytrue(flatten([
      for row in local.operations : [for path in row.paths : can(regex("^/[{][a-z]+[}]/[a-z]", path))] if row.service == service
    ]))
  }

  described = {
    for service in local.services : service => flatten([
      for row in local.operations : [
        for method in row.methods : [
          for path in row.paths : {
            method   = lower(method)
            path     = path == "/" || local.shaped[service] ? path : "/{proxy+}"
            function = lookup(local.answers, "${service}/${row.id}", "")
          } if startswith(path, "/")
        ] if contains(["GET", "HEAD", "PUT", "POST", "DELETE", "PATCH"], method)
      ] if row.service == service
    ])
  }

  # Preflights are about any path.
  preflights = {
    for service in local.services : service => flatten([
      for row in local.operations : [
        for path in distinct(local.described[service][*].path) : {
          method   = "options"
          path     = path
          function = lookup(local.answers, "${service}/${row.id}", "")
        }
      ] if row.service == service && contains(row.paths, "*")
    ])
  }

  routes = {
    for service in local.services : service => {
      for route in concat(local.described[service], local.preflights[service]) :
      "${route.method} ${route.path}" => route.function... if route.function != ""
    }
  }
}

check "routes_are_unambiguous" {
  assert {
    condition     = alltrue(flatten([for routes in local.routes : [for functions in routes : length(distinct(functions)) == 1]]))
    error_message = "A gateway cannot route by query or header: operations with the same method and path need to share a function."
  }
}

check "operations_exist" {
  assert {
    condition = alltrue(flatten([
      for function in local.functions : [
        for id in function.operations : contains([for row in local.operations : row.id if row.service == function.service], id)
      ]
    ]))
    error_message = "A function names an operation that the manifest does not have."
  }
}
