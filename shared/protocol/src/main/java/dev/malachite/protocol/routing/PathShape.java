package dev.malachite.protocol.routing;

/** What a path can look like. */
public enum PathShape {
  ACCOUNT("/"),
  CONTAINER("/{container}"),
  BLOB("/{container}/{blob}"),
  QUEUE("/{queue}"),
  MESSAGES("/{queue}/messages"),
  MESSAGE("/{queue}/messages/{id}"),
  TABLES("/Tables"),
  NAMED_TABLE("/Tables('{table}')"),
  TABLE("/{table}"),
  ENTITIES("/{table}()"),
  ENTITY("/{table}(PartitionKey='{partition}',RowKey='{row}')"),
  BATCH("/$batch"),
  SHARE("/{share}"),
  PATH("/{share}/{path}"),
  /** Any path at all. */
  ANY("*"),
  /** A path of the endpoint of static websites. */
  WEB("web");

  private final String text;

  PathShape(String text) {
    this.text = text;
  }

  /** As the manifest writes it. */
  public String text() {
    return text;
  }

  static PathShape parse(String text) {
    for (PathShape shape : values()) {
      if (shape.text.equals(text)) {
        return shape;
      }
    }
    throw new IllegalArgumentException("Unknown path shape " + text);
  }
}
