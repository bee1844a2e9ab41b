package dev.malachite.blob.cases;

import static dev.malachite.blob.cases.LeaseState.AVAILABLE;
import static dev.malachite.blob.cases.LeaseState.BREAKING;
import static dev.malachite.blob.cases.LeaseState.BROKEN;
import static dev.malachite.blob.cases.LeaseState.EXPIRED;
import static dev.malachite.blob.cases.LeaseState.LEASED;

import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;

/** What each lease operation comes to in each state: the same for blobs and containers. */
public final class LeaseTables {
  private static final String LEASE = "x-ms-lease-id";
  private static final String PROPOSED = "x-ms-proposed-lease-id";
  private static final String PERIOD = "x-ms-lease-break-period";
  private static final String THIRD = "33333333-3333-3333-3333-333333333333";

  private LeaseTables() {}

  public static Stream<DynamicTest> acquire(Probe probe) {
    return Stream.of(
            LeaseActionCases.of(
                "no id",
                probe,
                Map.of(
                    AVAILABLE, "201, leased",
                    LEASED, "409 LeaseAlreadyPresent, leased",
                    BREAKING, "409 LeaseAlreadyPresent, breaking",
                    BROKEN, "201, leased",
                    EXPIRED, "201, leased")),
            LeaseActionCases.of(
                "its id",
                probe.with(PROPOSED, LeaseCases.ID),
                Map.of(
                    AVAILABLE, "201, leased",
                    LEASED, "201, leased",
                    BREAKING, "409 LeaseIsBreakingAndCannotBeAcquired, breaking",
                    BROKEN, "201, leased",
                    EXPIRED, "201, leased")),
            LeaseActionCases.of(
                "another id",
                probe.with(PROPOSED, LeaseCases.OTHER),
                Map.of(
                    AVAILABLE, "201, leased",
                    LEASED, "409 LeaseAlreadyPresent, leased",
                    BREAKING, "409 LeaseAlreadyPresent, breaking",
                    BROKEN, "201, leased",
                    EXPIRED, "201, leased")))
        .flatMap(each -> each);
  }

  public static Stream<DynamicTest> change(Probe bare) {
    String none = "409 LeaseNotPresentWithLeaseOperation";
    String mismatch = "409 LeaseIdMismatchWithLeaseOperation";
    return Stream.of(
            LeaseActionCases.of(
                "from its id",
                bare.with(LEASE, LeaseCases.ID, PROPOSED, LeaseCases.OTHER),
                Map.of(
                    AVAILABLE, none + ", available",
                    LEASED, "200, leased",
                    BREAKING, "409 LeaseIsBreakingAndCannotBeChanged, breaking",
                    BROKEN, none + ", broken",
                    EXPIRED, none + ", expired")),
            LeaseActionCases.of(
                "to its id, as a retry does",
                bare.with(LEASE, LeaseCases.OTHER, PROPOSED, LeaseCases.ID),
                Map.of(
                    AVAILABLE, none + ", available",
                    LEASED, "200, leased",
                    BREAKING, mismatch + ", breaking",
                    BROKEN, none + ", broken",
                    EXPIRED, none + ", expired")),
            LeaseActionCases.of(
                "between others",
                bare.with(LEASE, LeaseCases.OTHER, PROPOSED, THIRD),
                Map.of(
                    AVAILABLE, none + ", available",
                    LEASED, mismatch + ", leased",
                    BREAKING, mismatch + ", breaking",
                    BROKEN, none + ", broken",
                    EXPIRED, none + ", expired")))
        .flatMap(each -> each);
  }

  public static Stream<DynamicTest> breakOff(Probe probe) {
    String none = "409 LeaseNotPresentWithLeaseOperation, available";
    return Stream.of(
            LeaseActionCases.of(
                "no period",
                probe,
                Map.of(
                    AVAILABLE, none,
                    LEASED, "202, broken",
                    BREAKING, "202, breaking",
                    BROKEN, "202, broken",
                    EXPIRED, "202, broken")),
            LeaseActionCases.of(
                "at once",
                probe.with(PERIOD, "0"),
                Map.of(
                    AVAILABLE, none,
                    LEASED, "202, broken",
                    BREAKING, "202, broken",
                    BROKEN, "202, broken",
                    EXPIRED, "202, broken")),
            LeaseActionCases.of(
                "after a while",
                probe.with(PERIOD, "10"),
                Map.of(
                    AVAILABLE, none,
                    LEASED, "202, breaking",
                    BREAKING, "202, breaking",
                    BROKEN, "202, broken",
                    EXPIRED, "202, broken")))
        .flatMap(each -> each);
  }

  public static Stream<DynamicTest> renew(Probe bare) {
    String mismatch = "409 LeaseIdMismatchWithLeaseOperation";
    return Stream.concat(
        LeaseActionCases.of(
            "its id",
            bare.with(LEASE, LeaseCases.ID),
            Map.of(
                AVAILABLE, mismatch + ", available",
                LEASED, "200, leased",
                BREAKING, "409 LeaseIsBrokenAndCannotBeRenewed, breaking",
                BROKEN, "409 LeaseIsBrokenAndCannotBeRenewed, broken",
                EXPIRED, "200, leased")),
        LeaseActionCases.of(
            "another id",
            bare.with(LEASE, LeaseCases.OTHER),
            Map.of(
                AVAILABLE, mismatch + ", available",
                LEASED, mismatch + ", leased",
                BREAKING, mismatch + ", breaking",
                BROKEN, mismatch + ", broken",
                EXPIRED, mismatch + ", expired")));
  }

  public static Stream<DynamicTest> release(Probe bare) {
    String mismatch = "409 LeaseIdMismatchWithLeaseOperation";
    return Stream.concat(
        LeaseActionCases.of(
            "its id",
            bare.with(LEASE, LeaseCases.ID),
            Map.of(
                AVAILABLE, mismatch + ", available",
                LEASED, "200, available",
                BREAKING, "200, available",
                BROKEN, "200, available",
                EXPIRED, "200, available")),
        LeaseActionCases.of(
            "another id",
            bare.with(LEASE, LeaseCases.OTHER),
            Map.of(
                AVAILABLE, mismatch + ", available",
                LEASED, mismatch + ", leased",
                BREAKING, mismatch + ", breaking",
                BROKEN, mismatch + ", broken",
                EXPIRED, mismatch + ", expired")));
  }
}
