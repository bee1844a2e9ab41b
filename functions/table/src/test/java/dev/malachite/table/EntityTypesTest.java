package dev.malachite.table;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class EntityTypesTest {
  private final Bench bench = new Bench().create("things");

  private String stored(String properties, String level) {
    bench.insert("things", "p", "r", properties);
    String text =
        Bench.text(
            bench.send(
                "GetEntity",
                Calls.entity("things", "p", "r"),
                "",
                "Accept",
                "application/json;odata=" + level));
    bench.send("DeleteEntity", Calls.entity("things", "p", "r"), "", "If-Match", "*");
    return text.substring(text.indexOf("0000000Z\",") + 10, text.length() - 1);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "\"A\":\"\"",
        "\"A\":\"a\\\"\\\\\\n\u00e9\ud83d\ude00\"",
        "\"A\":-2147483648",
        "\"A\":1.0",
        "\"A\":-0.0",
        "\"A\":4.9E-324",
        "\"A\":1.7976931348623157E308",
        "\"A\":true",
        "\"A@odata.type\":\"Edm.Int64\",\"A\":\"-9223372036854775808\"",
        "\"A@odata.type\":\"Edm.Double\",\"A\":\"NaN\"",
        "\"A@odata.type\":\"Edm.Double\",\"A\":\"-Infinity\"",
        "\"A@odata.type\":\"Edm.DateTime\",\"A\":\"1601-01-01T00:00:00Z\"",
        "\"A@odata.type\":\"Edm.DateTime\",\"A\":\"9999-12-31T23:59:59.9999999Z\"",
        "\"A@odata.type\":\"Edm.DateTime\",\"A\":\"1969-12-31T23:59:59.5Z\"",
        "\"A@odata.type\":\"Edm.Guid\",\"A\":\"ffffffff-0000-ffff-0000-ffffffffffff\"",
        "\"A@odata.type\":\"Edm.Binary\",\"A\":\"\"",
        "\"A@odata.type\":\"Edm.Binary\",\"A\":\"AP8=\"",
      })
  void everyTypeRoundTripsAtItsExtremes(String properties) {
    assertThat(stored(properties, "minimalmetadata")).isEqualTo(properties);
    assertThat(stored(properties, "fullmetadata")).isEqualTo(properties);
    assertThat(stored(properties, "nometadata"))
        .isEqualTo(properties.substring(properties.indexOf("\"A\":")));
  }

  @Test
  void anAnnotationMayFollowAndMayConvert() {
    assertThat(stored("\"A\":\"5\",\"A@odata.type\":\"Edm.Int64\"", "minimalmetadata"))
        .isEqualTo("\"A@odata.type\":\"Edm.Int64\",\"A\":\"5\"");
    assertThat(stored("\"A@odata.type\":\"Edm.Double\",\"A\":1", "minimalmetadata"))
        .isEqualTo("\"A\":1.0");
    assertThat(
            stored(
                "\"A@odata.type\":\"Edm.DateTime\",\"A\":\"2020-01-01T01:00:00.123456789+01:00\"",
                "nometadata"))
        .isEqualTo("\"A\":\"2020-01-01T00:00:00.1234567Z\"");
  }

  @Test
  void fullMetadataNamesTypeAddressAndVersion() {
    bench.insert("things", "it's", "a b", "");
    String text =
        Bench.text(
            bench.send(
                "GetEntity",
                Calls.entity("things", "it's", "a b")
                    + "?$format=application/json;odata=fullmetadata",
                ""));
    assertThat(text)
        .startsWith(
            "{\"odata.metadata\":\"http://localhost:10002/acct/$metadata#things/@Element\","
                + "\"odata.type\":\"acct.things\","
                + "\"odata.id\":\"http://localhost:10002/acct/things(PartitionKey='it''s',RowKey='a%20b')\",")
        .contains("\"odata.editLink\":\"things(PartitionKey='it''s',RowKey='a%20b')\"")
        .contains("\"Timestamp@odata.type\":\"Edm.DateTime\"");
  }

  @Test
  void selectShowsWhatIsAskedForAndNullForWhatIsNotThere() {
    bench.insert("things", "p", "r", "\"A\":1,\"B\":2");
    String query = Calls.entity("things", "p", "r") + "?$select=RowKey,B,C";
    assertThat(Bench.text(bench.send("GetEntity", query, "")))
        .endsWith("\"RowKey\":\"r\",\"B\":2,\"C\":null}");
    assertThat(
            Bench.text(
                bench.send("GetEntity", query, "", "Accept", "application/json;odata=nometadata")))
        .isEqualTo("{\"RowKey\":\"r\",\"B\":2}");
  }
}
