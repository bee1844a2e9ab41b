package dev.malachite.store.dynamodb;

import dev.malachite.domain.Ids;
import dev.malachite.store.Unavailable;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Supplier;
import software.amazon.awssdk.core.exception.SdkException;

/** Calls DynamoDB again where that is safe. The SDK does not, for it would hide a lost answer. */
final class Calls {
  private static final int MAX_TRIES = 10;
  private static final int MAX_UNKNOWN = 3;
  private static final long FIRST_PAUSE_NANOS = 10_000_000;
  private static final int MAX_DOUBLINGS = 6;

  private final Ids ids;

  Calls(Ids ids) {
    this.ids = ids;
  }

  /** One try of a write. */
  @FunctionalInterface
  interface Try<T> {
    T run(boolean earlierMayHaveLanded);
  }

  <T> T idempotent(Supplier<T> call) {
    return write(earlierMayHaveLanded -> call.get());
  }

  <T> T write(Try<T> call) {
    int unknown = 0;
    for (int tries = 1; ; tries++) {
      try {
        return call.run(unknown > 0);
      } catch (SdkException exception) {
        Failure failure = Failure.of(exception);
        unknown += failure == Failure.UNKNOWN ? 1 : 0;
        if (failure == Failure.FINAL || unknown == MAX_UNKNOWN || tries == MAX_TRIES) {
          throw unavailable(exception, unknown > 0);
        }
      }
      pause(tries);
    }
  }

  /** Waits a random share of a growing pause. */
  void pause(int tries) {
    if (tries >= MAX_TRIES) {
      throw Unavailable.rejected("DynamoDB is too busy");
    }
    long longest = FIRST_PAUSE_NANOS << Math.min(tries - 1, MAX_DOUBLINGS);
    LockSupport.parkNanos(Math.floorMod(ids.unique(), longest));
  }

  private static Unavailable unavailable(SdkException exception, boolean mayHaveLanded) {
    String message = "DynamoDB: " + exception.getMessage();
    return mayHaveLanded ? new Unavailable(message, exception) : Unavailable.rejected(message);
  }
}
