package dev.malachite.acceptance.table;

import static dev.malachite.acceptance.table.TableClients.assertRefused;
import static org.assertj.core.api.Assertions.assertThat;

import com.azure.data.tables.TableClient;
import com.azure.data.tables.TableServiceClient;
import com.azure.data.tables.models.ListTablesOptions;
import com.azure.data.tables.models.TableAccessPolicy;
import com.azure.data.tables.models.TableEntity;
import com.azure.data.tables.models.TableItem;
import com.azure.data.tables.models.TableServiceCorsRule;
import com.azure.data.tables.models.TableServiceProperties;
import com.azure.data.tables.models.TableSignedIdentifier;
import dev.malachite.acceptance.Application;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;

class TableTest {
  private final TableServiceClient service = TableClients.service(Application.shared());

  @Test
  void aTableIsCreatedOnceAndDeletedOnce() {
    String name = TableClients.name();
    TableClient table = service.createTable(name);
    table.createEntity(new TableEntity("p", "r"));
    assertRefused(409, "TableAlreadyExists", () -> service.createTable(name));
    assertRefused(
        409, "TableAlreadyExists", () -> service.createTable(name.toLowerCase(Locale.ROOT)));
    assertThat(service.createTableIfNotExistsWithResponse(name, null, null).getStatusCode())
        .isEqualTo(409);
    service.deleteTable(name);
    assertRefused(409, "TableBeingDeleted", () -> service.createTable(name));
    assertRefused(404, "TableNotFound", () -> table.createEntity(new TableEntity("p", "r")));
    assertRefused(404, "TableNotFound", () -> table.getEntity("p", "r"));
  }

  @Test
  void namesThatAreNoneAreRefused() {
    assertRefused(400, "InvalidResourceName", () -> service.createTable("with-hyphen"));
    assertRefused(400, "OutOfRangeInput", () -> service.createTable("ab"));
    assertRefused(400, "InvalidResourceName", () -> service.createTable("tables"));
  }

  @Test
  void tablesAreListedInPagesAndFiltered() {
    String prefix = TableClients.name().substring(0, 20);
    for (int number = 0; number < 5; number++) {
      service.createTable(prefix + number);
    }
    String filter = "TableName ge '%s' and TableName lt '%s'".formatted(prefix + "1", prefix + "4");
    ListTablesOptions two = new ListTablesOptions().setFilter(filter).setTop(2);
    assertThat(service.listTables(two, null, null).stream().map(TableItem::getName))
        .containsExactly(prefix + 1, prefix + 2, prefix + 3);
    assertThat(service.listTables().stream().map(TableItem::getName))
        .contains(prefix + 0, prefix + 4);
  }

  @Test
  void accessPoliciesAreStored() {
    TableClient table = TableClients.table();
    OffsetDateTime start = OffsetDateTime.of(2030, 1, 2, 3, 4, 5, 0, ZoneOffset.UTC);
    TableSignedIdentifier policy =
        new TableSignedIdentifier("policy")
            .setAccessPolicy(
                new TableAccessPolicy()
                    .setStartsOn(start)
                    .setExpiresOn(start.plusDays(1))
                    .setPermissions("raud"));
    table.setAccessPolicies(List.of(policy));
    assertThat(table.getAccessPolicies().getIdentifiers())
        .singleElement()
        .satisfies(stored -> {
          assertThat(stored.getId()).isEqualTo("policy");
          assertThat(stored.getAccessPolicy().getStartsOn()).isEqualTo(start);
          assertThat(stored.getAccessPolicy().getPermissions()).isEqualTo("raud");
        });
    table.setAccessPolicies(List.of());
    assertThat(table.getAccessPolicies().getIdentifiers()).isNullOrEmpty();
    TableClient missing = service.getTableClient(TableClients.name());
    assertRefused(404, "TableNotFound", missing::getAccessPolicies);
  }

  @Test
  void servicePropertiesAreStored() {
    TableServiceProperties before = service.getProperties();
    TableServiceProperties changed =
        service
            .getProperties()
            .setCorsRules(
                List.of(
                    new TableServiceCorsRule()
                        .setAllowedOrigins("http://one")
                        .setAllowedMethods("GET,PUT")
                        .setAllowedHeaders("*")
                        .setExposedHeaders("x-ms-*")
                        .setMaxAgeInSeconds(7)));
    service.setProperties(changed);
    assertThat(service.getProperties().getCorsRules())
        .singleElement()
        .satisfies(rule -> assertThat(rule.getMaxAgeInSeconds()).isEqualTo(7));
    service.setProperties(before.setCorsRules(List.of()));
    assertThat(service.getProperties().getCorsRules()).isNullOrEmpty();
  }

  @Test
  void statisticsAreOnlyAtTheSecondaryEndpoint() {
    assertRefused(400, "InvalidQueryParameterValue", service::getStatistics);
  }
}
