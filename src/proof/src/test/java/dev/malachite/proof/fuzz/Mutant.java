package dev.malachite.proof.fuzz;

import dev.malachite.proof.world.Request;
import dev.malachite.protocol.Headers;
import dev.malachite.protocol.Service;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A request that is being spoiled. */
final class Mutant {
  record Field(String name, String value) {}

  final Service service;
  String method;
  String path;
  final List<Field> headers = new ArrayList<>();
  byte[] body;

  private Mutant(Service service, String method, String path, byte[] body) {
    this.service = service;
    this.method = method;
    this.path = path;
    this.body = body;
  }

  static Mutant of(Request request) {
    Mutant mutant = new Mutant(request.service(), request.method(), request.path(), request.body());
    request.headers().forEach((name, value) -> mutant.headers.add(new Field(name, value)));
    return mutant;
  }

  Request request() {
    Headers.Builder built = Headers.builder();
    headers.forEach(field -> built.add(field.name(), field.value()));
    return new Request(service, method + " " + path, built.build(), body);
  }

  /** As the corpus keeps it: a line each for the call and the headers, and the body in Base64. */
  String toText() {
    StringBuilder text = new StringBuilder(service + " " + method + " " + escaped(path) + "\n");
    headers.forEach(field ->
        text.append(escaped(field.name()))
            .append(": ")
            .append(escaped(field.value()))
            .append('\n'));
    return text.append('\n')
        .append(Base64.getEncoder().encodeToString(body))
        .append('\n')
        .toString();
  }

  static Mutant ofText(String text) {
    int end = text.indexOf("\n\n");
    List<String> lines = text.substring(0, end).lines().toList();
    String[] call = lines.getFirst().split(" ", 3);
    byte[] body = Base64.getDecoder().decode(text.substring(end).strip());
    Mutant mutant = new Mutant(Service.valueOf(call[0]), call[1], plain(call[2]), body);
    for (String line : lines.subList(1, lines.size())) {
      int colon = line.indexOf(": ");
      mutant.headers.add(
          new Field(plain(line.substring(0, colon)), plain(line.substring(colon + 2))));
    }
    return mutant;
  }

  private static String escaped(String text) {
    StringBuilder escaped = new StringBuilder();
    for (char letter : text.toCharArray()) {
      escaped.append(
          letter >= ' ' && letter < 0x7f && letter != '\\'
              ? "" + letter
              : "\\u%04x".formatted((int) letter));
    }
    return escaped.toString();
  }

  private static String plain(String escaped) {
    return Pattern.compile("\\\\u([0-9a-f]{4})")
        .matcher(escaped)
        .replaceAll(
            found -> Matcher.quoteReplacement("" + (char) Integer.parseInt(found.group(1), 16)));
  }

  String text() {
    return new String(body, StandardCharsets.UTF_8);
  }
}
