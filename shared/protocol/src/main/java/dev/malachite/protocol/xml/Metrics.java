package dev.malachite.protocol.xml;

import java.util.Optional;

/** Which request statistics are kept; whether by operation is said only where they are. */
public record Metrics(boolean enabled, Optional<Boolean> includeApis, Retention retention) {
  public static final Metrics OFF = new Metrics(false, Optional.empty(), Retention.NONE);

  static Metrics read(XmlElement element) {
    boolean enabled = element.flagOf("Enabled").orElseThrow(() -> XmlErrors.missingNode("Enabled"));
    return new Metrics(
        enabled,
        element.flagOf("IncludeAPIs").filter(_ -> enabled),
        element.child("RetentionPolicy").map(Retention::read).orElse(Retention.NONE));
  }

  void write(XmlWriter writer, String element) {
    writer.open(element).text("Version", "1.0").text("Enabled", enabled);
    includeApis.ifPresent(flag -> writer.text("IncludeAPIs", flag));
    retention.write(writer, "RetentionPolicy");
    writer.close();
  }
}
