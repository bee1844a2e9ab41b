package dev.malachite.protocol.routing;

import dev.malachite.protocol.Resource;
import java.util.Optional;

/** A path of the table service, which names its resources the way OData does. */
public sealed interface TablePath {
  PathShape shape();

  /** The set of all tables. */
  record Tables() implements TablePath {
    @Override
    public PathShape shape() {
      return PathShape.TABLES;
    }
  }

  /** One table as a member of that set. */
  record NamedTable(String table) implements TablePath {
    @Override
    public PathShape shape() {
      return PathShape.NAMED_TABLE;
    }
  }

  /** A table itself. */
  record Table(String table) implements TablePath {
    @Override
    public PathShape shape() {
      return PathShape.TABLE;
    }
  }

  /** The set of a table's entities. */
  record Entities(String table) implements TablePath {
    @Override
    public PathShape shape() {
      return PathShape.ENTITIES;
    }
  }

  /** One entity. */
  record Entity(String table, String partitionKey, String rowKey) implements TablePath {
    @Override
    public PathShape shape() {
      return PathShape.ENTITY;
    }
  }

  /** Where entity group transactions are posted. */
  record Batch() implements TablePath {
    @Override
    public PathShape shape() {
      return PathShape.BATCH;
    }
  }

  /** Empty where the path names nothing of the service. */
  static Optional<TablePath> parse(Resource resource) {
    return resource.object().isEmpty()
        ? new TablePathParser(resource.container()).parse()
        : Optional.empty();
  }
}
