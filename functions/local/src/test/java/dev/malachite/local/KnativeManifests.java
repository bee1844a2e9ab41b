package dev.malachite.local;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import org.yaml.snakeyaml.Yaml;

/**
 * Writes infra/knative from the operations: a service per API, and one per operation with its
 * route.
 */
final class KnativeManifests {
  private static final String HEADER =
      "# Generated from functions/operations.yaml by make infra; edit that instead.\n";
  private static final List<String> SERVICES = List.of("blob", "queue", "table", "file");

  /** The methods a route can name; others reach the service of the whole API. */
  private static final List<String> METHODS =
      List.of("GET", "HEAD", "PUT", "POST", "DELETE", "OPTIONS", "PATCH");

  /** A batch is answered by asking for its parts, so who answers it needs to answer those. */
  private static final Map<String, String> PARTS =
      Map.of(
          "SubmitBlobBatch", "DeleteBlob,SetBlobTier",
          "SubmitContainerBlobBatch", "DeleteBlob,SetBlobTier");

  private final List<Map<String, Object>> rows;

  private KnativeManifests(List<Map<String, Object>> rows) {
    this.rows = rows;
  }

  static KnativeManifests of(Path operations) throws IOException {
    return new KnativeManifests(new Yaml().load(Files.readString(operations)));
  }

  /** Contents by the names of the files. */
  Map<String, String> files() {
    Map<String, String> files = new TreeMap<>();
    StringBuilder services = new StringBuilder(HEADER);
    for (String service : SERVICES) {
      services.append(knativeService(service, service, ""));
      services.append(route(service, service, List.of(fallback())));
      StringBuilder operations = new StringBuilder(HEADER);
      rows.stream()
          .filter(row -> row.get("service").equals(service) && !matches(row).isEmpty())
          .forEach(row -> operations.append(operation(service, row)));
      files.put("operations/" + service + ".yaml", operations.toString());
    }
    files.put("services.yaml", services.toString());
    return files;
  }

  private String operation(String service, Map<String, Object> row) {
    String id = (String) row.get("id");
    String name = service + hyphenated(id);
    String answered = PARTS.containsKey(id) ? id + "," + PARTS.get(id) : id;
    return knativeService(name, service, answered) + route(name, service, matches(row));
  }

  private static String hyphenated(String id) {
    return id.replaceAll("([A-Z])", "-$1").toLowerCase(Locale.ROOT);
  }

  private static String knativeService(String name, String service, String operations) {
    int port = 10000 + SERVICES.indexOf(service);
    String limit =
        operations.isEmpty()
            ? ""
            : "            - name: MALACHITE_OPERATIONS\n              value: \""
                + operations
                + "\"\n";
    return """
    ---
    apiVersion: serving.knative.dev/v1
    kind: Service
    metadata:
      name: %s
      namespace: malachite
      labels:
        networking.knative.dev/visibility: cluster-local
    spec:
      template:
        metadata:
          annotations:
            autoscaling.knative.dev/min-scale: "0"
            autoscaling.knative.dev/target: "100"
        spec:
          timeoutSeconds: 600
          containers:
            - image: malachite/malachite-%s-application
              ports:
                - name: http1
                  containerPort: %d
              envFrom:
                - configMapRef:
                    name: malachite
                - secretRef:
                    name: malachite-accounts
              env:
                - name: MALACHITE_HOST
                  value: "0.0.0.0"
    """
            .formatted(name, service, port)
        + limit
        + """
                  resources:
                    requests:
                      cpu: 100m
                      memory: 64Mi
                    limits:
                      memory: 256Mi
        """;
  }

  /** The gateway hands on to Knative's own, which wakes the service by the name in the host. */
  private static String route(String name, String service, List<String> matches) {
    StringBuilder rules = new StringBuilder();
    matches.forEach(rules::append);
    return """
    ---
    apiVersion: gateway.networking.k8s.io/v1
    kind: HTTPRoute
    metadata:
      name: %s
      namespace: malachite
    spec:
      parentRefs:
        - name: malachite
      hostnames:
        - %s.example.org
      rules:
        - matches:
    %s      filters:
            - type: URLRewrite
              urlRewrite:
                hostname: %s.malachite.svc.cluster.local
          backendRefs:
            - name: kourier-internal
              namespace: kourier-system
              port: 80
    """
        .formatted(name, service, rules, name);
  }

  private static String fallback() {
    return """
            - path:
                type: PathPrefix
                value: /
    """;
  }

  private static List<String> matches(Map<String, Object> row) {
    List<String> matches = new ArrayList<>();
    for (Object method : (List<?>) row.get("methods")) {
      for (Object shape : (List<?>) row.get("paths")) {
        if (METHODS.contains(method) && !shape.equals("web")) {
          matches.add(match(row, method.toString(), shape.toString()));
        }
      }
    }
    return matches;
  }

  private static String match(Map<String, Object> row, String method, String shape) {
    return """
            - method: %s
              path:
                type: RegularExpression
                value: "%s"
    """
            .formatted(method, expression(shape).replace("\\", "\\\\"))
        + conditions("queryParams", row.get("query"))
        + conditions("headers", row.get("headers"));
  }

  /** After the account, which comes first in every path. */
  private static String expression(String shape) {
    if (shape.equals("*")) {
      return "/.*";
    }
    if (shape.equals("/")) {
      return "/[^/]+/?";
    }
    String quoted = shape.replaceAll("([($)])", "\\\\$1").replaceAll("'[^']*'", "[^/]*");
    return "/[^/]+"
        + quoted
            .replaceAll("[{](blob|path)[}]", ".+")
            .replace("{table}", "[^/(]+")
            .replaceAll("[{][a-z]+[}]", "[^/]+");
  }

  /** What may be absent cannot be asked for; the route with more conditions wins. */
  private static String conditions(String kind, Object selectors) {
    Map<String, String> asked = new LinkedHashMap<>();
    if (selectors instanceof Map<?, ?> map) {
      map.forEach((name, value) -> {
        if (!value.toString().endsWith("?")) {
          asked.put(name.toString(), value.toString());
        }
      });
    }
    if (asked.isEmpty()) {
      return "";
    }
    StringBuilder text = new StringBuilder("          " + kind + ":\n");
    asked.forEach((name, value) -> {
      boolean any = value.equals("*");
      text.append("            - name: ").append(name).append('\n');
      text.append("              type: ").append(any ? "RegularExpression" : "Exact").append('\n');
      text.append("              value: \"").append(any ? ".+" : value).append("\"\n");
    });
    return text.toString();
  }
}
