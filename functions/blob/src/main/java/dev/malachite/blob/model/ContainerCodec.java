package dev.malachite.blob.model;

import dev.malachite.account.LeaseCodec;
import dev.malachite.account.PolicyCodec;
import dev.malachite.account.VersionCodec;
import dev.malachite.domain.Metadata;
import dev.malachite.protocol.auth.PublicAccess;
import dev.malachite.store.Decision;
import dev.malachite.store.FieldReader;
import dev.malachite.store.FieldWriter;
import dev.malachite.store.Key;
import dev.malachite.store.Times;

/** Containers as bytes. The numbers are part of the stored format: add, never reuse. */
public final class ContainerCodec {
  private static final int GENERATION = 1;
  private static final int BUCKETS = 2;
  private static final int ETAG = 3;
  private static final int LAST_MODIFIED = 4;
  private static final int METADATA = 5;
  private static final int PUBLIC_LEVEL = 6;
  private static final int LEASE = 7;
  private static final int DELETED_AT = 8;
  private static final int POLICY = 9;
  private static final int SCOPE = 10;
  private static final int SCOPE_OVERRIDE_DENIED = 11;
  private static final int RESTORABLE_UNTIL = 12;

  private ContainerCodec() {}

  /** Puts a live container, due where reclaim will have work with its lease. */
  public static <T> Decision<T> put(Decision<T> decision, Key key, Container container) {
    return decision.put(key, encode(container), LeaseCodec.dueAt(container.lease()));
  }

  public static byte[] encode(Container container) {
    FieldWriter fields =
        new FieldWriter()
            .put(GENERATION, container.generation())
            .put(BUCKETS, (long) container.buckets());
    VersionCodec.write(fields, ETAG, LAST_MODIFIED, container.version());
    fields
        .put(METADATA, container.metadata().entries())
        .put(PUBLIC_LEVEL, container.publicLevel().name());
    LeaseCodec.write(fields, LEASE, container.lease());
    container.deletedAt().ifPresent(at -> fields.put(DELETED_AT, Times.toTicks(at)));
    container.restorableUntil().ifPresent(at -> fields.put(RESTORABLE_UNTIL, Times.toTicks(at)));
    PolicyCodec.write(fields, POLICY, container.policies());
    container.scope().name().ifPresent(name -> fields.put(SCOPE, name));
    if (container.scope().overrideDenied()) {
      fields.put(SCOPE_OVERRIDE_DENIED, true);
    }
    return fields.toBytes();
  }

  public static Container decode(byte[] bytes) {
    FieldReader fields = new FieldReader(bytes);
    return new Container(
        fields.text(GENERATION).orElseThrow(),
        (int) fields.number(BUCKETS).orElseThrow(),
        VersionCodec.read(fields, ETAG, LAST_MODIFIED),
        new Metadata(fields.map(METADATA)),
        PublicAccess.Level.valueOf(fields.text(PUBLIC_LEVEL).orElseThrow()),
        PolicyCodec.read(fields, POLICY),
        new DefaultScope(fields.text(SCOPE), fields.flag(SCOPE_OVERRIDE_DENIED)),
        LeaseCodec.read(fields, LEASE),
        Times.ofTicks(fields.number(DELETED_AT)),
        Times.ofTicks(fields.number(RESTORABLE_UNTIL)));
  }
}
