package dev.malachite.blob.block;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.malachite.blob.TestBlobs;
import dev.malachite.protocol.Reply;
import dev.malachite.store.Meter;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.Base64;
import org.junit.jupiter.api.Test;

/** As many blocks as a blob may have. */
class LongBlockListTest {
  private static final int BLOCKS = 50_000;
  private static final int LENGTH = 4;
  private final TestBlobs blobs = new TestBlobs();

  private static String id(int number) {
    return Base64.getUrlEncoder()
        .encodeToString(ByteBuffer.allocate(6).putShort((short) 0).putInt(number).array());
  }

  private static byte[] block(int number) {
    return ByteBuffer.allocate(LENGTH).putInt(number).array();
  }

  private static byte[] list(String element) {
    StringBuilder document = new StringBuilder("<BlockList>");
    for (int number = BLOCKS - 1; number >= 0; number--) {
      document
          .append('<')
          .append(element)
          .append('>')
          .append(id(number).replace('-', '+').replace('_', '/'));
      document.append("</").append(element).append('>');
    }
    return document.append("</BlockList>").toString().getBytes(UTF_8);
  }

  private static byte[] expected() {
    ByteBuffer bytes = ByteBuffer.allocate(BLOCKS * LENGTH);
    for (int number = BLOCKS - 1; number >= 0; number--) {
      bytes.putInt(number);
    }
    return bytes.array();
  }

  @Test
  void fiftyThousandBlocksAreCommittedWithOneWriteOfTheBlob() {
    for (int number = 0; number < BLOCKS; number++) {
      String id = id(number).replace("-", "%2B").replace("_", "%2F");
      blobs.send("PutBlock", "/box/b?comp=block&blockid=" + id, block(number));
    }
    Meter commit =
        blobs
            .bench()
            .cost(() -> blobs.send("PutBlockList", "/box/b?comp=blocklist", list("Latest")));
    assertThat(commit.commits()).isLessThanOrEqualTo(BLOCKS / 500 + 3);
    assertThat(commit.scans()).isLessThanOrEqualTo(BLOCKS / 1000 + 8);
    assertThat(blobs.bytes("/box/b")).isEqualTo(expected());
    Reply part = blobs.send("GetBlob", "/box/b", "x-ms-range", "bytes=100000-100007");
    assertThat(TestBlobs.read(part)).isEqualTo(Arrays.copyOfRange(expected(), 100_000, 100_008));
    Meter read =
        blobs
            .bench()
            .cost(() ->
                TestBlobs.read(
                    blobs.send("GetBlob", "/box/b", "x-ms-range", "bytes=100000-100007")));
    assertThat(read.reads()).isEqualTo(1);
    assertThat(read.scans()).isEqualTo(1);
    assertThat(read.itemsScanned()).isLessThanOrEqualTo(4);
    String listed = TestBlobs.text(blobs.send("GetBlockList", "/box/b?comp=blocklist"));
    assertThat(listed.split("<Block>", -1)).hasSize(BLOCKS + 1);
    blobs.send("PutBlockList", "/box/b?comp=blocklist", list("Committed"));
    assertThat(blobs.bytes("/box/b")).isEqualTo(expected());
  }
}
