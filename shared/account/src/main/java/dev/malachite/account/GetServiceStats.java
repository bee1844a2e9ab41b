package dev.malachite.account;

import dev.malachite.protocol.Call;
import dev.malachite.protocol.Operation;
import dev.malachite.protocol.Reply;
import dev.malachite.protocol.errors.MalformedInput;
import dev.malachite.protocol.xml.ServiceStats;

/**
 * Get Service Stats: one strongly consistent store serves both locations, so the secondary is never
 * behind.
 */
public final class GetServiceStats implements Operation {
  @Override
  public Reply handle(Call call) {
    if (!call.target().secondary()) {
      throw MalformedInput.invalidParameter(
          "comp", "stats", "Statistics are answered by the secondary endpoint only.");
    }
    return Reply.status(200).xml(ServiceStats.live(call.receivedAt()).write()).build();
  }
}
