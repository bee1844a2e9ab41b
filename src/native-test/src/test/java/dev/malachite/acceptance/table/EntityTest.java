package dev.malachite.acceptance.table;

import static dev.malachite.acceptance.table.TableClients.assertRefused;
import static org.assertj.core.api.Assertions.assertThat;

import com.azure.core.http.rest.Response;
import com.azure.data.tables.TableClient;
import com.azure.data.tables.models.TableEntity;
import com.azure.data.tables.models.TableEntityUpdateMode;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class EntityTest {
  private final TableClient table = TableClients.table();

  private static TableEntity entity(String name, Object value) {
    return new TableEntity("p", "r").addProperty(name, value);
  }

  private Response<Void> update(
      TableEntity entity, TableEntityUpdateMode mode, boolean ifUnchanged) {
    return table.updateEntityWithResponse(entity, mode, ifUnchanged, null, null);
  }

  @Test
  void anEntityIsInsertedOnce() {
    table.createEntity(entity("A", 1));
    assertRefused(409, "EntityAlreadyExists", () -> table.createEntity(entity("A", 2)));
    TableEntity stored = table.getEntity("p", "r");
    assertThat(stored.getProperty("A")).isEqualTo(1);
    assertThat(stored.getETag()).startsWith("W/\"datetime'").contains("%3A");
    assertThat(stored.getTimestamp()).isNotNull();
  }

  @Test
  void updatesReplaceAndMergesKeep() {
    table.createEntity(entity("A", 1).addProperty("B", 2));
    update(entity("B", 3), TableEntityUpdateMode.MERGE, false);
    assertThat(table.getEntity("p", "r").getProperties())
        .containsEntry("A", 1)
        .containsEntry("B", 3);
    update(entity("C", 4), TableEntityUpdateMode.REPLACE, false);
    assertThat(table.getEntity("p", "r").getProperties())
        .containsEntry("C", 4)
        .doesNotContainKeys("A", "B");
  }

  @ParameterizedTest
  @EnumSource(TableEntityUpdateMode.class)
  void aConditionIsMetByTheCurrentVersionOnly(TableEntityUpdateMode mode) {
    table.createEntity(entity("A", 1));
    TableEntity first = table.getEntity("p", "r");
    update(first, mode, true);
    assertThat(table.getEntity("p", "r").getETag()).isGreaterThan(first.getETag());
    assertRefused(412, "UpdateConditionNotSatisfied", () -> update(first, mode, true));
    assertRefused(
        412,
        "UpdateConditionNotSatisfied",
        () -> table.deleteEntityWithResponse(first, true, null, null));
    assertThat(update(first, mode, false).getStatusCode()).isEqualTo(204);
  }

  @ParameterizedTest
  @EnumSource(TableEntityUpdateMode.class)
  void whatIsMissingIsNotUpdatedButUpserted(TableEntityUpdateMode mode) {
    assertRefused(404, "ResourceNotFound", () -> update(entity("A", 1), mode, false));
    table.upsertEntityWithResponse(entity("A", 1), mode, null, null);
    table.upsertEntityWithResponse(entity("B", 2), mode, null, null);
    Map<String, Object> stored = table.getEntity("p", "r").getProperties();
    assertThat(stored.containsKey("A")).isEqualTo(mode == TableEntityUpdateMode.MERGE);
    assertThat(stored).containsEntry("B", 2);
  }

  @Test
  void aDeletedEntityIsGone() {
    table.createEntity(entity("A", 1));
    table.deleteEntity("p", "r");
    assertRefused(404, "ResourceNotFound", () -> table.getEntity("p", "r"));
    assertThat(table.listEntities()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"it's", "''", "a b+c%20&=", "\u00e4\u20ac\ud83d\ude00", "$()@,;:!*~", "x\u00a0"})
  void keysMayHaveAnyOtherCharacters(String key) {
    table.createEntity(new TableEntity(key, key + key).addProperty("A", key));
    assertThat(table.getEntity(key, key + key).getProperty("A")).isEqualTo(key);
    update(
        new TableEntity(key, key + key).addProperty("A", "new"),
        TableEntityUpdateMode.REPLACE,
        false);
    assertThat(table.listEntities())
        .singleElement()
        .satisfies(found -> assertThat(found.getRowKey()).isEqualTo(key + key));
    table.deleteEntity(key, key + key);
    assertThat(table.listEntities()).isEmpty();
  }

  @Test
  void keysMayHaveTheirFullLength() {
    String longest = "\u20ac".repeat(512);
    table.createEntity(new TableEntity(longest, longest).addProperty("A", 1));
    table.createEntity(new TableEntity(longest, longest.substring(1)).addProperty("A", 2));
    assertThat(table.getEntity(longest, longest).getProperty("A")).isEqualTo(1);
    assertThat(table.listEntities().stream().map(found -> found.getProperty("A")))
        .containsExactly(2, 1);
    assertRefused(
        400,
        "PropertyValueTooLarge",
        () -> table.createEntity(new TableEntity(longest + "x", "r")));
  }

  @ParameterizedTest
  @ValueSource(strings = {"a/b", "a\\b", "a#b", "a?b", "a\tb", "a\u0081b"})
  void keysMustNotHaveSomeCharacters(String key) {
    assertRefused(400, "OutOfRangeInput", () -> table.createEntity(new TableEntity(key, "r")));
    assertRefused(400, "OutOfRangeInput", () -> table.createEntity(new TableEntity("p", key)));
  }

  @Test
  void limitsAreKept() {
    TableEntity full = new TableEntity("p", "full");
    IntStream.range(0, 252).forEach(number -> full.addProperty("P" + number, number));
    table.createEntity(full);
    assertThat(table.getEntity("p", "full").getProperty("P251")).isEqualTo(251);
    full.setProperties(Map.of());
    TableEntity tooMany = new TableEntity("p", "more");
    IntStream.range(0, 253).forEach(number -> tooMany.addProperty("P" + number, number));
    assertRefused(400, "TooManyProperties", () -> table.createEntity(tooMany));
    assertRefused(400, "PropertyNameTooLong", () -> table.createEntity(entity("n".repeat(256), 1)));
    assertRefused(400, "PropertyNameInvalid", () -> table.createEntity(entity("a-b", 1)));
    assertRefused(
        400,
        "PropertyValueTooLarge",
        () -> table.createEntity(entity("A", "x".repeat(32 * 1024 + 1))));
    assertRefused(
        400,
        "PropertyValueTooLarge",
        () -> table.createEntity(entity("A", new byte[64 * 1024 + 1])));
    assertRefused(400, "EntityTooLarge", () -> table.createEntity(large(17)));
  }

  @Test
  void anEntityMayHaveAMebibyte() {
    table.createEntity(large(15));
    for (String change : List.of("one", "two")) {
      update(
          new TableEntity("p", "large").addProperty("More", change),
          TableEntityUpdateMode.MERGE,
          false);
      TableEntity stored = table.getEntity("p", "large");
      assertThat(stored.getProperty("More")).isEqualTo(change);
      assertThat((String) stored.getProperty("P14")).hasSize(32 * 1024);
    }
    assertThat(table.listEntities()).hasSize(1);
    table.deleteEntity("p", "large");
    assertThat(table.listEntities()).isEmpty();
  }

  private static TableEntity large(int properties) {
    TableEntity entity = new TableEntity("p", "large");
    IntStream.range(0, properties)
        .forEach(number -> entity.addProperty("P" + number, "\u20ac".repeat(32 * 1024)));
    return entity;
  }
}
