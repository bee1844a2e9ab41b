package dev.malachite.store.dynamodb;

import static org.assertj.core.api.Assertions.assertThat;

import dev.malachite.domain.Clock;
import dev.malachite.store.Change;
import dev.malachite.store.ChunkContent;
import dev.malachite.store.ContentId;
import dev.malachite.store.Item;
import dev.malachite.store.Key;
import dev.malachite.store.Outcome;
import dev.malachite.store.dynamodb.DynamoDbConfig.HttpConnections;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class DynamoDbTest {
  private static final Key KEY = new Key("p", "s");

  @ParameterizedTest
  @EnumSource
  void aBucketHoldsTheContentOfATable(HttpConnections connections) throws IOException {
    DynamoDbConfig config = Tables.freshWithBucket(DynamoDbTest.class).withConnections(connections);
    try (DynamoDb opened = DynamoDb.open(config, Clock.system())) {
      assertThat(opened.content()).isInstanceOf(S3Content.class);
      assertKeeps(opened);
    }
  }

  @ParameterizedTest
  @EnumSource
  void withoutABucketTheTableHoldsItsContent(HttpConnections connections) throws IOException {
    DynamoDbConfig config = Tables.fresh(DynamoDbTest.class).withConnections(connections);
    try (DynamoDb opened = DynamoDb.open(config, Clock.system())) {
      assertThat(opened.content()).isInstanceOf(ChunkContent.class);
      assertKeeps(opened);
    }
  }

  @Test
  void aTableIsCreatedOnlyOnce() {
    DynamoDbConfig config = Tables.fresh(DynamoDbTest.class);
    try (DynamoDb opened = DynamoDb.open(config, Clock.system())) {
      opened.store().commit(List.of(creation()));
      DynamoDb.createTable(config);
      assertThat(opened.store().read(List.of(KEY))).containsKey(KEY);
    }
  }

  @Test
  void aConfigurationDoesNotPrintItsSecret() {
    DynamoDbConfig config =
        DynamoDbConfig.of("table", "region").withCredentials("access", "hidden");
    assertThat(config.toString()).contains("access").doesNotContain("hidden");
  }

  private static void assertKeeps(DynamoDb opened) throws IOException {
    assertThat(opened.store().commit(List.of(creation()))).isEqualTo(Outcome.COMMITTED);
    assertThat(opened.store().read(List.of(KEY))).containsKey(KEY);
    ContentId id = new ContentId("one");
    opened.content().write(id, KEY, new ByteArrayInputStream(new byte[] {1, 2, 3}));
    try (InputStream stream = opened.content().open(id, 1, 2)) {
      assertThat(stream.readAllBytes()).containsExactly(2, 3);
    }
  }

  private static Change creation() {
    return Change.put(KEY, Item.ABSENT, 7, new byte[] {1}, OptionalLong.empty());
  }
}
