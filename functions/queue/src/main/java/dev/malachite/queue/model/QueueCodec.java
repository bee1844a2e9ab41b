package dev.malachite.queue.model;

import dev.malachite.account.PolicyCodec;
import dev.malachite.domain.Metadata;
import dev.malachite.store.FieldReader;
import dev.malachite.store.FieldWriter;
import dev.malachite.store.Times;

/** Queues as bytes. The numbers are part of the stored format: add, never reuse. */
public final class QueueCodec {
  private static final int GENERATION = 1;
  private static final int BUCKETS = 2;
  private static final int METADATA = 3;
  private static final int POLICIES = 4;
  private static final int DELETED_AT = 5;

  private QueueCodec() {}

  public static byte[] encode(Queue queue) {
    FieldWriter fields =
        new FieldWriter()
            .put(GENERATION, queue.generation())
            .put(BUCKETS, (long) queue.buckets())
            .put(METADATA, queue.metadata().entries());
    PolicyCodec.write(fields, POLICIES, queue.policies());
    queue.deletedAt().ifPresent(at -> fields.put(DELETED_AT, Times.toTicks(at)));
    return fields.toBytes();
  }

  public static Queue decode(byte[] bytes) {
    FieldReader fields = new FieldReader(bytes);
    return new Queue(
        fields.text(GENERATION).orElseThrow(),
        (int) fields.number(BUCKETS).orElseThrow(),
        new Metadata(fields.map(METADATA)),
        PolicyCodec.read(fields, POLICIES),
        Times.ofTicks(fields.number(DELETED_AT)));
  }
}
