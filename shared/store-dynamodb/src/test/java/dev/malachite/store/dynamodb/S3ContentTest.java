package dev.malachite.store.dynamodb;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIOException;

import dev.malachite.domain.Clock;
import dev.malachite.store.Content;
import dev.malachite.store.ContentId;
import dev.malachite.store.Key;
import dev.malachite.store.Limits;
import dev.malachite.testing.store.ContentContract;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.SequenceInputStream;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.s3.S3Client;

class S3ContentTest extends ContentContract {
  private static final int SMALLEST_PARTS = 5 * 1024 * 1024;

  private DynamoDbConfig config;

  @Override
  protected Content create() {
    config = Tables.freshWithBucket(S3ContentTest.class);
    return new S3Content(
        Clients.s3(config), config.bucket().orElseThrow(), Clock.system(), SMALLEST_PARTS);
  }

  @Override
  protected int chunkBytes() {
    return SMALLEST_PARTS;
  }

  @Test
  void theLongestOwnerIsListed() throws IOException {
    Key owner = new Key("\ud83d\ude00".repeat(128), "\0".repeat(Limits.MAX_SORT_BYTES));
    content().write(new ContentId("one"), owner, InputStream.nullInputStream());
    Content.Stored stored = content().list(Optional.empty(), 1).getFirst();
    assertThat(stored.owner()).isEqualTo(owner);
    assertThat(stored.length()).isZero();
  }

  @Test
  void aFailedUploadLeavesNoParts() {
    InputStream failing =
        new SequenceInputStream(
            new ByteArrayInputStream(new byte[SMALLEST_PARTS]),
            new InputStream() {
              @Override
              public int read() throws IOException {
                throw new IOException("the client went away");
              }

              @Override
              public int read(byte[] target, int offset, int length) throws IOException {
                return read();
              }
            });
    assertThatIOException()
        .isThrownBy(() -> content().write(new ContentId("one"), new Key("p", "s"), failing));
    try (S3Client client = Clients.s3(config)) {
      String bucket = config.bucket().orElseThrow();
      assertThat(client.listMultipartUploads(list -> list.bucket(bucket)).uploads()).isEmpty();
    }
  }
}
