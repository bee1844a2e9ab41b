package dev.malachite.protocol.auth;

import dev.malachite.protocol.Call;
import dev.malachite.protocol.Resource;
import dev.malachite.protocol.Service;
import dev.malachite.protocol.errors.ErrorCode;
import java.util.Locale;

/** Reads from the request what its SAS must have been given for. */
final class SasResource {
  private static final String NAMES_SERVICE = "2015-02-21";
  private static final String KNOWS_MOMENTS = "2018-11-09";
  private static final String KNOWS_DIRECTORIES = "2020-02-10";
  private static final int DEEPEST = 1024;

  private SasResource() {}

  static Scope scope(Call call, SasToken token) {
    return switch (call.service()) {
      case BLOB -> blob(call, token);
      case FILE -> file(call, token);
      case QUEUE -> Scope.container(call.container());
      case TABLE -> Scope.container(token.require("tn").toLowerCase(Locale.ROOT));
    };
  }

  private static Scope file(Call call, SasToken token) {
    return switch (token.require("sr")) {
      case "s" -> Scope.container(call.container());
      case "f" -> new Scope(Scope.Kind.OBJECT, call.container(), call.object(), "");
      default -> throw Failures.malformedToken();
    };
  }

  private static Scope blob(Call call, SasToken token) {
    return switch (token.require("sr")) {
      case "c" -> Scope.container(call.container());
      case "b" -> object(call, Scope.Kind.OBJECT, "");
      case "bs" -> moment(call, token, Scope.Kind.SNAPSHOT, "snapshot");
      case "bv" -> moment(call, token, Scope.Kind.VERSION, "versionid");
      case "d" -> directory(call, token);
      default -> throw Failures.malformedToken();
    };
  }

  private static Scope object(Call call, Scope.Kind kind, String moment) {
    Resource resource = Scope.object(call);
    return new Scope(kind, resource.container(), resource.object(), moment);
  }

  // Older formats do not sign sr: it must not be able to turn one kind of token into another.
  private static Scope moment(Call call, SasToken token, Scope.Kind kind, String parameter) {
    if (!token.isAtLeast(KNOWS_MOMENTS)) {
      throw Failures.malformedToken();
    }
    return object(call, kind, token.get(parameter));
  }

  private static Scope directory(Call call, SasToken token) {
    if (!token.isAtLeast(KNOWS_DIRECTORIES)) {
      throw ErrorCode.DIRECTORY_SAS_NOT_SUPPORTED_VERSION.exception();
    }
    int depth = depth(token.get("sdd"));
    if (depth == 0) {
      return Scope.container(call.container());
    }
    String path = call.object();
    int end = -1;
    for (int i = 0; i < depth && end < path.length(); i++) {
      int slash = path.indexOf('/', end + 1);
      end = slash < 0 ? path.length() : slash;
    }
    return new Scope(Scope.Kind.DIRECTORY, call.container(), path.substring(0, end), "");
  }

  private static int depth(String text) {
    if (text.isEmpty()) {
      throw ErrorCode.QUERY_PARAMETER_SAS_MANDATORY.exception();
    }
    try {
      int depth = Integer.parseInt(text);
      if (depth >= 0 && depth <= DEEPEST) {
        return depth;
      }
      throw ErrorCode.QUERY_PARAMETER_SDD_INVALID.exception();
    } catch (NumberFormatException notANumber) {
      throw ErrorCode.QUERY_PARAMETER_SDD_INVALID.exception();
    }
  }

  static String canonical(Call call, SasToken token, Scope scope) {
    StringBuilder text = new StringBuilder();
    if (token.isAtLeast(NAMES_SERVICE)) {
      text.append('/').append(call.service().lowerCase());
    }
    text.append('/').append(call.account()).append('/').append(scope.container());
    if (!scope.object().isEmpty()) {
      text.append('/').append(slashes(call.service(), scope.object()));
    }
    return text.toString();
  }

  // The SDKs sign a backslash in a blob's name as the slash that the service takes it for.
  private static String slashes(Service service, String object) {
    return service == Service.BLOB ? object.replace('\\', '/') : object;
  }
}
