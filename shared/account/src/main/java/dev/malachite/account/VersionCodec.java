package dev.malachite.account;

import dev.malachite.domain.ETag;
import dev.malachite.domain.ResourceVersion;
import dev.malachite.store.FieldReader;
import dev.malachite.store.FieldWriter;
import dev.malachite.store.Times;

/** ETag and time of the last change, as two fields. */
public final class VersionCodec {
  private VersionCodec() {}

  public static void write(FieldWriter fields, int etagTag, int timeTag, ResourceVersion version) {
    fields.put(etagTag, version.etag().value()).put(timeTag, Times.toTicks(version.lastModified()));
  }

  public static ResourceVersion read(FieldReader fields, int etagTag, int timeTag) {
    return new ResourceVersion(
        new ETag(fields.text(etagTag).orElseThrow()),
        Times.ofTicks(fields.number(timeTag).orElseThrow()));
  }
}
