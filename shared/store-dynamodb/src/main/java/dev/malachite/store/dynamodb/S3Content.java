package dev.malachite.store.dynamodb;

import dev.malachite.domain.Clock;
import dev.malachite.store.Content;
import dev.malachite.store.ContentId;
import dev.malachite.store.Key;
import dev.malachite.store.Unavailable;
import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;
import software.amazon.awssdk.core.exception.SdkException;
import software.amazon.awssdk.services.s3.S3Client;
import software.amazon.awssdk.services.s3.model.ListObjectsV2Request;
import software.amazon.awssdk.services.s3.model.NoSuchKeyException;
import software.amazon.awssdk.services.s3.model.S3Object;

/** Each content is an object of a bucket: its bytes and, behind them, a {@link Trailer}. */
public final class S3Content implements Content {
  private static final String PREFIX = "content/";
  private static final int PART_BYTES = 8 * 1024 * 1024;
  private static final int MAX_LISTED = 1000;

  private final S3Client client;
  private final String bucket;
  private final Clock clock;
  private final int partBytes;

  /**
   * @param client is closed with this
   */
  public S3Content(S3Client client, String bucket, Clock clock) {
    this(client, bucket, clock, PART_BYTES);
  }

  S3Content(S3Client client, String bucket, Clock clock, int partBytes) {
    this.client = client;
    this.bucket = bucket;
    this.clock = clock;
    this.partBytes = partBytes;
  }

  @Override
  public long write(ContentId id, Key owner, InputStream bytes) throws IOException {
    // Asked last: the sweep must not take the time of a long upload for the age of an orphan.
    Supplier<byte[]> trailer = () -> new Trailer(owner, clock.now().toEpochMilli()).encode();
    try {
      return new S3Upload(client, bucket, key(id), partBytes).store(bytes, trailer);
    } catch (SdkException e) {
      throw unavailable(e);
    }
  }

  @Override
  public InputStream open(ContentId id, long offset, long length) {
    if (length == 0) {
      call(() -> client.headObject(head -> head.bucket(bucket).key(key(id))));
      return InputStream.nullInputStream();
    }
    return call(() -> range(key(id), offset, length));
  }

  @Override
  public void delete(ContentId id) {
    call(() -> client.deleteObject(delete -> delete.bucket(bucket).key(key(id))));
  }

  @Override
  public List<Stored> list(Optional<ContentId> previous, int limit) {
    return call(() -> stored(previous, limit).limit(limit).toList());
  }

  @Override
  public void close() {
    client.close();
  }

  private Stream<Stored> stored(Optional<ContentId> previous, int limit) {
    ListObjectsV2Request.Builder list =
        ListObjectsV2Request.builder()
            .bucket(bucket)
            .prefix(PREFIX)
            .maxKeys(Math.min(limit, MAX_LISTED));
    previous.ifPresent(id -> list.startAfter(key(id)));
    return client.listObjectsV2Paginator(list.build()).contents().stream()
        .flatMap(object -> stored(object).stream());
  }

  // Another process may delete what was just listed.
  private Optional<Stored> stored(S3Object object) {
    int end = (int) Math.min(object.size(), Trailer.MAX_BYTES);
    try (InputStream stream = range(object.key(), object.size() - end, end)) {
      byte[] last = stream.readAllBytes();
      Trailer trailer = Trailer.decode(last);
      ContentId id = new ContentId(object.key().substring(PREFIX.length()));
      long length = object.size() - Trailer.length(last);
      return Optional.of(new Stored(id, trailer.owner(), length, trailer.writtenAt()));
    } catch (NoSuchKeyException gone) {
      return Optional.empty();
    } catch (IOException e) {
      throw new Unavailable("S3: " + e.getMessage(), e);
    }
  }

  private InputStream range(String key, long offset, long length) {
    String range = "bytes=" + offset + "-" + (offset + length - 1);
    return new S3Stream(client.getObject(get -> get.bucket(bucket).key(key).range(range)), length);
  }

  private static String key(ContentId id) {
    return PREFIX + id.value();
  }

  private static <T> T call(Supplier<T> call) {
    try {
      return call.get();
    } catch (SdkException e) {
      throw unavailable(e);
    }
  }

  private static Unavailable unavailable(SdkException e) {
    return new Unavailable("S3: " + e.getMessage(), e);
  }
}
