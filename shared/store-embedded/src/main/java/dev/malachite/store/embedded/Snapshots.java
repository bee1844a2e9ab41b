package dev.malachite.store.embedded;

import java.util.List;
import java.util.regex.Pattern;

/**
 * Whole states of an embedded store, for tests. Whoever uses it sees to it that nobody writes
 * meanwhile: content that was written before and is referred to afterwards would be lost.
 */
public interface Snapshots {
  Pattern NAME = Pattern.compile("[a-z0-9][a-z0-9-]{0,62}");

  /** Leaves nothing. */
  void reset();

  /** Keeps the present state under a name, in place of what had the name. */
  void take(String name);

  /** Brings a state back; false where there is none of the name. */
  boolean restore(String name);

  /** In alphabetical order. */
  List<String> names();

  /** Names become names of directories, so not every text is one. */
  static String checked(String name) {
    if (!NAME.matcher(name).matches()) {
      throw new IllegalArgumentException(
          "A snapshot's name has up to 63 lower case letters, digits and dashes");
    }
    return name;
  }
}
