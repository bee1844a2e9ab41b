package dev.malachite.acceptance.queue;

import static dev.malachite.acceptance.queue.QueueClients.assertRefused;
import static org.assertj.core.api.Assertions.assertThat;

import com.azure.storage.queue.QueueServiceClient;
import com.azure.storage.queue.models.QueueCorsRule;
import com.azure.storage.queue.models.QueueServiceProperties;
import dev.malachite.acceptance.Application;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** The properties of the service itself; they belong to the account, so it has its own process. */
class ServiceTest {
  @Test
  void propertiesAreKeptAndTheLastWriterWins() {
    try (Application application = Application.start(Map.of())) {
      QueueServiceClient service = QueueClients.service(application);
      QueueServiceProperties properties = service.getProperties();
      assertThat(properties.getCors()).isEmpty();

      service.setProperties(properties.setCors(List.of(rule("https://one.example"))));
      service.setProperties(properties.setCors(List.of(rule("https://two.example"))));

      assertThat(service.getProperties().getCors())
          .extracting(QueueCorsRule::getAllowedOrigins)
          .containsExactly("https://two.example");
    }
  }

  @Test
  void statisticsAreOnlyAtTheSecondaryEndpoint() {
    assertRefused(
        400,
        "InvalidQueryParameterValue",
        () -> QueueClients.service(Application.shared()).getStatistics());
  }

  private static QueueCorsRule rule(String origin) {
    return new QueueCorsRule()
        .setAllowedOrigins(origin)
        .setAllowedMethods("GET")
        .setAllowedHeaders("*")
        .setExposedHeaders("*")
        .setMaxAgeInSeconds(60);
  }
}
