package dev.malachite.blob.object;

import dev.malachite.blob.model.Blob;
import dev.malachite.blob.tag.TagCondition;
import dev.malachite.domain.ConditionOutcome;
import dev.malachite.domain.Conditions;
import dev.malachite.protocol.Call;
import dev.malachite.protocol.checks.ConditionChecks;
import dev.malachite.protocol.errors.ErrorCode;
import java.util.Map;
import java.util.Optional;

/**
 * What the conditional headers of a request say, those about tags included.
 *
 * @param unmatched what is said of an If-Match that a write does not meet
 */
public record BlobConditions(Conditions conditions, TagCondition tags, ErrorCode unmatched) {
  public static BlobConditions of(Call call) {
    return of(call, ErrorCode.CONDITION_NOT_MET);
  }

  /** Of what is written from a URL: the service says that it was not the source, for tags of it. */
  public static BlobConditions ofTarget(Call call) {
    return of(call, ErrorCode.TARGET_CONDITION_NOT_MET);
  }

  /** Of operations on the tags of a blob, whose conditions have names of their own. */
  public static BlobConditions ofTags(Call call) {
    return new BlobConditions(
        Conditions.parse("x-ms-blob-", call::header),
        TagCondition.of(call),
        ErrorCode.CONDITION_NOT_MET);
  }

  private static BlobConditions of(Call call, ErrorCode unmatched) {
    return new BlobConditions(Conditions.parse(call::header), TagCondition.of(call), unmatched);
  }

  public BlobConditions tagsOnly() {
    return new BlobConditions(Conditions.NONE, tags, unmatched);
  }

  public void read(Optional<Blob> current) {
    ConditionChecks.read(conditions, current.map(Blob::version));
    checkTags(current);
  }

  public void write(Optional<Blob> current) {
    checkMatch(conditions.forWrite(current.map(Blob::version)));
    ConditionChecks.write(conditions, current.map(Blob::version));
    checkTags(current);
  }

  public void create(Optional<Blob> current) {
    checkMatch(conditions.forCreate(current.map(Blob::version)));
    ConditionChecks.create(conditions, current.map(Blob::version));
    tags.check(current.map(Blob::tags).orElse(Map.of()));
  }

  // Beside an If-Match no other condition decides.
  private void checkMatch(ConditionOutcome outcome) {
    if (outcome == ConditionOutcome.NOT_MET && conditions.ifMatch().isPresent()) {
      throw unmatched.exception();
    }
  }

  // Of a blob that is missing, the operation itself says so.
  private void checkTags(Optional<Blob> current) {
    current.ifPresent(blob -> tags.check(blob.tags()));
  }
}
