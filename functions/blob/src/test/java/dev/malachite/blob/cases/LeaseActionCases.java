package dev.malachite.blob.cases;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import dev.malachite.blob.TestBlobs;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;

/** What a lease operation comes to in each state, and the state that it leaves behind. */
public final class LeaseActionCases {
  private LeaseActionCases() {}

  /** Each state with the outcome and the state afterwards, such as "201, leased". */
  public static Stream<DynamicTest> of(String what, Probe probe, Map<LeaseState, String> expected) {
    return new TreeMap<>(expected)
        .entrySet().stream()
            .map(row ->
                dynamicTest(
                    what + ", " + row.getKey() + " -> " + row.getValue(),
                    () -> assertThat(run(probe, row.getKey())).isEqualTo(row.getValue())));
  }

  private static String run(Probe probe, LeaseState state) {
    TestBlobs blobs = probe.fresh();
    String path = probe.path();
    state.bring(blobs, path);
    String etag = ChangeCases.header(blobs, path, "ETag");
    String outcome = probe.sentTo(blobs);
    assertThat(ChangeCases.header(blobs, path, "ETag"))
        .as("a lease leaves the ETag")
        .isEqualTo(etag);
    return outcome + ", " + ChangeCases.header(blobs, path, "x-ms-lease-state");
  }
}
