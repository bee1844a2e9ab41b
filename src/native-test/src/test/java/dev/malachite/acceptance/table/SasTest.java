package dev.malachite.acceptance.table;

import static dev.malachite.acceptance.table.TableClients.assertRefused;
import static org.assertj.core.api.Assertions.assertThat;

import com.azure.core.credential.AzureSasCredential;
import com.azure.core.http.policy.FixedDelay;
import com.azure.core.http.policy.RetryPolicy;
import com.azure.data.tables.TableClient;
import com.azure.data.tables.TableClientBuilder;
import com.azure.data.tables.models.TableAccessPolicy;
import com.azure.data.tables.models.TableEntity;
import com.azure.data.tables.models.TableSignedIdentifier;
import com.azure.data.tables.models.TableTransactionAction;
import com.azure.data.tables.models.TableTransactionActionType;
import com.azure.data.tables.sas.TableSasPermission;
import com.azure.data.tables.sas.TableSasSignatureValues;
import dev.malachite.acceptance.Application;
import java.time.Duration;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class SasTest {
  private final TableClient table = TableClients.table();

  @BeforeEach
  void fill() {
    for (int number = 0; number < 5; number++) {
      table.createEntity(new TableEntity("p" + number, "r"));
    }
  }

  private TableClient signed(TableSasSignatureValues values) {
    return new TableClientBuilder()
        .endpoint(Application.shared().endpoint("table"))
        .tableName(table.getTableName())
        .credential(new AzureSasCredential(table.generateSas(values)))
        .retryPolicy(new RetryPolicy(new FixedDelay(0, Duration.ofSeconds(1))))
        .buildClient();
  }

  private static TableSasSignatureValues permitting(String letters) {
    return new TableSasSignatureValues(
        OffsetDateTime.now(ZoneOffset.UTC).plusHours(1), TableSasPermission.parse(letters));
  }

  @Test
  void aSignatureOpensWhatItPermits() {
    TableClient reader = signed(permitting("r"));
    assertThat(reader.listEntities().stream().count()).isEqualTo(5);
    assertRefused(
        403,
        "AuthorizationPermissionMismatch",
        () -> reader.createEntity(new TableEntity("p", "r")));
    assertRefused(
        403,
        "AuthorizationPermissionMismatch",
        () ->
            reader.submitTransaction(
                List.of(
                    new TableTransactionAction(
                        TableTransactionActionType.CREATE, new TableEntity("p", "r")))));
    signed(permitting("a")).createEntity(new TableEntity("p", "r"));
    signed(permitting("d")).deleteEntity("p", "r");
  }

  @Test
  void aRangeOfKeysIsAllThatASignatureReaches() {
    TableClient some =
        signed(
            permitting("raud")
                .setStartPartitionKey("p1")
                .setStartRowKey("a")
                .setEndPartitionKey("p3")
                .setEndRowKey("z"));
    assertThat(some.listEntities().stream().map(TableEntity::getPartitionKey))
        .containsExactly("p1", "p2", "p3");
    assertThat(some.getEntity("p2", "r").getRowKey()).isEqualTo("r");
    assertRefused(403, "AuthorizationFailure", () -> some.getEntity("p0", "r"));
    assertRefused(403, "AuthorizationFailure", () -> some.createEntity(new TableEntity("p4", "x")));
    assertRefused(
        403, "AuthorizationFailure", () -> some.upsertEntity(new TableEntity("p3", "zz")));
  }

  @Test
  void aPolicyGivesAndTakes() {
    table.setAccessPolicies(
        List.of(
            new TableSignedIdentifier("one")
                .setAccessPolicy(
                    new TableAccessPolicy()
                        .setExpiresOn(OffsetDateTime.now(ZoneOffset.UTC).plusHours(1))
                        .setPermissions("r"))));
    TableClient reader = signed(new TableSasSignatureValues("one"));
    assertThat(reader.getEntity("p0", "r").getPartitionKey()).isEqualTo("p0");
    table.setAccessPolicies(List.of());
    assertRefused(403, "AuthenticationFailed", () -> reader.getEntity("p0", "r"));
  }
}
