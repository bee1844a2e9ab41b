package dev.malachite.domain;

import static dev.malachite.domain.LeaseExamples.A;
import static dev.malachite.domain.LeaseExamples.NOW;
import static dev.malachite.domain.LeaseExamples.fixed;
import static dev.malachite.domain.LeaseExamples.id;
import static dev.malachite.domain.LeaseExamples.infinite;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The outcome table of operations on a leased resource, cell by cell. "kept" is allowed with the
 * lease as it was, "reset" is allowed and ends in an available lease.
 */
class LeaseAccessTest {
  private static final List<LeaseState> STATES =
      List.of(
          LeaseState.AVAILABLE,
          LeaseState.LEASED,
          LeaseState.BREAKING,
          LeaseState.BROKEN,
          LeaseState.EXPIRED);

  private static final String READS =
      """
      id   | available   | leased   | breaking | broken | expired
      A    | NOT_PRESENT | kept     | kept     | LOST   | LOST
      B    | NOT_PRESENT | MISMATCH | MISMATCH | LOST   | LOST
      none | kept        | kept     | kept     | kept   | kept
      """;

  private static final String BLOB_WRITES =
      """
      id   | available   | leased   | breaking | broken | expired
      A    | NOT_PRESENT | kept     | kept     | LOST   | LOST
      B    | NOT_PRESENT | MISMATCH | MISMATCH | LOST   | LOST
      none | kept        | MISSING  | MISSING  | reset  | reset
      """;

  private static final String CONTAINER_WRITES =
      """
      id   | available   | leased   | breaking | broken | expired
      A    | NOT_PRESENT | kept     | kept     | LOST   | LOST
      B    | NOT_PRESENT | MISMATCH | MISMATCH | LOST   | LOST
      none | kept        | MISSING  | MISSING  | kept   | kept
      """;

  @ParameterizedTest(name = "id {0} in state {1}: {2}")
  @MethodSource("reads")
  void read(String given, LeaseState state, String expected) {
    for (Lease lease : examples(state)) {
      assertAccess(lease, lease.forRead(optional(given), NOW), expected);
    }
  }

  @ParameterizedTest(name = "id {0} in state {1}: {2}")
  @MethodSource("blobWrites")
  void writeOfABlobOrFile(String given, LeaseState state, String expected) {
    for (Lease lease : examples(state)) {
      assertAccess(lease, lease.forWrite(LeaseTarget.BLOB, optional(given), NOW), expected);
      assertAccess(lease, lease.forWrite(LeaseTarget.FILE, optional(given), NOW), expected);
    }
  }

  @ParameterizedTest(name = "id {0} in state {1}: {2}")
  @MethodSource("containerWrites")
  void writeOfAContainerOrShare(String given, LeaseState state, String expected) {
    for (Lease lease : examples(state)) {
      assertAccess(lease, lease.forWrite(LeaseTarget.CONTAINER, optional(given), NOW), expected);
      assertAccess(lease, lease.forWrite(LeaseTarget.SHARE, optional(given), NOW), expected);
    }
  }

  @Test
  void anExpiredBlobLeaseCannotBeRenewedAfterAWrite() {
    assertThat(renewalAfterWrite(LeaseTarget.BLOB))
        .isEqualTo(new LeaseOutcome.Refused(LeaseRefusal.LEASE_ID_MISMATCH_WITH_LEASE_OPERATION));
  }

  @ParameterizedTest
  @EnumSource(names = {"CONTAINER", "SHARE"})
  void anExpiredLeaseOfContainersAndSharesCanAlwaysBeRenewed(LeaseTarget target) {
    assertThat(renewalAfterWrite(target)).isInstanceOf(LeaseOutcome.Granted.class);
  }

  @Test
  void anExpiredBlobLeaseCanBeRenewedAfterARead() {
    LeaseAccess access = fixed(LeaseState.EXPIRED).forRead(Optional.empty(), NOW);
    assertThat(((LeaseAccess.Allowed) access).lease().renew(A, NOW))
        .isInstanceOf(LeaseOutcome.Granted.class);
  }

  static Stream<Arguments> reads() {
    return cells(READS);
  }

  static Stream<Arguments> blobWrites() {
    return cells(BLOB_WRITES);
  }

  static Stream<Arguments> containerWrites() {
    return cells(CONTAINER_WRITES);
  }

  private static LeaseOutcome renewalAfterWrite(LeaseTarget target) {
    LeaseAccess access = fixed(LeaseState.EXPIRED).forWrite(target, Optional.empty(), NOW);
    return ((LeaseAccess.Allowed) access).lease().renew(A, NOW);
  }

  private static void assertAccess(Lease before, LeaseAccess access, String expected) {
    switch (access) {
      case LeaseAccess.Allowed allowed ->
          assertThat(allowed.lease()).isEqualTo(expected.equals("reset") ? Lease.NONE : before);
      case LeaseAccess.Refused refused -> assertThat(refused.reason()).hasToString(expected);
    }
    assertThat(access instanceof LeaseAccess.Allowed)
        .isEqualTo(List.of("kept", "reset").contains(expected));
  }

  private static List<Lease> examples(LeaseState state) {
    return state == LeaseState.EXPIRED
        ? List.of(fixed(state))
        : List.of(fixed(state), infinite(state));
  }

  private static Optional<LeaseId> optional(String given) {
    return given.equals("none") ? Optional.empty() : Optional.of(id(given));
  }

  private static Stream<Arguments> cells(String table) {
    return table.lines().skip(1).flatMap(LeaseAccessTest::row);
  }

  private static Stream<Arguments> row(String line) {
    List<String> columns = Arrays.stream(line.split("\\|")).map(String::strip).toList();
    return IntStream.range(0, STATES.size())
        .mapToObj(i -> Arguments.of(columns.get(0), STATES.get(i), columns.get(i + 1)));
  }
}
