package dev.malachite.protocol.routing;

import static org.assertj.core.api.Assertions.assertThat;

import dev.malachite.protocol.Resource;
import dev.malachite.protocol.routing.TablePath.Entity;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TablePathTest {
  private static Optional<TablePath> parse(String path) {
    return Resource.parse(path).flatMap(TablePath::parse);
  }

  @Test
  void shapesAreToldApart() {
    assertThat(parse("/Tables")).hasValue(new TablePath.Tables());
    assertThat(parse("/tables()")).hasValue(new TablePath.Tables());
    assertThat(parse("/Tables('people')")).hasValue(new TablePath.NamedTable("people"));
    assertThat(parse("/people")).hasValue(new TablePath.Table("people"));
    assertThat(parse("/people()")).hasValue(new TablePath.Entities("people"));
    assertThat(parse("/$batch")).hasValue(new TablePath.Batch());
  }

  @Test
  void keysMayHoldQuotesCommasAndParentheses() {
    assertThat(parse("/t(PartitionKey='O''Brien',RowKey='a,RowKey=%27%27b%27%27)(')"))
        .hasValue(new Entity("t", "O'Brien", "a,RowKey='b')("));
  }

  @Test
  void keysComeInAnyOrderAndMayBeEmpty() {
    assertThat(parse("/t(RowKey='r',%20PartitionKey='')")).hasValue(new Entity("t", "", "r"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "/t('x')",
        "/t(",
        "/t(PartitionKey='a')",
        "/t(PartitionKey='a',RowKey='b'",
        "/()",
        "/t(PartitionKey='a',RowKey='b')x",
        "/t(PartitionKey=a,RowKey=b)",
        "/t/x",
        "/Tables('x",
        "/t(PartitionKey='a',PartitionKey='b')",
        "/t(RowKey='a',RowKey='b')"
      })
  void everythingElseNamesNothing(String path) {
    assertThat(parse(path)).isEmpty();
  }

  @Test
  void anyKeysThatAreQuotedComeBack() {
    Random random = new Random(7);
    String alphabet = "ab'(),= RowKey";
    for (int i = 0; i < 5000; i++) {
      Entity entity = new Entity("t", text(random, alphabet), text(random, alphabet));
      String path =
          "t(PartitionKey=%s,RowKey=%s)"
              .formatted(quoted(entity.partitionKey()), quoted(entity.rowKey()));
      assertThat(TablePath.parse(new Resource(path, ""))).hasValue(entity);
    }
  }

  private static String text(Random random, String alphabet) {
    return random
        .ints(random.nextInt(8), 0, alphabet.length())
        .collect(
            StringBuilder::new, (b, at) -> b.append(alphabet.charAt(at)), StringBuilder::append)
        .toString();
  }

  private static String quoted(String key) {
    return "'" + key.replace("'", "''") + "'";
  }
}
