package dev.malachite.protocol.checks;

import dev.malachite.domain.BreakPeriod;
import dev.malachite.domain.Ids;
import dev.malachite.domain.Lease;
import dev.malachite.domain.LeaseDuration;
import dev.malachite.domain.LeaseId;
import dev.malachite.domain.LeaseOutcome;
import dev.malachite.domain.LeaseTarget;
import dev.malachite.domain.ResourceVersion;
import dev.malachite.protocol.Call;
import dev.malachite.protocol.Reply;
import dev.malachite.protocol.errors.MalformedInput;
import java.time.Instant;
import java.util.Optional;
import java.util.function.BiFunction;

/**
 * What a request wants of a lease, read from its headers; the same for blobs, containers, shares
 * and files.
 *
 * @param status of the answer when it is granted
 */
public record LeaseAction(
    LeaseTarget target,
    int status,
    boolean tellsId,
    BiFunction<Lease, Instant, LeaseOutcome> change) {
  private static final String PROPOSED = "x-ms-proposed-lease-id";
  private static final String DURATION = "x-ms-lease-duration";
  private static final String BREAK_PERIOD = "x-ms-lease-break-period";

  public static LeaseAction acquire(Call call, LeaseTarget target, Ids ids) {
    String text = call.header(DURATION).orElseThrow(() -> MalformedInput.missingHeader(DURATION));
    LeaseDuration duration = LeaseDuration.parse(DURATION, text);
    if (!target.accepts(duration)) {
      throw MalformedInput.invalidHeader(DURATION, text);
    }
    LeaseId id = LeaseChecks.given(call, PROPOSED).orElseGet(() -> LeaseId.fresh(ids));
    return new LeaseAction(target, 201, true, (lease, now) -> lease.acquire(id, duration, now));
  }

  public static LeaseAction renew(Call call, LeaseTarget target) {
    LeaseId id = required(call, LeaseChecks.LEASE_ID);
    return new LeaseAction(target, 200, true, (lease, now) -> lease.renew(id, now));
  }

  public static LeaseAction change(Call call, LeaseTarget target) {
    LeaseId id = required(call, LeaseChecks.LEASE_ID);
    LeaseId proposed = required(call, PROPOSED);
    return new LeaseAction(target, 200, true, (lease, now) -> lease.change(id, proposed, now));
  }

  public static LeaseAction release(Call call, LeaseTarget target) {
    LeaseId id = required(call, LeaseChecks.LEASE_ID);
    return new LeaseAction(target, 200, false, (lease, now) -> lease.release(id));
  }

  public static LeaseAction breakLease(Call call, LeaseTarget target) {
    Optional<BreakPeriod> period =
        call.header(BREAK_PERIOD).map(text -> BreakPeriod.parse(BREAK_PERIOD, text));
    return new LeaseAction(target, 202, false, (lease, now) -> lease.breakLease(period, now));
  }

  private static LeaseId required(Call call, String header) {
    return LeaseChecks.given(call, header).orElseThrow(() -> MalformedInput.missingHeader(header));
  }

  /** The lease afterwards, or the API's refusal. */
  public LeaseOutcome.Granted apply(Lease lease, Instant now) {
    return LeaseChecks.granted(change.apply(lease, now), target);
  }

  /** A lease operation leaves ETag and Last-Modified as they are. */
  public Reply reply(LeaseOutcome.Granted granted, ResourceVersion version) {
    Reply.Builder reply = Reply.status(status).with(new VersionHeaders(version));
    granted.secondsUntilBroken().ifPresent(seconds -> reply.header("x-ms-lease-time", seconds));
    if (tellsId) {
      reply.header("x-ms-lease-id", granted.lease().id(), LeaseId::toString);
    }
    return reply.build();
  }
}
