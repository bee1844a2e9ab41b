package dev.malachite.proof.model;

import dev.malachite.proof.history.Model;
import dev.malachite.proof.history.Seen;
import java.time.Instant;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * One message: put once, claimed by one consumer at a time, changed or deleted only with the
 * receipt of its last claim or change.
 */
final class QueueModel implements Model<QueueModel.Message, QueueModel.Action> {
  enum Life {
    NOT_YET,
    THERE,
    DELETED
  }

  /** The message as it is. */
  record Message(Life life, String receipt, Instant visible, Instant expires, int count) {
    boolean isThere(Instant now) {
      return life == Life.THERE && now.isBefore(expires);
    }
  }

  enum Verb {
    PUT,
    CLAIM,
    PEEK,
    UPDATE,
    DELETE,
    CLEAR,
    /** Nobody can see the message, though all time has passed. */
    MISS
  }

  /**
   * A call, as far as it is about this message.
   *
   * @param receipt the one given
   * @param hidden for how many seconds it is not seen afterwards
   * @param lives for how many seconds it is there, counted from its putting; -1 for ever
   */
  record Action(Verb verb, String receipt, int hidden, int lives) {}

  @Override
  public Message start() {
    return new Message(Life.NOT_YET, "", Instant.MAX, Instant.MAX, 0);
  }

  @Override
  public boolean isTimed() {
    return true;
  }

  @Override
  public @Nullable Message next(Message old, Action action, Optional<Seen> seen, Instant now) {
    String receipt = seen.map(each -> each.fact("receipt")).orElse("nobody has it");
    boolean success = seen.map(Seen::isSuccess).orElse(true);
    return switch (action.verb()) {
      case PUT -> old.life() == Life.NOT_YET && success ? put(action, receipt, now) : null;
      case CLAIM -> claim(old, action, seen, receipt, now);
      case PEEK -> isVisible(old, now) && counts(seen, old.count()) ? old : null;
      case UPDATE, DELETE -> change(old, action, success, receipt, now);
      case CLEAR -> old.life() == Life.THERE ? gone(old) : old;
      case MISS -> old.isThere(now) ? null : old;
    };
  }

  private static Message put(Action action, String receipt, Instant now) {
    Instant expires = action.lives() < 0 ? Instant.MAX : now.plusSeconds(action.lives());
    return new Message(Life.THERE, receipt, now.plusSeconds(action.hidden()), expires, 0);
  }

  private static @Nullable Message claim(
      Message old, Action action, Optional<Seen> seen, String receipt, Instant now) {
    if (!isVisible(old, now) || !counts(seen, old.count() + 1)) {
      return null;
    }
    Instant visible = now.plusSeconds(action.hidden());
    return new Message(Life.THERE, receipt, visible, old.expires(), old.count() + 1);
  }

  private static @Nullable Message change(
      Message old, Action action, boolean success, String receipt, Instant now) {
    boolean valid = old.isThere(now) && old.receipt().equals(action.receipt());
    if (!success) {
      return valid ? null : old;
    }
    if (!valid) {
      return null;
    }
    Instant visible = now.plusSeconds(action.hidden());
    return action.verb() == Verb.DELETE
        ? gone(old)
        : new Message(Life.THERE, receipt, visible, old.expires(), old.count());
  }

  private static Message gone(Message old) {
    return new Message(Life.DELETED, "", Instant.MAX, old.expires(), old.count());
  }

  private static boolean isVisible(Message message, Instant now) {
    return message.isThere(now) && !now.isBefore(message.visible());
  }

  private static boolean counts(Optional<Seen> seen, int expected) {
    return seen.isEmpty() || seen.get().fact("count").equals(Integer.toString(expected));
  }
}
