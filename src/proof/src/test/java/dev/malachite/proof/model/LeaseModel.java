package dev.malachite.proof.model;

import dev.malachite.proof.history.Model;
import dev.malachite.proof.history.Seen;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** A blob with a lease, written from the reference and not from the code it checks. */
final class LeaseModel implements Model<LeaseModel.Leased, LeaseModel.Action> {
  /**
   * The lease, and who wrote the blob last.
   *
   * @param id empty where there is no lease
   * @param ends when it expires, for ever if it never does
   * @param broken when a break takes effect, for ever if it was not broken
   */
  record Leased(String id, int seconds, Instant ends, Instant broken, String writer) {
    Leased with(String otherId, int length, Instant end, Instant breaks) {
      return new Leased(otherId, length, end, breaks, writer);
    }

    Leased none() {
      return with("", 0, Instant.MAX, Instant.MAX);
    }
  }

  enum Verb {
    ACQUIRE,
    RENEW,
    CHANGE,
    RELEASE,
    BREAK,
    WRITE,
    READ
  }

  /**
   * A call.
   *
   * @param id the lease it is made with; none if empty
   * @param other what a change changes to, or who writes
   * @param seconds the duration or the break period; -1 where there is none
   */
  record Action(Verb verb, String id, String other, int seconds) {}

  private enum State {
    AVAILABLE,
    LEASED,
    BREAKING,
    BROKEN,
    EXPIRED
  }

  @Override
  public Leased start() {
    return new Leased("", 0, Instant.MAX, Instant.MAX, "first");
  }

  @Override
  public boolean isTimed() {
    return true;
  }

  @Override
  public @Nullable Leased next(Leased old, Action action, Optional<Seen> seen, Instant now) {
    Leased after = after(old, action, now);
    if (seen.isEmpty()) {
      return after;
    }
    if (!seen.get().isSuccess()) {
      return after == null ? old : null;
    }
    return after != null && shows(after, action, seen.get(), now) ? after : null;
  }

  private static boolean shows(Leased after, Action action, Seen seen, Instant now) {
    return switch (action.verb()) {
      case READ ->
          seen.fact("writer").equals(after.writer())
              && seen.fact("state").equalsIgnoreCase(state(after, now).name());
      case BREAK -> seen.fact("left").equals(Long.toString(left(after.broken(), now)));
      case ACQUIRE, RENEW, CHANGE -> seen.fact("id").equals(after.id());
      case RELEASE, WRITE -> true;
    };
  }

  private static long left(Instant broken, Instant now) {
    long millis = Math.max(0, Duration.between(now, broken).toMillis());
    return (millis + 999) / 1000;
  }

  private static State state(Leased lease, Instant now) {
    if (lease.id().isEmpty()) {
      return State.AVAILABLE;
    }
    if (!lease.broken().equals(Instant.MAX)) {
      return now.isBefore(lease.broken()) ? State.BREAKING : State.BROKEN;
    }
    return now.isBefore(lease.ends()) ? State.LEASED : State.EXPIRED;
  }

  /** Null where it is refused. */
  private static @Nullable Leased after(Leased old, Action action, Instant now) {
    State state = state(old, now);
    boolean mine = !old.id().isEmpty() && old.id().equals(action.id());
    boolean locked = state == State.LEASED || state == State.BREAKING;
    return switch (action.verb()) {
      case READ -> old;
      case ACQUIRE ->
          !locked || (mine && state == State.LEASED)
              ? old.with(action.id(), action.seconds(), end(now, action.seconds()), Instant.MAX)
              : null;
      case RENEW ->
          mine && (state == State.LEASED || state == State.EXPIRED)
              ? old.with(old.id(), old.seconds(), end(now, old.seconds()), Instant.MAX)
              : null;
      case CHANGE ->
          state == State.LEASED && (mine || old.id().equals(action.other()))
              ? old.with(action.other(), old.seconds(), old.ends(), old.broken())
              : null;
      case RELEASE -> mine ? old.none() : null;
      case BREAK -> state == State.AVAILABLE ? null : broken(old, state, action.seconds(), now);
      case WRITE -> written(action.id().isEmpty() ? !locked : mine && locked, old, action);
    };
  }

  private static @Nullable Leased written(boolean allowed, Leased old, Action action) {
    if (!allowed) {
      return null;
    }
    Leased kept = action.id().isEmpty() ? old.none() : old;
    return new Leased(kept.id(), kept.seconds(), kept.ends(), kept.broken(), action.other());
  }

  private static Leased broken(Leased old, State state, int period, Instant now) {
    if (state == State.BROKEN) {
      return old;
    }
    Instant limit = state == State.BREAKING ? old.broken() : old.ends();
    Instant asked = period < 0 ? limit : now.plusSeconds(period);
    Instant at = asked.isBefore(limit) ? asked : limit;
    boolean atOnce = state == State.EXPIRED || at.equals(Instant.MAX);
    return old.with(old.id(), old.seconds(), old.ends(), atOnce ? now : at);
  }

  private static Instant end(Instant now, int seconds) {
    return seconds < 0 ? Instant.MAX : now.plusSeconds(seconds);
  }
}
