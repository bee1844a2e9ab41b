package dev.malachite.blob.history;

import dev.malachite.account.StoredProperties;
import dev.malachite.blob.model.Past;
import dev.malachite.protocol.Call;
import dev.malachite.protocol.Service;
import dev.malachite.protocol.xml.Retention;
import dev.malachite.store.Key;
import dev.malachite.store.View;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;

/** For how long the account keeps what is deleted. */
public record DeleteRetention(Retention policy) {
  public static Key key(Call call) {
    return StoredProperties.key(Service.BLOB, call.account());
  }

  public static DeleteRetention of(Call call, View view) {
    return new DeleteRetention(
        StoredProperties.find(Service.BLOB, call.account(), view).deleteRetention());
  }

  /** What a deletion now is; empty where deleting is for good. */
  public Optional<Past.Deletion> deletion(Instant now) {
    return policy.days().isPresent()
        ? Optional.of(new Past.Deletion(now, now.plus(Duration.ofDays(policy.days().getAsInt()))))
        : Optional.empty();
  }
}
