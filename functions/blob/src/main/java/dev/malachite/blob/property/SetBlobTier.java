package dev.malachite.blob.property;

import dev.malachite.blob.history.StateChange;
import dev.malachite.blob.history.StateChange.Changed;
import dev.malachite.blob.model.Blob;
import dev.malachite.blob.model.BlobStore;
import dev.malachite.blob.model.Tier;
import dev.malachite.blob.object.Guards;
import dev.malachite.blob.tag.TagCondition;
import dev.malachite.domain.LeaseId;
import dev.malachite.domain.LeaseTarget;
import dev.malachite.protocol.Call;
import dev.malachite.protocol.Operation;
import dev.malachite.protocol.Reply;
import dev.malachite.protocol.checks.LeaseChecks;
import dev.malachite.protocol.errors.ErrorCode;
import dev.malachite.protocol.errors.MalformedInput;
import java.time.Instant;
import java.util.Optional;

/** Set Blob Tier: at once, but for the way out of the archive, which takes its time. */
public final class SetBlobTier implements Operation {
  private static final String PRIORITY = "x-ms-rehydrate-priority";
  private static final String HIGH = "High";
  private static final String STANDARD = "Standard";

  private final BlobStore blobs;

  public SetBlobTier(BlobStore blobs) {
    this.blobs = blobs;
  }

  private record Request(
      String tier, Optional<String> priority, TagCondition tags, Optional<LeaseId> leaseId) {
    static Request of(Call call) {
      String tier =
          TierName.known(call).orElseThrow(() -> MalformedInput.missingHeader(TierName.HEADER));
      return new Request(
          tier,
          call.header(PRIORITY).map(Request::parse),
          TagCondition.of(call),
          LeaseChecks.given(call));
    }

    private static String parse(String text) {
      if (text.equalsIgnoreCase(HIGH)) {
        return HIGH;
      }
      if (text.equalsIgnoreCase(STANDARD)) {
        return STANDARD;
      }
      throw MalformedInput.invalidHeader(PRIORITY, text);
    }
  }

  @Override
  public Reply handle(Call call) {
    Request request = Request.of(call);
    return new StateChange(blobs, call, (blob, now) -> set(request, blob, now)).run();
  }

  private Changed set(Request request, Blob blob, Instant now) {
    request.tags().check(blob.tags());
    LeaseChecks.read(blob.lease(), LeaseTarget.BLOB, request.leaseId(), now);
    Guards.requireNoPendingCopy(blob);
    if (!TierName.isFor(request.tier(), blob.type())) {
      throw ErrorCode.ACCESS_TIER_NOT_SUPPORTED_FOR_BLOB_TYPE.exception();
    }
    PageTier.requireRoom(request.tier(), blob.bytes().length());
    PageTier.requireNotLower(blob.tier(), request.tier());
    Tier tier = next(request, blob.tier().at(now), now);
    int status = tier.rehydration().isPresent() ? 202 : 200;
    return new Changed(blob.edit().tier(tier).build(), Reply.status(status).build());
  }

  private Tier next(Request request, Tier tier, Instant now) {
    if (!tier.isArchived()) {
      return Tier.set(request.tier(), now);
    }
    if (tier.rehydration().isPresent()) {
      return hastened(request, tier, tier.rehydration().get(), now);
    }
    return request.tier().equals(Tier.ARCHIVE)
        ? tier
        : rehydrating(tier, request.tier(), request.priority().orElse(STANDARD), now);
  }

  private Tier hastened(Request request, Tier tier, Tier.Rehydration pending, Instant now) {
    if (!pending.target().equals(request.tier())) {
      throw ErrorCode.BLOB_BEING_REHYDRATED.exception();
    }
    boolean faster =
        request.priority().equals(Optional.of(HIGH)) && pending.priority().equals(STANDARD);
    return faster ? rehydrating(tier, pending.target(), HIGH, now) : tier;
  }

  private Tier rehydrating(Tier tier, String target, String priority, Instant now) {
    Instant completesAt = now.plus(blobs.settings().rehydration(priority.equals(HIGH)));
    return new Tier(
        tier.name(),
        tier.inferred(),
        tier.changedAt(),
        Optional.of(new Tier.Rehydration(target, priority, completesAt)));
  }
}
