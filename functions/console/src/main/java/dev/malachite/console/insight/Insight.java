package dev.malachite.console.insight;

import dev.malachite.protocol.Call;
import io.vertx.core.json.JsonObject;

/**
 * What the API does not tell of a resource: when a lease ends and who holds it, which messages are
 * invisible and for how long, which bytes are locked. Never its content.
 */
@FunctionalInterface
public interface Insight {
  JsonObject look(Call call);
}
