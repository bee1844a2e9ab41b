package dev.malachite.local.command;

import java.util.List;
import java.util.Map;

/**
 * One option of the command line.
 *
 * @param parameter what its value is called; empty where it takes none
 */
record Flag(List<String> names, String parameter, Effect effect) {
  /** What an option does to the configuration. */
  sealed interface Effect {
    /** The value goes to a property. */
    record Sets(String property) implements Effect {}

    /** These properties get these values; {@code %s} stands for the option's own. */
    record SetsAll(Map<String, String> properties) implements Effect {}

    /** Nothing, and this is why. */
    record Explains(String reason) implements Effect {}
  }

  static Flag sets(String name, String parameter, String property) {
    return new Flag(List.of(name), parameter, new Effect.Sets(property));
  }

  static Flag switches(List<String> names, String property, String value) {
    return new Flag(names, "", new Effect.SetsAll(Map.of(property, value)));
  }

  static Flag explains(List<String> names, String parameter, String reason) {
    return new Flag(names, parameter, new Effect.Explains(reason));
  }

  boolean takesValue() {
    return !parameter.isEmpty();
  }
}
