package dev.malachite.account;

import dev.malachite.protocol.Service;
import dev.malachite.protocol.xml.ServiceProperties;
import dev.malachite.protocol.xml.ServicePropertiesUpdate;
import dev.malachite.store.Key;
import dev.malachite.store.View;
import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;

/** The properties of a service as an item: the document that the API shows. */
public final class StoredProperties {
  private StoredProperties() {}

  public static Key key(Service service, String account) {
    return new Key(service.lowerCase() + "/" + account, "properties");
  }

  /** What the view holds, or the defaults. */
  public static ServiceProperties find(Service service, String account, View view) {
    return view.item(key(service, account))
        .map(item -> decode(item.value(), service))
        .orElse(ServiceProperties.DEFAULT);
  }

  static byte[] encode(ServiceProperties properties, Service service) {
    return properties.write(service).getBytes(StandardCharsets.UTF_8);
  }

  private static ServiceProperties decode(byte[] document, Service service) {
    return ServicePropertiesUpdate.read(new ByteArrayInputStream(document), service)
        .applyTo(ServiceProperties.DEFAULT);
  }
}
