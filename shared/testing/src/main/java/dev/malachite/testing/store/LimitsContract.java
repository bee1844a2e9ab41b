package dev.malachite.testing.store;

import static dev.malachite.testing.store.Samples.bytes;
import static dev.malachite.testing.store.Samples.creation;
import static dev.malachite.testing.store.Samples.fresh;
import static dev.malachite.testing.store.Samples.key;
import static dev.malachite.testing.store.Samples.read;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.malachite.store.Change;
import dev.malachite.store.Item;
import dev.malachite.store.Key;
import dev.malachite.store.Store;
import java.util.List;
import java.util.OptionalLong;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** What no store takes. */
interface LimitsContract {
  Store store();

  @Test
  default void aKeyTwiceInOneCommitIsRefused() {
    refused(creation(key("a"), "one"), creation(key("a"), "two"));
    refused(creation(key("a"), "one"), new Change.Check(key("a"), Item.ABSENT));
    assertThat(read(store(), key("a"))).isEmpty();
  }

  @Test
  default void anEmptyCommitAndOneOfTooManyChangesAreRefused() {
    refused();
    refused(
        IntStream.rangeClosed(0, Store.MAX_CHANGES)
            .mapToObj(i -> creation(key("s" + i), "v"))
            .toArray(Change[]::new));
  }

  @Test
  default void aPutNeedsARevisionAndAValueOfBoundedSize() {
    refused(Change.put(key("a"), Item.ABSENT, Item.ABSENT, bytes("v"), OptionalLong.empty()));
    byte[] large = new byte[Item.MAX_VALUE_BYTES + 1];
    refused(Change.put(key("a"), Item.ABSENT, fresh(), large, OptionalLong.empty()));
  }

  @Test
  default void keysThatAreEmptyTooLongOrMalformedAreRefused() {
    refused(creation(new Key("", "s"), "v"));
    refused(creation(new Key("p", ""), "v"));
    refused(creation(new Key("p".repeat(513), "s"), "v"));
    refused(creation(new Key("p", "s".repeat(4097)), "v"));
    refused(creation(new Key("p", "\u00e9".repeat(2049)), "v"));
    refused(creation(new Key("p", "\ud800"), "v"));
    refused(creation(new Key("\udc00x", "s"), "v"));
  }

  @Test
  default void aReadOfTooManyKeysIsRefused() {
    List<Key> keys = IntStream.rangeClosed(0, Store.MAX_KEYS).mapToObj(i -> key("s" + i)).toList();
    assertThatIllegalArgumentException().isThrownBy(() -> store().read(keys));
  }

  private void refused(Change... changes) {
    assertThatIllegalArgumentException().isThrownBy(() -> store().commit(List.of(changes)));
  }
}
