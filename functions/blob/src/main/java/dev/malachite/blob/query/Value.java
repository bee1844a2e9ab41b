package dev.malachite.blob.query;

import java.math.BigDecimal;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What an expression can be: the data types of the query language, and what JSON nests. */
sealed interface Value {
  static Value nothing() {
    return new Null();
  }

  static Value of(boolean flag) {
    return new Bool(flag);
  }

  /** Text as numbers and delimited data write it. */
  String text();

  /** The number it is, or that its text writes. */
  default Optional<Value> asNumber() {
    return Optional.empty();
  }

  /** What is absent or unknown. */
  record Null() implements Value {
    @Override
    public String text() {
      return "";
    }
  }

  record Bool(boolean flag) implements Value {
    @Override
    public String text() {
      return Boolean.toString(flag);
    }
  }

  record Int(long number) implements Value {
    @Override
    public String text() {
      return Long.toString(number);
    }

    @Override
    public Optional<Value> asNumber() {
      return Optional.of(this);
    }
  }

  record Real(double number) implements Value {
    @Override
    public String text() {
      return Double.isFinite(number)
          ? BigDecimal.valueOf(number).toPlainString()
          : Double.toString(number);
    }

    @Override
    public Optional<Value> asNumber() {
      return Optional.of(this);
    }
  }

  record Text(String text) implements Value {
    @Override
    public Optional<Value> asNumber() {
      return Numbers.parse(text);
    }
  }

  record Time(Instant instant) implements Value {
    @Override
    public String text() {
      return instant.toString();
    }
  }

  record Fields(Map<String, Value> fields) implements Value {
    @Override
    public String text() {
      return JsonText.of(this);
    }
  }

  record Items(List<Value> items) implements Value {
    @Override
    public String text() {
      return JsonText.of(this);
    }
  }
}
