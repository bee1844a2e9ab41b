package dev.malachite.acceptance;

import static org.assertj.core.api.Assertions.assertThat;

import com.azure.storage.blob.BlobContainerClient;
import com.azure.storage.blob.models.ParallelTransferOptions;
import com.azure.storage.blob.options.BlobParallelUploadOptions;
import dev.malachite.acceptance.blob.BlobClients;
import java.io.IOException;
import java.io.InputStream;
import java.util.Map;
import java.util.zip.CRC32;
import java.util.zip.CheckedInputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;

/** Bytes pass through; they are never whole in memory. */
@EnabledIfSystemProperty(named = "malachite.test.store", matches = "embedded")
@Needs("blob")
class StreamingTest {
  private static final long GIBIBYTE = 1L << 30;

  @Test
  void aGibibyteFitsThroughASmallHeap() throws IOException {
    try (Application application =
        Application.start(Map.of("malachite.durability", "os"), "-Xmx128m")) {
      BlobContainerClient container = BlobClients.container(application);
      CheckedInputStream sent = new CheckedInputStream(new Numbers(GIBIBYTE), new CRC32());
      container
          .getBlobClient("large")
          .uploadWithResponse(
              new BlobParallelUploadOptions(sent)
                  .setParallelTransferOptions(
                      new ParallelTransferOptions()
                          .setMaxSingleUploadSizeLong(2 * GIBIBYTE)
                          .setBlockSizeLong(GIBIBYTE)),
              null,
              null);
      try (InputStream stored = container.getBlobClient("large").openInputStream()) {
        CheckedInputStream received = new CheckedInputStream(stored, new CRC32());
        assertThat(received.transferTo(java.io.OutputStream.nullOutputStream()))
            .isEqualTo(GIBIBYTE);
        assertThat(received.getChecksum().getValue()).isEqualTo(sent.getChecksum().getValue());
      }
    }
  }

  /** Bytes that depend on where they are, made on the fly. */
  private static final class Numbers extends InputStream {
    private final long length;
    private long position;

    Numbers(long length) {
      this.length = length;
    }

    @Override
    public int read() {
      return position == length ? -1 : at(position++);
    }

    @Override
    public int read(byte[] target, int offset, int count) {
      if (position == length) {
        return -1;
      }
      int read = (int) Math.min(count, length - position);
      for (int i = 0; i < read; i++) {
        target[offset + i] = (byte) at(position + i);
      }
      position += read;
      return read;
    }

    private static int at(long position) {
      return (int) ((position * 31 + (position >>> 16)) & 0xff);
    }
  }
}
