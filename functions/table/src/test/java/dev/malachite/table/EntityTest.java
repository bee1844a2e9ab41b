package dev.malachite.table;

import static org.assertj.core.api.Assertions.assertThat;

import dev.malachite.protocol.Reply;
import dev.malachite.store.Meter;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class EntityTest {
  private static final String ONE = Calls.entity("things", "p", "r");
  private final Bench bench = new Bench().create("things");

  @Test
  void anInsertionAnswersWithTheEntityUnlessItIsAskedNotTo() {
    String body = "{\"PartitionKey\":\"p\",\"RowKey\":\"r\",\"A\":1}";
    Reply reply = bench.send("InsertEntity", "/things", body);
    assertThat(reply.status()).isEqualTo(201);
    assertThat(Bench.header(reply, "Location"))
        .isEqualTo(Calls.BASE + "/things(PartitionKey='p',RowKey='r')");
    assertThat(Bench.header(reply, "Content-Type"))
        .isEqualTo("application/json;odata=minimalmetadata;streaming=true;charset=utf-8");
    assertThat(Bench.text(reply))
        .isEqualTo(
            "{\"odata.metadata\":\"http://localhost:10002/acct/$metadata#things/@Element\","
                + "\"odata.etag\":\"W/\\\"datetime'2030-01-02T03%3A04%3A05.0000000Z'\\\"\","
                + "\"PartitionKey\":\"p\",\"RowKey\":\"r\","
                + "\"Timestamp\":\"2030-01-02T03:04:05.0000000Z\",\"A\":1}");

    Reply quiet =
        bench.send(
            "InsertEntity", "/things", body.replace("r\"", "s\""), "Prefer", "return-no-content");
    assertThat(quiet.status()).isEqualTo(204);
    assertThat(Bench.header(quiet, "Preference-Applied")).isEqualTo("return-no-content");
    assertThat(Bench.text(quiet)).isEmpty();
  }

  @Test
  void theSameKeysCannotBeInsertedTwice() {
    bench.insert("things", "p", "r", "");
    assertThat(bench.code("InsertEntity", "/things", "{\"PartitionKey\":\"p\",\"RowKey\":\"r\"}"))
        .isEqualTo("409 EntityAlreadyExists");
  }

  @Test
  void anInsertionReadsNothingButItsTable() {
    bench.insert("things", "p", "first", "");
    Meter cost = bench.cost(() -> bench.insert("things", "p", "r", ""));
    assertThat(cost.reads()).isEqualTo(1);
    assertThat(cost.keysRead()).isEqualTo(1);
    assertThat(cost.commits()).isEqualTo(1);
  }

  @Test
  void whatIsThereStaysAsItIs() {
    bench.insert("things", "p", "r", "\"a\":1");
    String before = bench.get("things", "p", "r");
    String keys = "{\"PartitionKey\":\"p\",\"RowKey\":\"r\",";
    String large = "x".repeat(30_000);
    StringBuilder many = new StringBuilder(keys);
    for (int number = 0; number < 20; number++) {
      many.append("\"p").append(number).append("\":\"").append(large).append("\",");
    }
    assertThat(bench.code("InsertEntity", "/things", keys + "\"a\":2}"))
        .isEqualTo("409 EntityAlreadyExists");
    assertThat(bench.code("InsertEntity", "/things", many + "\"a\":2}"))
        .isEqualTo("409 EntityAlreadyExists");
    assertThat(bench.get("things", "p", "r")).isEqualTo(before);
  }

  @Test
  void etagsIncreaseThoughTheClockStandsStill() {
    String first = bench.insert("things", "p", "r", "");
    String second = Bench.header(bench.send("InsertOrReplaceEntity", ONE, "{}"), "ETag");
    String third = Bench.header(bench.send("InsertOrMergeEntity", ONE, "{}"), "ETag");
    assertThat(first).isEqualTo("W/\"datetime'2030-01-02T03%3A04%3A05.0000000Z'\"");
    assertThat(second).isEqualTo("W/\"datetime'2030-01-02T03%3A04%3A05.0000001Z'\"");
    assertThat(third).isEqualTo("W/\"datetime'2030-01-02T03%3A04%3A05.0000002Z'\"");
  }

  @Test
  void anUpdateReplacesAndAMergeKeeps() {
    bench.insert("things", "p", "r", "\"A\":1,\"B\":2");
    bench.send("MergeEntity", ONE, "{\"B\":null,\"C\":3}", "If-Match", "*");
    assertThat(bench.get("things", "p", "r")).endsWith("\"A\":1,\"B\":2,\"C\":3}");
    bench.send("UpdateEntity", ONE, "{\"B\":null,\"D\":4}", "If-Match", "*");
    assertThat(bench.get("things", "p", "r")).endsWith("Z\",\"D\":4}");
  }

  @Test
  void aConditionHoldsForTheCurrentVersionOnly() {
    String old = bench.insert("things", "p", "r", "");
    String tag = Bench.header(bench.send("UpdateEntity", ONE, "{}", "If-Match", old), "ETag");
    for (String operation : new String[] {"UpdateEntity", "MergeEntity", "DeleteEntity"}) {
      assertThat(bench.code(operation, ONE, "{}", "If-Match", old))
          .isEqualTo("412 UpdateConditionNotSatisfied");
    }
    assertThat(bench.send("DeleteEntity", ONE, "", "If-Match", tag.replace("%3A", ":")).status())
        .isEqualTo(204);
    for (String operation : new String[] {"UpdateEntity", "MergeEntity", "DeleteEntity"}) {
      assertThat(bench.code(operation, ONE, "{}", "If-Match", "*"))
          .isEqualTo("404 ResourceNotFound");
    }
  }

  @Test
  void upsertsCreateWhatIsMissing() {
    assertThat(bench.send("InsertOrReplaceEntity", ONE, "{\"A\":1}").status()).isEqualTo(204);
    assertThat(bench.send("InsertOrMergeEntity", Calls.entity("things", "", ""), "{}").status())
        .isEqualTo(204);
    assertThat(bench.get("things", "", "")).contains("\"PartitionKey\":\"\",\"RowKey\":\"\"");
  }

  @Test
  void conditionsThatAreNoneAreRefused() {
    assertThat(bench.code("DeleteEntity", ONE, "")).isEqualTo("400 MissingRequiredHeader");
    assertThat(bench.code("UpdateEntity", ONE, "{}", "If-Match", "abc"))
        .isEqualTo("400 InvalidInput");
    assertThat(bench.code("UpdateEntity", ONE, "{}", "If-Match", "")).isEqualTo("400 InvalidInput");
    assertThat(bench.code("DeleteEntity", ONE, "", "If-Match", "*", "If-None-Match", "*"))
        .isEqualTo("400 InvalidInput");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "{\"RowKey\":\"r\"} | 400 PropertiesNeedValue",
        "{\"PartitionKey\":\"p\",\"RowKey\":null} | 400 PropertiesNeedValue",
        "{\"PartitionKey\":\"a/b\",\"RowKey\":\"r\"} | 400 OutOfRangeInput",
        "{\"PartitionKey\":\"p\",\"RowKey\":\"\\u0009\"} | 400 OutOfRangeInput",
        "{\"PartitionKey\":\"p\",\"RowKey\":\"\\ud800\"} | 400 InvalidInput",
        "{\"PartitionKey\":5,\"RowKey\":\"r\"} | 400 InvalidInput",
        "{\"PartitionKey\":\"p\",\"RowKey\":\"r\",\"a-b\":1} | 400 PropertyNameInvalid",
        "{\"PartitionKey\":\"p\",\"RowKey\":\"r\",\"A\":1,\"A\":2} | 400 DuplicatePropertiesSpecified",
        "{\"PartitionKey\":\"p\",\"RowKey\":\"r\",\"A\":{}} | 400 InvalidInput",
        "{\"PartitionKey\":\"p\",\"RowKey\":\"r\",\"A\":3000000000} | 400 InvalidInput",
        "{\"PartitionKey\":\"p\",\"RowKey\":\"r\",\"A\":1e999} | 400 InvalidInput",
        "{\"PartitionKey\":\"p\",\"RowKey\":\"r\",\"A\":\"\\ud800\"} | 400 InvalidInput",
        "{\"PartitionKey\":\"p\",\"RowKey\":\"r\"}} | 400 InvalidInput",
        "{\"PartitionKey\":\"p\" | 400 InvalidInput",
        "[] | 400 InvalidInput",
        "'' | 400 InvalidInput",
      })
  void malformedEntitiesAreRefused(String body, String code) {
    assertThat(bench.code("InsertEntity", "/things", body)).isEqualTo(code);
  }

  @ParameterizedTest
  @CsvSource({
    "Edm.Int32,2147483648",
    "Edm.Int64,9223372036854775808",
    "Edm.Int64,1.5",
    "Edm.Double,x",
    "Edm.Guid,1-1-1-1-1",
    "Edm.DateTime,1600-12-31T23:59:59Z",
    "Edm.DateTime,2020-02-30T00:00:00Z",
    "Edm.Binary,*",
    "Edm.Boolean,yes",
    "Edm.Decimal,1"
  })
  void valuesThatAreNotOfTheirTypeAreRefused(String type, String value) {
    String body =
        "{\"PartitionKey\":\"p\",\"RowKey\":\"r\",\"A@odata.type\":\"%s\",\"A\":\"%s\"}"
            .formatted(type, value);
    assertThat(bench.code("InsertEntity", "/things", body)).isEqualTo("400 InvalidInput");
  }

  @Test
  void limitsAreExact() {
    String most = numbered(252);
    bench.insert("things", "p", "most", most);
    bench.insert("things", "p", "x".repeat(512), "\"A\":\"" + "x".repeat(32 * 1024) + "\"");
    assertThat(insertCode(numbered(253))).isEqualTo("400 TooManyProperties");
    assertThat(insertCode("\"" + "n".repeat(256) + "\":1")).isEqualTo("400 PropertyNameTooLong");
    assertThat(insertCode("\"A\":\"" + "x".repeat(32 * 1024 + 1) + "\""))
        .isEqualTo("400 PropertyValueTooLarge");
    assertThat(insertCode(large(17))).isEqualTo("400 EntityTooLarge");
    String key = "{\"PartitionKey\":\"" + "x".repeat(513) + "\",\"RowKey\":\"r\"}";
    assertThat(bench.code("InsertEntity", "/things", key)).isEqualTo("400 PropertyValueTooLarge");
  }

  @Test
  void aMergeCannotGrowBeyondTheLimits() {
    bench.insert("things", "p", "r", numbered(252));
    assertThat(bench.code("MergeEntity", ONE, "{\"More\":1}", "If-Match", "*"))
        .isEqualTo("400 TooManyProperties");
  }

  @Test
  void anEntityOfAMebibyteRoundTripsAndItsContentIsForgottenWithIt() {
    bench.insert("things", "p", "large", large(15));
    String uri = Calls.entity("things", "p", "large");
    assertThat(bench.get("things", "p", "large")).endsWith(large(15) + "}");
    bench.send("MergeEntity", uri, "{\"Z\":1}", "If-Match", "*");
    assertThat(bench.get("things", "p", "large")).endsWith(large(15) + ",\"Z\":1}");
    assertThat(Rows.of(bench.query("things", "P0 ge 'x' and Z eq 1"))).containsExactly("p/large");
    bench.send("UpdateEntity", uri, "{\"Z\":2}", "If-Match", "*");
    assertThat(bench.get("things", "p", "large")).endsWith("Z\",\"Z\":2}");
    assertThat(bench.store.due(bench.clock.now().plusSeconds(100_000), 10)).hasSize(2);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"UpdateEntity", "MergeEntity", "InsertOrMergeEntity", "InsertOrReplaceEntity"})
  void nothingCanBeWrittenToATableThatIsNotThere(String operation) {
    assertThat(bench.code(operation, Calls.entity("other", "p", "r"), "{}"))
        .isEqualTo("404 TableNotFound");
  }

  @Test
  void otherFormatsAreRefused() {
    String body = "{\"PartitionKey\":\"p\",\"RowKey\":\"r\"}";
    assertThat(bench.code("InsertEntity", "/things", body, "Content-Type", "application/atom+xml"))
        .isEqualTo("415 AtomFormatNotSupported");
    assertThat(bench.code("InsertEntity", "/things", body, "Content-Type", "text/plain"))
        .isEqualTo("415 MediaTypeNotSupported");
    assertThat(bench.code("InsertEntity", "/things", body, "Accept", "application/atom+xml"))
        .isEqualTo("415 AtomFormatNotSupported");
  }

  private String insertCode(String properties) {
    return bench.code(
        "InsertEntity", "/things", "{\"PartitionKey\":\"p\",\"RowKey\":\"r\"," + properties + "}");
  }

  private static String numbered(int count) {
    return IntStream.range(0, count)
        .mapToObj(number -> "\"P" + number + "\":" + number)
        .collect(Collectors.joining(","));
  }

  private static String large(int properties) {
    return IntStream.range(0, properties)
        .mapToObj(number -> "\"P" + number + "\":\"" + "x".repeat(32 * 1024) + "\"")
        .collect(Collectors.joining(","));
  }
}
