package dev.malachite.blob.cases;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import dev.malachite.blob.TestBlobs;
import java.util.Arrays;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;

/** Every state of a lease, with the id of it, another one and none. */
public final class LeaseCases {
  public static final String ID = "11111111-1111-1111-1111-111111111111";
  public static final String OTHER = "22222222-2222-2222-2222-222222222222";
  private static final String OK = "ok";

  private LeaseCases() {}

  /** What is locked, and how its errors are called. */
  private record Target(Probe probe, String mismatch, String notPresent) {
    static Target blob(Probe probe) {
      return new Target(
          probe, "412 LeaseIdMismatchWithBlobOperation", "412 LeaseNotPresentWithBlobOperation");
    }

    static Target container(Probe probe) {
      return new Target(
          probe,
          "412 LeaseIdMismatchWithContainerOperation",
          "412 LeaseNotPresentWithContainerOperation");
    }
  }

  /** A write needs the id of a lease that holds, and ends one that does not hold any more. */
  public static Stream<DynamicTest> ofWrite(Probe probe) {
    return Stream.concat(
        all(Target.blob(probe), "412 LeaseIdMissing"),
        Stream.of(LeaseState.BROKEN, LeaseState.EXPIRED).map(state -> forgotten(probe, state)));
  }

  private static DynamicTest forgotten(Probe probe, LeaseState state) {
    return dynamicTest(
        state + ", no id -> the lease is forgotten",
        () -> {
          TestBlobs blobs = probe.fresh();
          state.bring(blobs, probe.path());
          assertThat(probe.sentTo(blobs)).isEqualTo(probe.success());
          Probe properties = Probe.of("GetBlobProperties", probe.path(), Given::nothing);
          if (properties.sentTo(blobs).equals("200")) {
            assertThat(blobs.header(probe.path(), "x-ms-lease-state")).isEqualTo("available");
          }
        });
  }

  /** A read needs no id; one that is given must be right. */
  public static Stream<DynamicTest> ofRead(Probe probe) {
    return all(Target.blob(probe), OK);
  }

  public static Stream<DynamicTest> ofContainerDelete(Probe probe) {
    return all(Target.container(probe), "412 LeaseIdMissing");
  }

  public static Stream<DynamicTest> ofContainer(Probe probe) {
    return all(Target.container(probe), OK);
  }

  /** An operation that leases mean nothing to. */
  public static Stream<DynamicTest> ignored(Probe probe) {
    return Arrays.stream(LeaseState.values()).map(state -> test(Target.blob(probe), state, "", OK));
  }

  /** An operation that leases mean nothing to, whatever id a request has. */
  public static Stream<DynamicTest> ignoredWithAnyId(Probe probe) {
    Target target = Target.blob(probe);
    return Arrays.stream(LeaseState.values())
        .flatMap(state -> Stream.of("", ID, OTHER).map(id -> test(target, state, id, OK)));
  }

  /** A write in those states only that its blob can be in. */
  public static Stream<DynamicTest> ofWrite(Probe probe, LeaseState... states) {
    return Arrays.stream(states)
        .flatMap(state -> one(Target.blob(probe), state, "412 LeaseIdMissing"));
  }

  private static Stream<DynamicTest> all(Target target, String withoutId) {
    return Arrays.stream(LeaseState.values()).flatMap(state -> one(target, state, withoutId));
  }

  private static Stream<DynamicTest> one(Target target, LeaseState state, String withoutId) {
    return switch (state) {
      case AVAILABLE ->
          rows(target, state, target.notPresent(), Optional.of(target.notPresent()), OK);
      case LEASED, BREAKING -> rows(target, state, OK, Optional.of(target.mismatch()), withoutId);
      case BROKEN, EXPIRED -> rows(target, state, "412 LeaseLost", Optional.empty(), OK);
    };
  }

  private static Stream<DynamicTest> rows(
      Target target, LeaseState state, String withId, Optional<String> withOther, String without) {
    return Stream.of(
            Stream.of(test(target, state, ID, withId)),
            withOther.stream().map(expected -> test(target, state, OTHER, expected)),
            Stream.of(test(target, state, "", without)),
            Stream.of(test(target, state, "not-an-id", "400 InvalidHeaderValue")))
        .flatMap(each -> each);
  }

  private static DynamicTest test(Target target, LeaseState state, String id, String expected) {
    return dynamicTest(
        state + ", " + name(id) + " -> " + expected, () -> run(target, state, id, expected));
  }

  private static String name(String id) {
    return switch (id) {
      case ID -> "its id";
      case OTHER -> "another id";
      case "" -> "no id";
      default -> id;
    };
  }

  private static void run(Target target, LeaseState state, String id, String expected) {
    Probe probe = target.probe();
    TestBlobs blobs = probe.fresh();
    state.bring(blobs, probe.path());
    String[] header = id.isEmpty() ? new String[0] : new String[] {"x-ms-lease-id", id};
    String outcome = probe.sentTo(blobs, header);
    assertThat(outcome).isEqualTo(expected.equals(OK) ? probe.success() : expected);
  }
}
