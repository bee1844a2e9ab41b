package dev.malachite.table.filter;

import dev.malachite.store.Utf8;
import dev.malachite.table.model.BinaryValue;
import dev.malachite.table.model.EdmValue;
import java.util.Arrays;
import java.util.Locale;
import java.util.OptionalInt;
import java.util.UUID;

/** The six ways to compare. */
public enum Comparison {
  EQ,
  NE,
  GT,
  GE,
  LT,
  LE;

  boolean test(EdmValue value, EdmValue literal) {
    if (isNotANumber(value) || isNotANumber(literal)) {
      return this == NE && literal instanceof EdmValue.Numeric && value instanceof EdmValue.Numeric;
    }
    OptionalInt order = compare(value, literal);
    return order.isPresent() && test(order.getAsInt());
  }

  boolean test(int order) {
    return switch (this) {
      case EQ -> order == 0;
      case NE -> order != 0;
      case GT -> order > 0;
      case GE -> order >= 0;
      case LT -> order < 0;
      case LE -> order <= 0;
    };
  }

  /** With the sides exchanged. */
  Comparison mirrored() {
    return switch (this) {
      case EQ, NE -> this;
      case GT -> LT;
      case GE -> LE;
      case LT -> GT;
      case LE -> GE;
    };
  }

  /** Holds where this does not, if there is an order at all. */
  Comparison negated() {
    return switch (this) {
      case EQ -> NE;
      case NE -> EQ;
      case GT -> LE;
      case GE -> LT;
      case LT -> GE;
      case LE -> GT;
    };
  }

  String keyword() {
    return name().toLowerCase(Locale.ROOT);
  }

  private static boolean isNotANumber(EdmValue value) {
    return value instanceof EdmValue.Floating number && Double.isNaN(number.value());
  }

  private static OptionalInt compare(EdmValue value, EdmValue literal) {
    return switch (literal) {
      case EdmValue.Text right when value instanceof EdmValue.Text left ->
          OptionalInt.of(Utf8.ORDER.compare(left.value(), right.value()));
      case EdmValue.Numeric right when value instanceof EdmValue.Numeric left ->
          OptionalInt.of(compareNumbers(left, right));
      case EdmValue.Flag right when value instanceof EdmValue.Flag left ->
          OptionalInt.of(Boolean.compare(left.value(), right.value()));
      case EdmValue.Moment right when value instanceof EdmValue.Moment left ->
          OptionalInt.of(Long.compare(left.ticks(), right.ticks()));
      case EdmValue.Guid right when value instanceof EdmValue.Guid left ->
          OptionalInt.of(compareGuids(left.value(), right.value()));
      case BinaryValue right when value instanceof BinaryValue left ->
          OptionalInt.of(Arrays.compareUnsigned(left.bytes(), right.bytes()));
      default -> OptionalInt.empty();
    };
  }

  private static int compareNumbers(EdmValue.Numeric left, EdmValue.Numeric right) {
    if (left instanceof EdmValue.Floating || right instanceof EdmValue.Floating) {
      double one = floating(left);
      double other = floating(right);
      return one < other ? -1 : one > other ? 1 : 0;
    }
    return Long.compare(whole(left), whole(right));
  }

  private static double floating(EdmValue.Numeric number) {
    return number instanceof EdmValue.Floating real ? real.value() : whole(number);
  }

  private static long whole(EdmValue.Numeric number) {
    return switch (number) {
      case EdmValue.Int32 small -> small.value();
      case EdmValue.Int64 large -> large.value();
      case EdmValue.Floating real -> (long) real.value();
    };
  }

  private static int compareGuids(UUID left, UUID right) {
    int high = Long.compareUnsigned(left.getMostSignificantBits(), right.getMostSignificantBits());
    return high != 0
        ? high
        : Long.compareUnsigned(left.getLeastSignificantBits(), right.getLeastSignificantBits());
  }
}
