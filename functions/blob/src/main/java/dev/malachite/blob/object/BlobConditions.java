package dev.malachite.blob.object;

import dev.malachite.blob.model.Blob;
import dev.malachite.blob.tag.TagCondition;
import dev.malachite.domain.Conditions;
import dev.malachite.protocol.Call;
import dev.malachite.protocol.checks.ConditionChecks;
import java.util.Map;
import java.util.Optional;

/** What the conditional headers of a request say, those about tags included. */
public record BlobConditions(Conditions conditions, TagCondition tags) {
  public static BlobConditions of(Call call) {
    return new BlobConditions(Conditions.parse(call::header), TagCondition.of(call));
  }

  public void read(Optional<Blob> current) {
    ConditionChecks.read(conditions, current.map(Blob::version));
    checkTags(current);
  }

  public void write(Optional<Blob> current) {
    ConditionChecks.write(conditions, current.map(Blob::version));
    checkTags(current);
  }

  public void create(Optional<Blob> current) {
    ConditionChecks.create(conditions, current.map(Blob::version));
    tags.check(current.map(Blob::tags).orElse(Map.of()));
  }

  // Of a blob that is missing, the operation itself says so.
  private void checkTags(Optional<Blob> current) {
    current.ifPresent(blob -> tags.check(blob.tags()));
  }
}
