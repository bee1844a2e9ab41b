package dev.malachite.table;

import static org.assertj.core.api.Assertions.assertThat;

import dev.malachite.protocol.Reply;
import dev.malachite.protocol.auth.HeaderOverrides;
import dev.malachite.protocol.auth.KeyRange;
import dev.malachite.protocol.auth.Permissions;
import dev.malachite.protocol.auth.Principal;
import dev.malachite.protocol.auth.Scope;
import dev.malachite.store.Meter;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class BatchTest {
  private static final String SUBMIT = "SubmitEntityGroupTransaction";
  private final Bench bench = new Bench().create("things");

  private String submit(Batch batch) {
    Reply reply = bench.send(SUBMIT, batch.call());
    assertThat(reply.status()).isEqualTo(202);
    assertThat(Bench.header(reply, "Content-Type"))
        .startsWith("multipart/mixed; boundary=batchresponse_");
    return Bench.text(reply);
  }

  private String code(String body, String contentType) {
    return bench.code(SUBMIT, "/$batch", body, "Content-Type", contentType);
  }

  @Test
  void everyKindOfChangeInOneCommit() {
    String etag = bench.insert("things", "p", "replaced", "\"A\":1");
    bench.insert("things", "p", "merged", "\"A\":1");
    bench.insert("things", "p", "deleted", "");
    Batch batch =
        new Batch()
            .insert("things", "p", "inserted", "\"A\":1")
            .add("PUT", Calls.entity("things", "p", "replaced"), "{\"B\":2}", "If-Match: " + etag)
            .add("MERGE", Calls.entity("things", "p", "merged"), "{\"B\":2}", "If-Match: *")
            .add("DELETE", Calls.entity("things", "p", "deleted"), "", "If-Match: *")
            .add("POST", Calls.entity("things", "p", "tunnelled"), "{}", "X-HTTP-Method: PUT")
            .add("PATCH", Calls.entity("things", "p", "upserted"), "{\"C\":3}");
    String answer = submit(batch);
    assertThat(answer.split("HTTP/1.1 204 No Content", -1)).hasSize(7);
    assertThat(answer).contains("Content-ID: 5\r\n", "Preference-Applied: return-no-content\r\n");
    assertThat(Rows.all(bench, "things", "A eq 1")).containsExactly("p/inserted", "p/merged");
    assertThat(Rows.all(bench, "things", "B eq 2")).containsExactly("p/merged", "p/replaced");
    assertThat(Rows.all(bench, "things", "")).hasSize(5).doesNotContain("p/deleted");
  }

  @Test
  void anInsertionMayAnswerWithTheEntity() {
    String answer =
        submit(
            new Batch()
                .add(
                    "POST",
                    "/things",
                    "{\"PartitionKey\":\"p\",\"RowKey\":\"r\"}",
                    "Accept: application/json;odata=nometadata"));
    assertThat(answer).contains("HTTP/1.1 201 Created", "{\"PartitionKey\":\"p\",\"RowKey\":\"r\"");
  }

  @Test
  void oneFailureUndoesAllAndTheErrorSaysWhichItWas() {
    bench.insert("things", "p", "there", "");
    assertThat(
            submit(new Batch().insert("things", "p", "a", "").insert("things", "p", "there", "")))
        .contains(
            "HTTP/1.1 409 Conflict",
            "\"EntityAlreadyExists\"",
            "\"1:The specified entity already exists.")
        .doesNotContain("HTTP/1.1 204");
    assertThat(
            submit(
                new Batch()
                    .insert("things", "p", "a", "")
                    .insert("things", "p", "b", "")
                    .add("DELETE", Calls.entity("things", "p", "c"), "", "If-Match: *")))
        .contains("HTTP/1.1 404 Not Found", "\"2:The specified resource does not exist.");
    assertThat(
            submit(
                new Batch()
                    .add("DELETE", Calls.entity("things", "p", "there"), "", "If-Match: W/\"x\"")
                    .insert("things", "p", "b", "")))
        .contains("HTTP/1.1 412 Precondition Failed", "\"0:The update condition");
    assertThat(submit(new Batch().insert("others", "p", "a", "").insert("others", "p", "b", "")))
        .contains("\"0:The table specified does not exist.");
    assertThat(Rows.all(bench, "things", "")).containsExactly("p/there");
  }

  @Test
  void whatDoesNotBelongTogetherIsRefused() {
    assertThat(submit(new Batch().insert("things", "p", "a", "").insert("things", "q", "a", "")))
        .contains(
            "CommandsInBatchActOnDifferentPartitions",
            "\"1:All commands in a batch must operate on same entity group.");
    assertThat(submit(new Batch().insert("things", "p", "a", "").insert("others", "p", "b", "")))
        .contains("CommandsInBatchActOnDifferentPartitions");
    assertThat(submit(new Batch().insert("things", "p", "a", "").insert("things", "p", "a", "")))
        .contains(
            "InvalidDuplicateRow",
            "\"1:The batch request contains multiple changes with same row key.");
    assertThat(
            submit(
                new Batch().insert("things", "p", "a", "").insert("things", "p", "b", "\"a-b\":1")))
        .contains("PropertyNameInvalid", "\"1:");
    assertThat(submit(new Batch().add("GET", Calls.entity("things", "p", "a"), "")))
        .contains("\"0:The requested method is not allowed");
    assertThat(Rows.all(bench, "things", "")).isEmpty();
  }

  @Test
  void aHundredChangesAreTakenAndNotOneMore() {
    Batch batch = new Batch();
    IntStream.range(0, 100).forEach(row -> batch.insert("things", "p", "r%03d".formatted(row), ""));
    Meter cost = bench.cost(() -> submit(batch));
    assertThat(cost.transactions()).isEqualTo(1);
    assertThat(Rows.all(bench, "things", "")).hasSize(100);
    assertThat(submit(batch.insert("things", "p", "one more", "")))
        .contains(
            "\"99:The batch request operation exceeds the maximum 100 changes per change set.");
  }

  @Test
  void aHundredLargeEntitiesCanBeMergedAtOnce() {
    String large =
        IntStream.range(0, 10)
            .mapToObj(number -> ",\"P" + number + "\":\"" + "x".repeat(32_000) + "\"")
            .reduce("\"P\":0", String::concat);
    Batch merges = new Batch();
    for (int row = 0; row < 100; row++) {
      bench.insert("things", "p", "r" + row, large);
      merges.add("MERGE", Calls.entity("things", "p", "r" + row), "{\"Q\":1}", "If-Match: *");
    }
    assertThat(submit(merges).split("HTTP/1.1 204", -1)).hasSize(101);
    assertThat(bench.get("things", "p", "r99")).contains("\"P0\":\"xxx").endsWith("\"Q\":1}");
  }

  @Test
  void aSecondBatchCostsOneReadAndOneTransaction() {
    submit(new Batch().insert("things", "p", "a", "").insert("things", "p", "b", ""));
    Meter cost =
        bench.cost(() ->
            submit(new Batch().insert("things", "p", "c", "").insert("things", "p", "d", "")));
    assertThat(cost.reads()).isEqualTo(1);
    assertThat(cost.commits()).isEqualTo(1);
    assertThat(cost.changes()).isEqualTo(2);
  }

  @Test
  void aBatchMayBeOneQuery() {
    bench.insert("things", "p", "a", "\"A\":1");
    bench.insert("things", "p", "b", "\"A\":2");
    String page =
        Bench.text(
            bench.send(
                SUBMIT,
                new Batch()
                    .add(
                        "GET",
                        "/things()?$filter=A%20eq%202",
                        "",
                        "Accept: application/json;odata=nometadata")
                    .query()));
    assertThat(page)
        .contains("HTTP/1.1 200 OK", "\"RowKey\":\"b\"")
        .doesNotContain("\"RowKey\":\"a\"", "changeset");
    String one =
        Bench.text(
            bench.send(
                SUBMIT, new Batch().add("GET", Calls.entity("things", "p", "a"), "").query()));
    assertThat(one).contains("HTTP/1.1 200 OK", "ETag: W/\"datetime'", "\"A\":1");
    String none =
        Bench.text(
            bench.send(
                SUBMIT, new Batch().add("GET", Calls.entity("things", "p", "z"), "").query()));
    assertThat(none).contains("HTTP/1.1 404 Not Found", "ResourceNotFound");
  }

  @Test
  void aSignatureMustPermitEveryChange() {
    Batch batch =
        new Batch()
            .insert("things", "p", "a", "")
            .add("DELETE", Calls.entity("things", "p", "b"), "", "If-Match: *");
    assertThat(bench.refusal(SUBMIT, batch.call().withPrincipal(sas("things", "a"))).code().code())
        .isEqualTo("AuthorizationPermissionMismatch");
    assertThat(
            bench.refusal(SUBMIT, batch.call().withPrincipal(sas("others", "raud"))).code().code())
        .isEqualTo("AuthorizationFailure");
    assertThat(bench.send(SUBMIT, batch.call().withPrincipal(sas("THINGS", "ad"))).status())
        .isEqualTo(202);
  }

  private static Principal sas(String table, String permissions) {
    return new Principal.ServiceSas(
        Permissions.parse(permissions).orElseThrow(),
        new Scope(Scope.Kind.CONTAINER, table, "", ""),
        KeyRange.all(),
        HeaderOverrides.none());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "--b--\r\n",
        "no boundary",
        "--b\r\n\r\n--b--",
        "--b\r\nContent-Type: text/plain\r\n\r\nx\r\n--b--",
        "--b\r\nContent-Type: application/http\r\n\r\nGET\r\n--b--",
        "--b\nContent-Type: application/http\n\nGET /things() HTTP/1.1\n\n--b--",
        "--b\r\nContent-Type: multipart/mixed; boundary=c\r\n\r\n--c--\r\n--b--",
        "--b\r\nContent-Type: multipart/mixed; boundary=c\r\n\r\n--c\r\n--b--",
        "--b\r\nContent-Type: multipart/mixed\r\n\r\n--c--\r\n--b--",
      })
  void bodiesThatAreNoBatchAreRefused(String body) {
    assertThat(code(body, "multipart/mixed; boundary=b")).isEqualTo("400 InvalidInput");
  }

  @Test
  void aBatchNeedsABoundaryAndExactlyOnePart() {
    String part = "--b\r\nContent-Type: application/http\r\n\r\nGET /things() HTTP/1.1\r\n\r\n\r\n";
    for (String type :
        List.of("", "application/json", "multipart/mixed", "multipart/mixed; boundary=")) {
      assertThat(code(part + "--b--", type)).isEqualTo("400 InvalidInput");
    }
    assertThat(code(part + part + "--b--", "multipart/mixed; boundary=b"))
        .isEqualTo("400 InvalidInput");
  }
}
