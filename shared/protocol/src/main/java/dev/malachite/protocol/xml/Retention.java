package dev.malachite.protocol.xml;

import java.util.OptionalInt;

/** For how many days something is kept; without days it is not kept. */
public record Retention(OptionalInt days, boolean allowPermanentDelete) {
  public static final Retention NONE = new Retention(OptionalInt.empty(), false);
  private static final int LONGEST = 365;

  public boolean enabled() {
    return days.isPresent();
  }

  static Retention read(XmlElement element) {
    boolean enabled = element.flagOf("Enabled").orElseThrow(() -> XmlErrors.missingNode("Enabled"));
    if (!enabled) {
      return NONE;
    }
    int days = element.numberOf("Days").orElseThrow(() -> XmlErrors.missingNode("Days"));
    if (days < 1 || days > LONGEST) {
      throw XmlErrors.invalidDocument("Days must be between 1 and " + LONGEST + ".");
    }
    return new Retention(
        OptionalInt.of(days), element.flagOf("AllowPermanentDelete").orElse(false));
  }

  void write(XmlWriter writer, String element) {
    writer.open(element).text("Enabled", enabled());
    days.ifPresent(count -> writer.text("Days", count));
    if (allowPermanentDelete) {
      writer.text("AllowPermanentDelete", true);
    }
    writer.close();
  }
}
