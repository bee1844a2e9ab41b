package dev.malachite.acceptance.table;

import static org.assertj.core.api.Assertions.assertThat;

import com.azure.data.tables.TableClient;
import com.azure.data.tables.models.TableEntity;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.UUID;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class TypesTest {
  private static final TableClient TABLE = TableClients.table();

  static Stream<Object> values() {
    return Stream.of(
        "",
        "text with \"quotes\", \\ and \u0001",
        "\u00e4\u20ac\ud83d\ude00",
        "x".repeat(32 * 1024),
        Integer.MIN_VALUE,
        Integer.MAX_VALUE,
        0,
        Long.MIN_VALUE,
        Long.MAX_VALUE,
        0L,
        0.0,
        -0.0,
        1.0,
        Double.MIN_VALUE,
        Double.MAX_VALUE,
        0.1 + 0.2,
        true,
        false,
        new byte[0],
        new byte[] {0, 1, -1},
        new byte[64 * 1024],
        new UUID(0, 0),
        new UUID(-1, -1),
        time(1601, 0),
        time(1969, 999_999_900),
        time(1970, 0),
        time(9999, 100));
  }

  private static OffsetDateTime time(int year, int nanos) {
    return OffsetDateTime.of(year, 1, 1, 0, 0, 0, nanos, ZoneOffset.UTC);
  }

  @ParameterizedTest
  @MethodSource("values")
  void everyValueComesBackAsItWas(Object value) {
    String row = UUID.randomUUID().toString();
    TABLE.createEntity(new TableEntity("p", row).addProperty("A", value));
    assertThat(TABLE.getEntity("p", row).getProperty("A")).isEqualTo(value);
  }

  @ParameterizedTest
  @ValueSource(doubles = {Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY})
  void numbersThatAreNoneComeBackAsTheyWere(double value) {
    // The SDK writes them as texts, so they are written without it.
    String row = "double" + value;
    String body =
        "{\"PartitionKey\":\"p\",\"RowKey\":\"%s\",\"A@odata.type\":\"Edm.Double\",\"A\":\"%s\"}"
            .formatted(row, value);
    Signed.send("POST", "/" + TABLE.getTableName(), body, "Content-Type", "application/json");
    assertThat(TABLE.getEntity("p", row).getProperty("A")).isEqualTo(value);
  }

  @Test
  void aNullIsAsIfItWereNotThere() {
    TABLE.createEntity(new TableEntity("null", "r").addProperty("A", null).addProperty("B", 1));
    assertThat(TABLE.getEntity("null", "r").getProperties())
        .doesNotContainKey("A")
        .containsKey("B");
  }
}
