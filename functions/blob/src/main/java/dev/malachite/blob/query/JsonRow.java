package dev.malachite.blob.query;

import java.util.List;
import java.util.Map;

/** A JSON value as a record; what it lacks is null. */
record JsonRow(Value value) implements Row {
  @Override
  public Value at(List<Step> path) {
    Value found = value;
    for (Step step : path) {
      found = step(found, step);
    }
    return found;
  }

  static Value step(Value value, Step step) {
    return switch (step) {
      case Step.Name name ->
          value instanceof Value.Fields fields
              ? fields.fields().getOrDefault(name.text(), Value.nothing())
              : Value.nothing();
      case Step.Index index ->
          value instanceof Value.Items items && index.position() < items.items().size()
              ? items.items().get(index.position())
              : Value.nothing();
    };
  }

  @Override
  public Map<String, Value> all() {
    return value instanceof Value.Fields fields ? fields.fields() : Map.of("_1", value);
  }
}
