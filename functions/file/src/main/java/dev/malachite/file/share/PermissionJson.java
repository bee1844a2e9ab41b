package dev.malachite.file.share;

import dev.malachite.file.model.Permission;
import dev.malachite.protocol.errors.ErrorCode;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

/** A permission as the body of a request or an answer: an object of texts. */
final class PermissionJson {
  private PermissionJson() {}

  static Permission read(InputStream body) {
    Map<String, String> members = members(text(body).strip());
    String permission = members.getOrDefault("permission", "");
    return Permission.of(
        permission,
        Permission.format("x-ms-file-permission-format", members.getOrDefault("format", "sddl")));
  }

  private static Map<String, String> members(String json) {
    boolean object = json.startsWith("{") && json.endsWith("}");
    Map<String, String> members = new TreeMap<>();
    String name = "";
    StringBuilder part = new StringBuilder();
    boolean quoted = false;
    for (int i = 1; object && i < json.length(); i++) {
      char sign = json.charAt(i);
      if (quoted && sign == '\\' && i + 1 < json.length()) {
        part.append(json.charAt(++i));
      } else if (sign == '"') {
        quoted = !quoted;
      } else if (quoted) {
        part.append(sign);
      } else if (sign == ':') {
        name = part.toString().toLowerCase(Locale.ROOT);
        part.setLength(0);
      } else if (sign == ',' || sign == '}') {
        members.put(name, part.toString());
        part.setLength(0);
      }
    }
    if (!object || quoted) {
      throw ErrorCode.INVALID_INPUT.exception();
    }
    return members;
  }

  private static String text(InputStream body) {
    try {
      return new String(body.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }

  static String write(Permission permission) {
    String text = permission.text().replace("\\", "\\\\").replace("\"", "\\\"");
    String format = permission.format() == Permission.Format.BINARY ? "binary" : "sddl";
    return "{\"permission\":\"" + text + "\",\"format\":\"" + format + "\"}";
  }
}
