package dev.malachite.table.model;

import java.util.UUID;

/** The value of a property: one of the eight types that the Table service stores. */
public sealed interface EdmValue permits EdmValue.Scalar, BinaryValue {
  /** As annotations name it. */
  String typeName();

  /** What it counts for in the size of an entity. */
  int size();

  /** Values that are records. */
  sealed interface Scalar extends EdmValue {}

  /** Values that are compared with each other whatever their type. */
  sealed interface Numeric extends Scalar {}

  record Text(String value) implements Scalar {
    @Override
    public String typeName() {
      return "Edm.String";
    }

    @Override
    public int size() {
      return value.length() * 2 + 4;
    }
  }

  record Int32(int value) implements Numeric {
    @Override
    public String typeName() {
      return "Edm.Int32";
    }

    @Override
    public int size() {
      return 4;
    }
  }

  record Int64(long value) implements Numeric {
    @Override
    public String typeName() {
      return "Edm.Int64";
    }

    @Override
    public int size() {
      return 8;
    }
  }

  record Floating(double value) implements Numeric {
    @Override
    public String typeName() {
      return "Edm.Double";
    }

    @Override
    public int size() {
      return 8;
    }
  }

  record Flag(boolean value) implements Scalar {
    @Override
    public String typeName() {
      return "Edm.Boolean";
    }

    @Override
    public int size() {
      return 1;
    }
  }

  /** In units of 100 nanoseconds since 1970. */
  record Moment(long ticks) implements Scalar {
    @Override
    public String typeName() {
      return "Edm.DateTime";
    }

    @Override
    public int size() {
      return 8;
    }
  }

  record Guid(UUID value) implements Scalar {
    @Override
    public String typeName() {
      return "Edm.Guid";
    }

    @Override
    public int size() {
      return 16;
    }
  }
}
