package dev.malachite.file.model;

import dev.malachite.account.LeaseCodec;
import dev.malachite.account.PolicyCodec;
import dev.malachite.account.VersionCodec;
import dev.malachite.domain.Metadata;
import dev.malachite.store.FieldReader;
import dev.malachite.store.FieldWriter;
import dev.malachite.store.Item;
import dev.malachite.store.Times;

/** Shares as bytes. The numbers are part of the stored format: add, never reuse. */
public final class ShareCodec {
  private static final int GENERATION = 1;
  private static final int BUCKETS = 2;
  private static final int ETAG = 3;
  private static final int LAST_MODIFIED = 4;
  private static final int METADATA = 5;
  private static final int LEASE = 6;
  private static final int POLICIES = 7;
  private static final int EPOCH = 8;
  private static final int SNAPSHOTS = 9;
  private static final int DELETED_AT = 10;
  private static final int QUOTA = 11;
  private static final int TIER = 12;
  private static final int TIER_CHANGED_AT = 13;
  private static final int PROTOCOLS = 14;
  private static final int ROOT_SQUASH = 15;
  private static final int PROVISION = 16;

  private ShareCodec() {}

  public static byte[] encode(Share share) {
    FieldWriter fields =
        new FieldWriter().put(GENERATION, share.generation()).put(BUCKETS, (long) share.buckets());
    VersionCodec.write(fields, ETAG, LAST_MODIFIED, share.version());
    fields.put(METADATA, share.metadata().entries());
    LeaseCodec.write(fields, LEASE, share.lease());
    PolicyCodec.write(fields, POLICIES, share.policies());
    fields.put(EPOCH, share.epoch()).put(SNAPSHOTS, (long) share.snapshots());
    share.deletedAt().ifPresent(at -> fields.put(DELETED_AT, Times.toTicks(at)));
    write(fields, share.settings());
    return fields.toBytes();
  }

  private static void write(FieldWriter fields, ShareSettings settings) {
    fields
        .put(QUOTA, (long) settings.quota())
        .put(TIER, settings.tier())
        .put(TIER_CHANGED_AT, Times.toTicks(settings.tierChangedAt()))
        .put(PROTOCOLS, settings.protocols());
    settings.rootSquash().ifPresent(text -> fields.put(ROOT_SQUASH, text));
    fields.put(PROVISION, settings.provision());
  }

  public static Share decode(Item item) {
    FieldReader fields = new FieldReader(item.value());
    return new Share(
        fields.text(GENERATION).orElseThrow(),
        (int) fields.number(BUCKETS).orElseThrow(),
        VersionCodec.read(fields, ETAG, LAST_MODIFIED),
        new Metadata(fields.map(METADATA)),
        settings(fields),
        LeaseCodec.read(fields, LEASE),
        PolicyCodec.read(fields, POLICIES),
        fields.number(EPOCH).orElseThrow(),
        (int) fields.number(SNAPSHOTS).orElseThrow(),
        Times.ofTicks(fields.number(DELETED_AT)));
  }

  private static ShareSettings settings(FieldReader fields) {
    return new ShareSettings(
        (int) fields.number(QUOTA).orElseThrow(),
        fields.text(TIER).orElseThrow(),
        Times.ofTicks(fields.number(TIER_CHANGED_AT).orElseThrow()),
        fields.text(PROTOCOLS).orElseThrow(),
        fields.text(ROOT_SQUASH),
        fields.map(PROVISION));
  }
}
