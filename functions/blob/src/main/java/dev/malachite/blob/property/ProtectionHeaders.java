package dev.malachite.blob.property;

import dev.malachite.blob.model.Protection;
import dev.malachite.domain.HttpDate;
import dev.malachite.protocol.Call;
import dev.malachite.protocol.Reply;
import dev.malachite.protocol.errors.MalformedInput;
import java.time.Instant;
import java.util.Locale;
import java.util.Optional;

/** Immutability policies and legal holds as headers carry them. */
public record ProtectionHeaders(Protection protection) implements Reply.Part {
  static final String UNTIL = "x-ms-immutability-policy-until-date";
  static final String MODE = "x-ms-immutability-policy-mode";
  static final String HOLD = "x-ms-legal-hold";

  /** What a write that creates a blob says. */
  public static Protection of(Call call, Instant now) {
    Optional<Instant> until = until(call, now);
    return new Protection(
        until,
        until.isPresent() && isLocked(call),
        call.header(HOLD).isPresent() && isHeld(call),
        Optional.empty());
  }

  static Optional<Instant> until(Call call, Instant now) {
    return call.header(UNTIL)
        .map(text -> {
          Instant until = HttpDate.parse(UNTIL, text);
          if (!until.isAfter(now)) {
            throw MalformedInput.invalidHeader(UNTIL, text);
          }
          return until;
        });
  }

  static boolean isLocked(Call call) {
    String mode = call.header(MODE).orElse("unlocked");
    return switch (mode.toLowerCase(Locale.ROOT)) {
      case "locked" -> true;
      case "unlocked" -> false;
      default -> throw MalformedInput.invalidHeader(MODE, mode);
    };
  }

  static boolean isHeld(Call call) {
    String text = call.header(HOLD).orElseThrow(() -> MalformedInput.missingHeader(HOLD));
    return switch (text.toLowerCase(Locale.ROOT)) {
      case "true" -> true;
      case "false" -> false;
      default -> throw MalformedInput.invalidHeader(HOLD, text);
    };
  }

  @Override
  public void writeTo(Reply.Builder reply) {
    protection
        .immutableUntil()
        .ifPresent(until ->
            reply
                .header(UNTIL, HttpDate.format(until))
                .header(MODE, protection.locked() ? "locked" : "unlocked"));
    if (protection.legalHold()) {
      reply.header(HOLD, "true");
    }
  }
}
