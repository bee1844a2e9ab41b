package dev.malachite.protocol.routing;

import dev.malachite.protocol.Headers;
import dev.malachite.protocol.Query;
import dev.malachite.protocol.Service;
import dev.malachite.protocol.auth.Access;
import dev.malachite.protocol.errors.ApiException;
import dev.malachite.protocol.errors.ErrorCode;
import dev.malachite.protocol.routing.Selector.Verdict;
import java.util.List;

/**
 * One operation of the manifest.
 *
 * @param id the class that implements it; unique within the service
 * @param selectors what picks it among the operations with the same method and path
 * @param either query parameters and headers of which at least one must be present, if there are
 *     any
 * @param open whether everybody may, credentials or not
 * @param group the function that answers it where routes know only method and path
 * @param store what a function needs leave for that answers it
 * @param brief whether it asks the store a few times and waits for nobody else
 * @param unless with which it is not brief after all
 */
public record Row(
    String id,
    Service service,
    List<String> methods,
    List<PathShape> paths,
    List<Selector> selectors,
    List<String> either,
    Access access,
    boolean open,
    BodyKind body,
    boolean idempotent,
    String group,
    StoreUse store,
    boolean brief,
    List<Selector> unless,
    int success,
    String title) {

  boolean matches(Query query, Headers headers) {
    for (Selector selector : selectors) {
      if (selector.test(query, headers) != Verdict.MATCH) {
        return false;
      }
    }
    return hasEither(query, headers);
  }

  boolean hasEither(Query query, Headers headers) {
    return either.isEmpty()
        || either.stream().anyMatch(name -> Selector.find(name, query, headers).isPresent());
  }

  /** Whether this request for the operation is answered in a moment that nobody can prolong. */
  public boolean isBrief(Query query, Headers headers) {
    return brief && unless.stream().noneMatch(each -> each.test(query, headers) == Verdict.MATCH);
  }

  /** Whether the request at least names this operation's restype and comp. */
  boolean matchesKind(Query query, Headers headers) {
    return selectors.stream()
        .filter(selector -> selector.name().equals("restype") || selector.name().equals("comp"))
        .allMatch(selector -> selector.test(query, headers) == Verdict.MATCH);
  }

  List<Selector> violations(Query query, Headers headers) {
    return selectors.stream()
        .filter(selector -> selector.test(query, headers) != Verdict.MATCH)
        .toList();
  }

  /** The answer of a function that does not have this operation. */
  public ApiException notImplemented() {
    ErrorCode code = ErrorCode.NOT_IMPLEMENTED;
    String sentence = code.message().substring(0, code.message().length() - 1);
    return code.exception().message(sentence + " (operation " + id + ").");
  }
}
