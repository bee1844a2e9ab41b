package dev.malachite.protocol.xml;

import dev.malachite.protocol.Service;
import dev.malachite.protocol.cors.CorsRule;
import java.util.List;
import java.util.Optional;

/** The settings of one service of an account; each service shows only its own. */
public record ServiceProperties(
    Logging logging,
    Metrics hourMetrics,
    Metrics minuteMetrics,
    List<CorsRule> cors,
    Optional<String> defaultServiceVersion,
    Retention deleteRetention,
    StaticWebsite staticWebsite,
    SmbSettings smb) {

  /** What a service has until somebody sets something. */
  public static final ServiceProperties DEFAULT =
      new ServiceProperties(
          Logging.OFF,
          Metrics.OFF,
          Metrics.OFF,
          List.of(),
          Optional.empty(),
          Retention.NONE,
          StaticWebsite.OFF,
          SmbSettings.NONE);

  public String write(Service service) {
    XmlWriter writer = new XmlWriter().declaration().open("StorageServiceProperties");
    if (service != Service.FILE) {
      logging.write(writer);
    }
    hourMetrics.write(writer, "HourMetrics");
    minuteMetrics.write(writer, "MinuteMetrics");
    CorsRulesXml.write(cors, writer);
    if (service == Service.BLOB) {
      writer.text("DefaultServiceVersion", defaultServiceVersion);
      deleteRetention.write(writer, "DeleteRetentionPolicy");
      staticWebsite.write(writer);
    }
    if (service == Service.FILE) {
      smb.write(writer);
    }
    return writer.close().toString();
  }
}
