package dev.malachite.blob.query;

import java.util.List;
import java.util.Map;

/** One record of the blob. */
interface Row {
  /** The value at a path: names and, for JSON, positions. */
  Value at(List<Step> path);

  /** All of it, in order, for an asterisk. */
  Map<String, Value> all();

  /** A step of a path. */
  sealed interface Step {
    record Name(String text) implements Step {}

    record Index(int position) implements Step {}
  }
}
