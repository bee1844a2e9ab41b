package dev.malachite.protocol;

import java.util.Optional;

/**
 * The decoded names in a path: a container, queue, share or table path, and what lies in it.
 *
 * @param container the first segment, empty for the account itself
 * @param object everything after the slash that follows it, slashes and all; empty for the
 *     container itself
 */
public record Resource(String container, String object) {
  public static final String ROOT_CONTAINER = "$root";

  /** Empty where an escape is broken. */
  public static Optional<Resource> parse(String path) {
    String relative = path.startsWith("/") ? path.substring(1) : path;
    int slash = relative.indexOf('/');
    Optional<String> container =
        PercentCoding.decode(slash < 0 ? relative : relative.substring(0, slash));
    Optional<String> object =
        slash < 0 ? Optional.of("") : PercentCoding.decode(relative.substring(slash + 1));
    return container.flatMap(c -> object.map(o -> new Resource(c, o)));
  }

  public boolean isAccount() {
    return container.isEmpty();
  }
}
