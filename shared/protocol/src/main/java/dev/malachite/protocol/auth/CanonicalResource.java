package dev.malachite.protocol.auth;

import dev.malachite.protocol.Call;
import dev.malachite.protocol.Query;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

/** The address of a request as it is signed with a key: the path stays encoded as it was sent. */
final class CanonicalResource {
  private static final String SECONDARY = "-secondary";

  private CanonicalResource() {}

  /** With every query parameter on a line of its own. */
  static void appendFull(StringBuilder text, Call call, Spelling spelling) {
    appendPath(text, call, spelling);
    for (Map.Entry<String, List<String>> entry : parameters(call.query()).entrySet()) {
      List<String> values = entry.getValue();
      values.sort(null);
      text.append('\n').append(entry.getKey()).append(':').append(String.join(",", values));
    }
  }

  /** With no query parameter but comp. */
  static void appendLite(StringBuilder text, Call call, Spelling spelling) {
    appendPath(text, call, spelling);
    call.parameter("comp").ifPresent(value -> text.append("?comp=").append(value));
  }

  private static void appendPath(StringBuilder text, Call call, Spelling spelling) {
    String path = call.target().rawPath();
    text.append('/').append(call.account());
    if (spelling == Spelling.REFERENCE && call.target().secondary()) {
      appendPrimary(text, call.account(), path);
    } else {
      text.append(path.isEmpty() ? "/" : path);
    }
  }

  private static void appendPrimary(StringBuilder text, String account, String path) {
    String prefix = "/" + account + SECONDARY;
    boolean pathStyle =
        path.startsWith(prefix)
            && (path.length() == prefix.length() || path.charAt(prefix.length()) == '/');
    if (pathStyle) {
      text.append('/').append(account).append(path, prefix.length(), path.length());
    } else {
      text.append(path.isEmpty() ? "/" : path);
    }
  }

  private static Map<String, List<String>> parameters(Query query) {
    Map<String, List<String>> sorted = new TreeMap<>();
    for (Query.Parameter parameter : query.parameters()) {
      sorted
          .computeIfAbsent(
              parameter.name().toLowerCase(Locale.ROOT), name -> new ArrayList<String>(1))
          .add(parameter.value());
    }
    return sorted;
  }
}
