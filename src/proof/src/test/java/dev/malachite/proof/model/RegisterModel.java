package dev.malachite.proof.model;

import dev.malachite.proof.history.Event;
import dev.malachite.proof.history.Model;
import dev.malachite.proof.history.Seen;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** A blob: bytes and metadata under an ETag that changes with every write. */
public final class RegisterModel implements Model<RegisterModel.Blob, RegisterModel.Action> {
  /** The blob as it is: who wrote the bytes, who wrote last, and the ETag of that. */
  public record Blob(String bytes, String writer, String etag) {
    static final Blob ABSENT = new Blob("", "", "");

    boolean isAbsent() {
      return writer.isEmpty();
    }
  }

  public enum Verb {
    PUT,
    ANNOTATE,
    DELETE,
    GET
  }

  /**
   * A call.
   *
   * @param writer names this very write; empty of reads and deletions
   * @param ifMatch an ETag, {@code *} for "only where nothing is", or nothing
   */
  public record Action(Verb verb, String writer, String ifMatch) {}

  private final Map<String, String> etags = new HashMap<>();

  /** Learns the ETag of each write from whoever saw it. */
  public RegisterModel(List<Event<Action>> events) {
    for (Event<Action> event : events) {
      event.seen().filter(Seen::isSuccess).ifPresent(seen -> learn(event.action(), seen));
    }
  }

  private void learn(Action action, Seen seen) {
    String writer = action.verb() == Verb.GET ? seen.fact("writer") : action.writer();
    if (!writer.isEmpty()) {
      etags.put(writer, seen.fact("etag"));
    }
  }

  @Override
  public Blob start() {
    return Blob.ABSENT;
  }

  @Override
  public @Nullable Blob next(Blob blob, Action action, Optional<Seen> seen, Instant now) {
    int expected = status(blob, action);
    if (seen.isEmpty()) {
      return expected < 300 ? after(blob, action) : null;
    }
    int status = seen.get().status();
    if (status != expected
        && !isAlike(status, expected)
        && !dropsBlocks(action, status, expected)) {
      return null;
    }
    if (action.verb() == Verb.GET && status == 200 && !shows(blob, seen.get())) {
      return null;
    }
    return status < 300 ? after(blob, action) : blob;
  }

  private static boolean isAlike(int status, int expected) {
    return isConflict(status) && isConflict(expected);
  }

  /** A blob that has only blocks nobody committed is not there, yet it can be deleted. */
  private static boolean dropsBlocks(Action action, int status, int expected) {
    return action.verb() == Verb.DELETE && status == 202 && expected == 404;
  }

  private static boolean isConflict(int status) {
    return status == 409 || status == 412;
  }

  private static int status(Blob blob, Action action) {
    boolean onlyNew = action.ifMatch().equals("*");
    boolean fits =
        action.ifMatch().isEmpty()
            || (onlyNew ? blob.isAbsent() : blob.etag().equals(action.ifMatch()));
    return switch (action.verb()) {
      case PUT -> fits ? 201 : 412;
      case ANNOTATE -> !fits ? 412 : blob.isAbsent() ? 404 : 200;
      case DELETE -> !fits ? 412 : blob.isAbsent() ? 404 : 202;
      case GET -> blob.isAbsent() ? 404 : 200;
    };
  }

  private static boolean shows(Blob blob, Seen seen) {
    return seen.fact("bytes").equals(blob.bytes())
        && seen.fact("writer").equals(blob.writer())
        && seen.fact("etag").equals(blob.etag());
  }

  private Blob after(Blob blob, Action action) {
    String writer = action.writer();
    String etag = etags.getOrDefault(writer, "nobody saw it: " + writer);
    return switch (action.verb()) {
      case PUT -> new Blob(writer, writer, etag);
      case ANNOTATE -> new Blob(blob.bytes(), writer, etag);
      case DELETE -> Blob.ABSENT;
      case GET -> blob;
    };
  }
}
