package dev.malachite.table;

import static org.assertj.core.api.Assertions.assertThat;

import dev.malachite.protocol.Reply;
import dev.malachite.protocol.auth.HeaderOverrides;
import dev.malachite.protocol.auth.KeyRange;
import dev.malachite.protocol.auth.Permissions;
import dev.malachite.protocol.auth.Principal;
import dev.malachite.protocol.auth.Scope;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PagingTest {
  private static Bench filled(int buckets) {
    Bench bench = new Bench(buckets).create("things");
    for (int number = 0; number < 40; number++) {
      bench.insert("things", "p" + number % 4, "r%02d".formatted(number), "\"N\":" + number % 7);
    }
    return bench;
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 5})
  void pagesTogetherAreTheWholeInOrder(int buckets) {
    Bench bench = filled(buckets);
    List<String> whole = Rows.all(bench, "things", "");
    assertThat(whole).hasSize(40).isSorted();
    assertThat(Rows.all(bench, "things", "", "$top=7")).isEqualTo(whole);
    assertThat(Rows.all(bench, "things", "N lt 3", "$top=1"))
        .isEqualTo(Rows.all(bench, "things", "N lt 3"));
  }

  @Test
  void anEmptyTableHasNoPages() {
    Bench bench = new Bench().create("things");
    Reply reply = bench.query("things", "");
    assertThat(Bench.text(reply)).isEqualTo("{\"value\":[]}");
    assertThat(reply.headers().has("x-ms-continuation-NextPartitionKey")).isFalse();
    assertThat(bench.code("QueryEntities", "/others()", "")).isEqualTo("404 TableNotFound");
  }

  @Test
  void theLastPageSaysThatItIsTheLast() {
    Bench bench = filled(3);
    Reply page = bench.query("things", "PartitionKey eq 'p1'", "$top=10");
    assertThat(Rows.of(page)).hasSize(10);
    assertThat(page.headers().has("x-ms-continuation-NextPartitionKey")).isFalse();
  }

  @Test
  void tokensSurviveAnotherProcessInsertionsAndTheDeletionOfWhereTheyPoint() {
    Bench bench = filled(2);
    Reply first = bench.query("things", "", "$top=5");
    List<String> seen = new ArrayList<>(Rows.of(first));
    String[] last = seen.getLast().split("/", -1);
    bench.send("DeleteEntity", Calls.entity("things", last[0], last[1]), "", "If-Match", "*");
    bench.insert("things", "p0", "a", "");
    bench.insert("things", "p9", "z", "");
    var restarted = bench.service(bench.store, bench.clock).operations().get("QueryEntities");
    Reply rest =
        restarted.handle(
            Calls.of(
                "/things()?" + String.join("&", Rows.next(first)),
                "",
                "Accept",
                "application/json;odata=nometadata"));
    assertThat(Rows.of(rest)).hasSize(36).doesNotContainAnyElementsOf(seen).contains("p9/z");
  }

  @Test
  void aPageOfAFilterThatMatchesLittleEndsAfterSomeWork() {
    Bench bench = new Bench().create("things");
    IntStream.range(0, 5_100)
        .forEach(number -> bench.insert("things", "p", "r%05d".formatted(number), ""));
    bench.insert("things", "p", "s", "\"N\":1");
    Reply page = bench.query("things", "N eq 1");
    assertThat(Rows.of(page)).isEmpty();
    assertThat(page.headers().has("x-ms-continuation-NextPartitionKey")).isTrue();
    assertThat(Rows.all(bench, "things", "N eq 1")).containsExactly("p/s");
  }

  @Test
  void whatIsNoTokenIsRefused() {
    Bench bench = filled(1);
    assertThat(bench.code("QueryEntities", "/things()?NextPartitionKey=x&NextRowKey=y", ""))
        .isEqualTo("400 InvalidInput");
    for (String top : List.of("0", "1001", "-1", "x", "")) {
      assertThat(bench.code("QueryEntities", "/things()?$top=" + top, ""))
          .isEqualTo("400 InvalidInput");
    }
  }

  @Test
  void aSignatureForARangeOfKeysSeesAndTouchesNoOthers() {
    Bench bench = filled(3);
    KeyRange range =
        new KeyRange(Optional.of("p1"), Optional.of("r20"), Optional.of("p2"), Optional.of("r10"));
    Principal principal =
        new Principal.ServiceSas(
            Permissions.parse("raud").orElseThrow(),
            new Scope(Scope.Kind.CONTAINER, "things", "", ""),
            range,
            HeaderOverrides.none());
    Reply page =
        bench.send(
            "QueryEntities",
            Calls.of("/things()", "", "Accept", "application/json;odata=nometadata")
                .withPrincipal(principal));
    assertThat(Rows.of(page))
        .containsExactly(
            "p1/r21", "p1/r25", "p1/r29", "p1/r33", "p1/r37", "p2/r02", "p2/r06", "p2/r10");
    for (String operation : List.of("GetEntity", "DeleteEntity", "MergeEntity")) {
      assertThat(
              bench
                  .refusal(
                      operation,
                      Calls.of(Calls.entity("things", "p0", "r00"), "{}", "If-Match", "*")
                          .withPrincipal(principal))
                  .code()
                  .code())
          .isEqualTo("AuthorizationFailure");
    }
  }
}
