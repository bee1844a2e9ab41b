package dev.malachite.acceptance.table;

import static dev.malachite.acceptance.table.TableClients.assertRefused;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.azure.core.http.rest.PagedResponse;
import com.azure.data.tables.TableClient;
import com.azure.data.tables.models.ListEntitiesOptions;
import com.azure.data.tables.models.TableEntity;
import com.azure.data.tables.models.TableTransactionAction;
import com.azure.data.tables.models.TableTransactionActionType;
import java.time.OffsetDateTime;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class QueryTest {
  private static final TableClient TABLE = TableClients.table();

  @BeforeAll
  static void fill() {
    for (int partition = 0; partition < 3; partition++) {
      List<TableTransactionAction> inserts = new ArrayList<>();
      for (int row = 0; row < 10; row++) {
        TableEntity entity =
            new TableEntity("p" + partition, "r" + row)
                .addProperty("Number", row)
                .addProperty("Large", row * 10_000_000_000L)
                .addProperty("Real", row / 2.0)
                .addProperty("Text", "it's " + row)
                .addProperty("Even", row % 2 == 0)
                .addProperty(
                    "When", OffsetDateTime.parse("2020-01-0%dT00:00:00Z".formatted(row % 9 + 1)))
                .addProperty("Id", new UUID(0, row))
                .addProperty("Bytes", new byte[] {(byte) row});
        inserts.add(new TableTransactionAction(TableTransactionActionType.CREATE, entity));
      }
      TABLE.submitTransaction(inserts);
    }
  }

  private static List<String> keys(ListEntitiesOptions options) {
    return TABLE.listEntities(options, null, null).stream()
        .map(entity -> entity.getPartitionKey() + entity.getRowKey())
        .toList();
  }

  private static List<String> keys(String filter) {
    return keys(new ListEntitiesOptions().setFilter(filter));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      value = {
        "PartitionKey eq 'p1' and RowKey ge 'r8' | p1r8 p1r9",
        "PartitionKey eq 'p1' and RowKey eq 'r3' | p1r3",
        "PartitionKey gt 'p1' and Number lt 2 | p2r0 p2r1",
        "Number eq 9 and PartitionKey ne 'p1' | p0r9 p2r9",
        "'p2' eq PartitionKey and 7 le Number | p2r7 p2r8 p2r9",
        "Large eq 30000000000L and PartitionKey eq 'p0' | p0r3",
        "Real gt 4.0 and PartitionKey eq 'p0' | p0r9",
        "Text eq 'it''s 4' and PartitionKey eq 'p0' | p0r4",
        "PartitionKey eq 'p0' and Even and not (Number lt 6) | p0r6 p0r8",
        "PartitionKey eq 'p0' and When lt datetime'2020-01-02T00:00:00Z' | p0r0 p0r9",
        "PartitionKey eq 'p0' and Id eq guid'00000000-0000-0000-0000-000000000005' | p0r5",
        "PartitionKey eq 'p0' and Bytes ge X'08' | p0r8 p0r9",
        "(RowKey eq 'r1' or RowKey eq 'r2') and (PartitionKey eq 'p0' or PartitionKey eq 'p2') | p0r1 p0r2 p2r1 p2r2",
        "PartitionKey eq 'p0' and Missing ne 5 | \"\"",
        "PartitionKey eq 'p0' and Number eq '5' | \"\"",
      })
  void filtersFindWhatTheySay(String filter, String expected) {
    assertThat(String.join(" ", keys(filter))).isEqualTo(expected);
  }

  @Test
  void pagesFollowEachOtherInKeyOrder() {
    ListEntitiesOptions seven = new ListEntitiesOptions().setTop(7);
    List<Integer> sizes = new ArrayList<>();
    for (PagedResponse<TableEntity> page : TABLE.listEntities(seven, null, null).iterableByPage()) {
      sizes.add(page.getValue().size());
    }
    assertThat(sizes).containsExactly(7, 7, 7, 7, 2);
    assertThat(keys(seven)).hasSize(30).isSorted();
  }

  @Test
  void onlySelectedPropertiesAreReturned() {
    ListEntitiesOptions options =
        new ListEntitiesOptions()
            .setFilter("PartitionKey eq 'p0' and RowKey eq 'r5'")
            .setSelect(List.of("Number", "Text"));
    assertThat(TABLE.listEntities(options, null, null))
        .singleElement()
        .satisfies(entity ->
            assertThat(entity.getProperties())
                .containsEntry("Number", 5)
                .containsEntry("Text", "it's 5")
                .doesNotContainKeys("Large", "Real"));
  }

  @Test
  void aBadFilterIsRefusedWithItsPosition() {
    assertRefused(400, "InvalidInput", () -> keys("aaa bbb ccc"));
    assertThatThrownBy(() -> keys("aaa bbb ccc"))
        .hasMessageContaining("Syntax error at position 7 in ''aaa bbb ccc''.");
    assertRefused(400, "InvalidInput", () -> keys(new ListEntitiesOptions().setTop(1001)));
  }
}
