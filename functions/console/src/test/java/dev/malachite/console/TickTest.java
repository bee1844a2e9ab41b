package dev.malachite.console;

import static org.assertj.core.api.Assertions.assertThat;

import io.vertx.core.json.JsonObject;
import java.time.Instant;
import org.junit.jupiter.api.Test;

class TickTest {
  private static final Instant NOW = Instant.ofEpochMilli(1000);

  @Test
  void figuresAreOfTheRequestsOfOthers() {
    Tick tick = new Tick();
    tick.add(request(200, 100, false), 1);
    tick.add(request(503, 300, false), 2);
    tick.add(request(404, 9000, true), 3);
    JsonObject json = tick.json(NOW);
    assertThat(json.getLong("count")).isEqualTo(2);
    assertThat(json.getLong("errors")).isEqualTo(1);
    assertThat(json.getLong("readUnits")).isEqualTo(4);
    assertThat(json.getLong("median")).isEqualTo(100);
    assertThat(json.getJsonArray("requests")).hasSize(3);
  }

  @Test
  void manyRequestsAreCountedButNotAllShown() {
    Tick tick = new Tick();
    for (int i = 0; i < 10_000; i++) {
      tick.add(request(200, i, false), i);
    }
    JsonObject json = tick.json(NOW);
    assertThat(json.getLong("count")).isEqualTo(10_000);
    assertThat(json.getJsonArray("requests")).hasSize(60);
    assertThat(json.getJsonArray("requests").getJsonObject(59).getLong("number")).isEqualTo(9999);
  }

  private static Observed request(int status, long micros, boolean own) {
    return new Observed(
        NOW, "blob", "GetBlob", "GET", "/a/c/b", status, "-", micros, 0, 10, 2, 0, own);
  }
}
