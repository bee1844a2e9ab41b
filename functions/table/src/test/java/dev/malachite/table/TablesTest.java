package dev.malachite.table;

import static org.assertj.core.api.Assertions.assertThat;

import dev.malachite.protocol.Reply;
import java.time.Duration;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TablesTest {
  private static final String ACL =
      "<SignedIdentifiers><SignedIdentifier><Id>one</Id><AccessPolicy>"
          + "<Start>2030-01-01T00:00:00.0000000Z</Start><Expiry>2031-01-01T00:00:00.0000000Z</Expiry>"
          + "<Permission>raud</Permission></AccessPolicy></SignedIdentifier></SignedIdentifiers>";

  private final Bench bench = new Bench();

  @Test
  void aTableKeepsItsSpellingAndIsFoundUnderAny() {
    bench.create("MyTable");
    assertThat(bench.code("CreateTable", "/Tables", "{\"TableName\":\"mytable\"}"))
        .isEqualTo("409 TableAlreadyExists");
    bench.insert("MYTABLE", "p", "r", "");
    assertThat(bench.get("mytable", "p", "r")).contains("\"RowKey\":\"r\"");
    assertThat(Bench.text(bench.send("GetTable", "/Tables('mytABLE')", "")))
        .isEqualTo(
            "{\"odata.metadata\":\"http://localhost:10002/acct/$metadata#Tables/@Element\","
                + "\"TableName\":\"MyTable\"}");
  }

  @Test
  void creationAnswersAsPreferred() {
    Reply quiet =
        bench.send(
            "CreateTable", "/Tables", "{\"TableName\":\"quiet\"}", "Prefer", "return-no-content");
    assertThat(quiet.status()).isEqualTo(204);
    assertThat(Bench.header(quiet, "Preference-Applied")).isEqualTo("return-no-content");
    assertThat(Bench.header(quiet, "Location")).isEqualTo(Calls.BASE + "/Tables('quiet')");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "{\"TableName\":\"tables\"} | 400 InvalidResourceName",
        "{\"TableName\":\"1abc\"} | 400 InvalidResourceName",
        "{\"TableName\":\"ab\"} | 400 OutOfRangeInput",
        "{} | 400 PropertiesNeedValue",
        "{ | 400 InvalidInput",
      })
  void namesThatAreNoneAreRefused(String body, String code) {
    assertThat(bench.code("CreateTable", "/Tables", body)).isEqualTo(code);
  }

  @Test
  void aDeletedTableIsGoneAtOnceAndItsNameIsFreeAfterThirtySeconds() {
    bench.create("things").insert("things", "p", "r", "");
    assertThat(bench.send("DeleteTable", "/Tables('things')", "").status()).isEqualTo(204);
    assertThat(bench.code("GetEntity", Calls.entity("things", "p", "r"), ""))
        .isEqualTo("404 TableNotFound");
    assertThat(bench.code("DeleteTable", "/Tables('things')", ""))
        .isEqualTo("404 ResourceNotFound");
    bench.clock.advance(Duration.ofMillis(29_999));
    assertThat(bench.code("CreateTable", "/Tables", "{\"TableName\":\"things\"}"))
        .isEqualTo("409 TableBeingDeleted");
    bench.clock.advance(Duration.ofMillis(1));
    bench.create("things");
    assertThat(bench.code("GetEntity", Calls.entity("things", "p", "r"), ""))
        .isEqualTo("404 ResourceNotFound");
  }

  @Test
  void tablesAreListedInPagesAndFiltered() {
    IntStream.range(0, 5).forEach(number -> bench.create("Table" + number));
    bench.send("DeleteTable", "/Tables('Table3')", "");
    Reply page = bench.send("QueryTables", "/Tables?$top=2", "");
    assertThat(Bench.text(page)).contains("Table0", "Table1").doesNotContain("Table2");
    String next = Bench.header(page, "x-ms-continuation-NextTableName");
    Reply last = bench.send("QueryTables", "/Tables?NextTableName=" + next, "");
    assertThat(Bench.text(last)).contains("Table2", "Table4").doesNotContain("Table1", "Table3");
    assertThat(last.headers().has("x-ms-continuation-NextTableName")).isFalse();
    String filter = Calls.encode("TableName gt 'Table1' and TableName le 'Table2'");
    assertThat(Bench.text(bench.send("QueryTables", "/Tables?$filter=" + filter, "")))
        .endsWith("\"value\":[{\"TableName\":\"Table2\"}]}");
    assertThat(bench.code("QueryTables", "/Tables?NextTableName=garbage", ""))
        .isEqualTo("400 InvalidInput");
    assertThat(bench.code("QueryTables", "/Tables?$top=0", "")).isEqualTo("400 InvalidInput");
  }

  @Test
  void policiesAreStoredAndFound() {
    bench.create("things");
    assertThat(bench.send("SetTableAcl", "/things?comp=acl", ACL).status()).isEqualTo(204);
    assertThat(Bench.text(bench.send("GetTableAcl", "/things?comp=acl", "")))
        .contains("<Id>one</Id>");
    var policies = bench.service().accessPolicies();
    assertThat(policies.find(Calls.of("/things", ""), "Things", "one").orElseThrow().permissions())
        .contains("raud");
    assertThat(policies.find(Calls.of("/things", ""), "things", "two")).isEmpty();
    bench.send("SetTableAcl", "/things?comp=acl", "");
    assertThat(policies.find(Calls.of("/things", ""), "things", "one")).isEmpty();
    assertThat(bench.code("GetTableAcl", "/others?comp=acl", "")).isEqualTo("404 TableNotFound");
  }
}
