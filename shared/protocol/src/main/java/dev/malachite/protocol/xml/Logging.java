package dev.malachite.protocol.xml;

/** Which requests are logged, and for how long the logs are kept. */
public record Logging(boolean read, boolean write, boolean delete, Retention retention) {
  public static final Logging OFF = new Logging(false, false, false, Retention.NONE);

  static Logging read(XmlElement element) {
    return new Logging(
        flag(element, "Read"),
        flag(element, "Write"),
        flag(element, "Delete"),
        element.child("RetentionPolicy").map(Retention::read).orElse(Retention.NONE));
  }

  private static boolean flag(XmlElement element, String name) {
    return element.flagOf(name).orElseThrow(() -> XmlErrors.missingNode(name));
  }

  void write(XmlWriter writer) {
    writer
        .open("Logging")
        .text("Version", "1.0")
        .text("Read", read)
        .text("Write", write)
        .text("Delete", delete);
    retention.write(writer, "RetentionPolicy");
    writer.close();
  }
}
