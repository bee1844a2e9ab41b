package dev.malachite.blob.property;

import dev.malachite.blob.model.Blob;
import dev.malachite.blob.model.BlobStore;
import dev.malachite.blob.model.Protection;
import dev.malachite.blob.object.BlobWrite;
import dev.malachite.blob.object.Guards;
import dev.malachite.domain.HttpDate;
import dev.malachite.protocol.Call;
import dev.malachite.protocol.Operation;
import dev.malachite.protocol.Reply;
import dev.malachite.protocol.checks.VersionHeaders;
import dev.malachite.protocol.errors.ErrorCode;
import dev.malachite.protocol.errors.MalformedInput;
import dev.malachite.store.Decision;
import dev.malachite.store.View;
import java.time.Instant;
import java.util.Locale;
import java.util.Optional;
import java.util.function.UnaryOperator;

/** Set Blob Expiry: at that instant the blob ceases to exist. */
public final class SetBlobExpiry implements Operation {
  private static final String OPTION = "x-ms-expiry-option";
  private static final String TIME = "x-ms-expiry-time";

  private final BlobStore blobs;

  public SetBlobExpiry(BlobStore blobs) {
    this.blobs = blobs;
  }

  /** From the creation and the present to when it ends. */
  private interface Expiry {
    Optional<Instant> of(Instant createdAt, Instant now);
  }

  @Override
  public Reply handle(Call call) {
    Expiry expiry = expiry(call);
    return blobs.transactions().run(BlobWrite.plan(blobs, call), view -> set(call, expiry, view));
  }

  private static Expiry expiry(Call call) {
    String option = call.header(OPTION).orElseThrow(() -> MalformedInput.missingHeader(OPTION));
    return switch (option.toLowerCase(Locale.ROOT)) {
      case "neverexpire" -> (createdAt, now) -> Optional.empty();
      case "relativetocreation" -> {
        UnaryOperator<Instant> later = later(call);
        yield (createdAt, now) -> Optional.of(later.apply(createdAt));
      }
      case "relativetonow" -> {
        UnaryOperator<Instant> later = later(call);
        yield (createdAt, now) -> Optional.of(later.apply(now));
      }
      case "absolute" -> {
        Instant at = HttpDate.parse(TIME, time(call));
        yield (createdAt, now) -> Optional.of(at);
      }
      default -> throw MalformedInput.invalidHeader(OPTION, option);
    };
  }

  private static String time(Call call) {
    return call.header(TIME).orElseThrow(() -> MalformedInput.missingHeader(TIME));
  }

  private static UnaryOperator<Instant> later(Call call) {
    String text = time(call);
    try {
      long millis = Long.parseLong(text);
      if (millis >= 0 && millis < Long.MAX_VALUE / 4) {
        return from -> from.plusMillis(millis);
      }
    } catch (NumberFormatException notANumber) {
      // Refused below, like a number that is out of range.
    }
    throw MalformedInput.invalidHeader(TIME, text);
  }

  private Decision<Reply> set(Call call, Expiry expiry, View view) {
    BlobWrite write = BlobWrite.of(blobs, call, view);
    Blob blob = write.current().orElseThrow(ErrorCode.BLOB_NOT_FOUND::exception);
    Guards.requireMutable(blob, view.now());
    Optional<Instant> at = expiry.of(blob.createdAt(), view.now());
    if (at.filter(each -> !each.isAfter(view.now())).isPresent()) {
      throw MalformedInput.invalidHeader(TIME, call.header(TIME).orElse(""));
    }
    Protection old = blob.protection();
    Protection changed = new Protection(old.immutableUntil(), old.locked(), old.legalHold(), at);
    Reply reply = Reply.status(200).with(new VersionHeaders(blob.version())).build();
    return write.update(Decision.of(reply), blob.edit().protection(changed).build());
  }
}
