package dev.malachite.protocol.xml;

import dev.malachite.protocol.Service;
import dev.malachite.protocol.cors.CorsRule;
import java.io.InputStream;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** What a request sets; what it does not name stays as it is. */
public record ServicePropertiesUpdate(
    Optional<Logging> logging,
    Optional<Metrics> hourMetrics,
    Optional<Metrics> minuteMetrics,
    Optional<List<CorsRule>> cors,
    Optional<String> defaultServiceVersion,
    Optional<Retention> deleteRetention,
    Optional<StaticWebsite> staticWebsite,
    Optional<SmbSettings> smb) {

  private static final long LARGEST = 64 * 1024;
  private static final String VERSION = "DefaultServiceVersion";

  public static ServicePropertiesUpdate read(InputStream document, Service service) {
    XmlElement root = XmlReader.read(document, LARGEST);
    if (!root.name().equals("StorageServiceProperties")) {
      throw XmlErrors.invalidDocument("The root element must be StorageServiceProperties.");
    }
    Set<String> allowed = elements(service);
    for (XmlElement child : root.children()) {
      if (!allowed.contains(child.name())) {
        throw XmlErrors.invalidDocument("The element " + child.name() + " is not expected here.");
      }
      if (root.children(child.name()).size() > 1) {
        throw XmlErrors.invalidDocument("The element " + child.name() + " is repeated.");
      }
    }
    return new ServicePropertiesUpdate(
        root.child("Logging").map(Logging::read),
        root.child("HourMetrics").map(Metrics::read),
        root.child("MinuteMetrics").map(Metrics::read),
        root.child("Cors").map(CorsRulesXml::read),
        root.textOf(VERSION).filter(text -> !text.isEmpty()).map(ServicePropertiesUpdate::version),
        root.child("DeleteRetentionPolicy").map(Retention::read),
        root.child("StaticWebsite").map(StaticWebsite::read),
        root.child("ProtocolSettings").map(SmbSettings::read));
  }

  private static String version(String text) {
    if (!text.matches("\\d{4}-\\d{2}-\\d{2}")) {
      throw XmlErrors.invalidNode(VERSION, text);
    }
    return text;
  }

  private static Set<String> elements(Service service) {
    return switch (service) {
      case BLOB ->
          Set.of(
              "Logging",
              "HourMetrics",
              "MinuteMetrics",
              "Cors",
              VERSION,
              "DeleteRetentionPolicy",
              "StaticWebsite");
      case QUEUE, TABLE -> Set.of("Logging", "HourMetrics", "MinuteMetrics", "Cors");
      case FILE -> Set.of("HourMetrics", "MinuteMetrics", "Cors", "ProtocolSettings");
    };
  }

  public ServiceProperties applyTo(ServiceProperties current) {
    return new ServiceProperties(
        logging.orElse(current.logging()),
        hourMetrics.orElse(current.hourMetrics()),
        minuteMetrics.orElse(current.minuteMetrics()),
        cors.orElse(current.cors()),
        defaultServiceVersion.or(current::defaultServiceVersion),
        deleteRetention.orElse(current.deleteRetention()),
        staticWebsite.orElse(current.staticWebsite()),
        smb.orElse(current.smb()));
  }
}
