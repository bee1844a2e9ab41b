package dev.malachite.table.filter;

import dev.malachite.table.model.EdmValue;
import java.util.Optional;
import java.util.function.Function;

/** A condition on the properties of an entity. */
public sealed interface Filter {
  /** What a request without a filter means. */
  Filter ALL = new Constant(true);

  boolean test(Function<String, Optional<EdmValue>> properties);

  record And(Filter left, Filter right) implements Filter {
    @Override
    public boolean test(Function<String, Optional<EdmValue>> properties) {
      return left.test(properties) && right.test(properties);
    }
  }

  record Or(Filter left, Filter right) implements Filter {
    @Override
    public boolean test(Function<String, Optional<EdmValue>> properties) {
      return left.test(properties) || right.test(properties);
    }
  }

  record Not(Filter inner) implements Filter {
    @Override
    public boolean test(Function<String, Optional<EdmValue>> properties) {
      return !inner.test(properties);
    }
  }

  record Constant(boolean value) implements Filter {
    @Override
    public boolean test(Function<String, Optional<EdmValue>> properties) {
      return value;
    }
  }

  /** Never holds where the property is absent or cannot be compared with the literal. */
  record Compare(String property, Comparison comparison, EdmValue literal) implements Filter {
    @Override
    public boolean test(Function<String, Optional<EdmValue>> properties) {
      return properties
          .apply(property)
          .filter(value -> comparison.test(value, literal))
          .isPresent();
    }
  }
}
