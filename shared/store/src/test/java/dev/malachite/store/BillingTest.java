package dev.malachite.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import java.util.List;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;

class BillingTest {
  private static final Key KEY = new Key("p", "s");
  private static final OptionalLong NEVER = OptionalLong.empty();

  @Test
  void eachItemOfABatchIsRoundedUpByItself() {
    assertThat(Billing.readUnits(0, List.of(item(10), item(10)))).isEqualTo(2);
    assertThat(Billing.readUnits(0, List.of(item(4000), item(5000)))).isEqualTo(3);
    assertThat(Billing.readUnits(3, List.of(item(10)))).isEqualTo(4);
  }

  @Test
  void aQueryIsRoundedUpOnce() {
    assertThat(Billing.scanUnits(List.of())).isEqualTo(1);
    assertThat(Billing.scanUnits(Collections.nCopies(20, item(100)))).isEqualTo(1);
    assertThat(Billing.scanUnits(Collections.nCopies(100, item(1000)))).isEqualTo(26);
  }

  @Test
  void aSingleWriteCostsAUnitPerKilobyte() {
    assertThat(Billing.writeUnits(List.of(put(10)))).isEqualTo(1);
    assertThat(Billing.writeUnits(List.of(put(1000)))).isEqualTo(2);
    assertThat(Billing.writeUnits(List.of(put(10 * 1024)))).isEqualTo(11);
    assertThat(Billing.writeUnits(List.of(new Change.Delete(KEY, 1)))).isEqualTo(1);
  }

  @Test
  void aTransactionCostsTwice() {
    assertThat(Billing.writeUnits(List.of(put(10), put(1500)))).isEqualTo(6);
    assertThat(Billing.writeUnits(List.of(put(10), new Change.Check(KEY, 1)))).isEqualTo(4);
    assertThat(Billing.writeUnits(List.of(new Change.Check(KEY, 1)))).isEqualTo(2);
  }

  @Test
  void anItemThatWillBeDueIsWrittenToTheIndexToo() {
    Change due = new Change.Put(1, new Item(KEY, 2, new byte[10], OptionalLong.of(5)));
    assertThat(Billing.writeUnits(List.of(due))).isEqualTo(2);
  }

  private static Item item(int bytes) {
    return new Item(KEY, 1, new byte[bytes], NEVER);
  }

  private static Change put(int bytes) {
    return new Change.Put(1, item(bytes));
  }
}
