package dev.malachite.table;

import static org.assertj.core.api.Assertions.assertThat;

import dev.malachite.store.Meter;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class QueryCostTest {
  private final Bench bench = new Bench(4).create("things");

  @BeforeEach
  void fill() {
    for (int partition = 0; partition < 5; partition++) {
      for (int row = 0; row < 60; row++) {
        bench.insert("things", "p" + partition, "r%02d".formatted(row), "\"N\":" + row);
      }
    }
  }

  @Test
  void aRowRangeOfOnePartitionReadsOnlyThoseRows() {
    Meter cost =
        bench.cost(() ->
            assertThat(
                    Rows.of(
                        bench.query(
                            "things",
                            "PartitionKey eq 'p2' and RowKey ge 'r10' and RowKey lt 'r15'")))
                .hasSize(5));
    assertThat(cost.itemsScanned()).isEqualTo(5);
    assertThat(cost.scans()).isEqualTo(1);
    assertThat(cost.commits()).isZero();
  }

  @Test
  void whatTheKeysDoNotSayFiltersThePartitionOnly() {
    Meter cost =
        bench.cost(() ->
            assertThat(Rows.of(bench.query("things", "PartitionKey eq 'p2' and N eq 7")))
                .isEqualTo(List.of("p2/r07")));
    assertThat(cost.itemsScanned()).isEqualTo(60);
  }

  @Test
  void aPointQueryReadsTheEntityAndItsTableAtOnce() {
    Meter cost =
        bench.cost(() -> assertThat(bench.get("things", "p3", "r33")).contains("\"N\":33"));
    assertThat(cost.reads()).isEqualTo(1);
    assertThat(cost.keysRead()).isEqualTo(2);
    assertThat(cost.scans()).isZero();
  }

  @Test
  void aFilterOnBothKeysReadsOneItem() {
    Meter cost =
        bench.cost(() ->
            assertThat(Rows.of(bench.query("things", "PartitionKey eq 'p3' and RowKey eq 'r33'")))
                .isEqualTo(List.of("p3/r33")));
    assertThat(cost.itemsScanned()).isEqualTo(1);
    assertThat(cost.scans()).isEqualTo(1);
    assertThat(cost.reads()).isEqualTo(1);
  }

  @Test
  void aFilterThatNothingCanSatisfyScansNothing() {
    Meter cost =
        bench.cost(() ->
            assertThat(
                    Rows.of(bench.query("things", "PartitionKey eq 'a' and PartitionKey eq 'b'")))
                .isEmpty());
    assertThat(cost.scans()).isZero();
  }

  @Test
  void topReadsNoMoreThanOneRowBeyondThePage() {
    Meter cost =
        bench.cost(() ->
            assertThat(Rows.of(bench.query("things", "PartitionKey eq 'p1'", "$top=3")))
                .isEqualTo(List.of("p1/r00", "p1/r01", "p1/r02")));
    assertThat(cost.itemsScanned()).isLessThanOrEqualTo(4);
  }

  @Test
  void aWriteIsOneReadAndOneCommit() {
    Meter cost = bench.cost(() -> bench.insert("things", "p9", "r", ""));
    assertThat(cost.reads()).isEqualTo(1);
    assertThat(cost.commits()).isEqualTo(1);
    assertThat(cost.transactions()).isZero();
  }
}
