package dev.malachite.store.dynamodb;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.malachite.domain.Clock;
import dev.malachite.store.Change;
import dev.malachite.store.Key;
import dev.malachite.store.Unavailable;
import dev.malachite.store.dynamodb.DynamoDbConfig.HttpConnections;
import java.net.URI;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class FailureTest {
  private static final URI NOBODY = URI.create("http://127.0.0.1:9");

  @ParameterizedTest
  @EnumSource
  void eachTryIsOneRequestSoThatNoLostAnswerIsHidden(HttpConnections connections) throws Exception {
    try (SilentServer server = new SilentServer()) {
      DynamoDbConfig config = config(server.endpoint()).withConnections(connections);
      assertThat(commitFailure(config).nothingChanged()).isFalse();
      assertThat(server.requests()).isEqualTo(3);
    }
  }

  @ParameterizedTest
  @EnumSource
  void whatNeverConnectedChangedNothing(HttpConnections connections) {
    DynamoDbConfig config = config(NOBODY).withConnections(connections);
    assertThat(commitFailure(config).nothingChanged()).isTrue();
  }

  @Test
  void aMissingTableChangedNothing() {
    DynamoDbConfig present = Tables.fresh(FailureTest.class);
    DynamoDbConfig absent = config(present.endpoint().orElseThrow());
    assertThat(commitFailure(absent).nothingChanged()).isTrue();
  }

  private static DynamoDbConfig config(URI endpoint) {
    return DynamoDbConfig.of("absent", "us-east-1")
        .withCredentials("local", "local")
        .withEndpoint(endpoint);
  }

  private static Unavailable commitFailure(DynamoDbConfig config) {
    Change delete = new Change.Delete(new Key("p", "s"), 1);
    try (DynamoDb opened = DynamoDb.open(config, Clock.system())) {
      return catchThrowableOfType(Unavailable.class, () -> opened.store().commit(List.of(delete)));
    }
  }
}
