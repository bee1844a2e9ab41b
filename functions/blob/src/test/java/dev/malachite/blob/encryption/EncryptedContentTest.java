package dev.malachite.blob.encryption;

import static org.assertj.core.api.Assertions.assertThat;

import dev.malachite.blob.BlobBench;
import dev.malachite.store.Content;
import dev.malachite.store.ContentId;
import dev.malachite.store.Key;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;

class EncryptedContentTest {
  private static final Key OWNER = new Key("p", "s");
  private static final ContentId ID = new ContentId("6f1f4e66-3a0e-4c66-8f3c-000000000001");
  private final Content plain = new BlobBench().blobs().content();
  private final byte[] bytes = new byte[100_003];

  EncryptedContentTest() {
    new Random(3).nextBytes(bytes);
  }

  @Test
  void anyRangeIsReadBack() throws IOException {
    Content content = new EncryptedContent(plain, Keys.of(1));
    assertThat(content.write(ID, OWNER, new ByteArrayInputStream(bytes))).isEqualTo(bytes.length);
    Random random = new Random(5);
    for (int round = 0; round < 200; round++) {
      int from = random.nextInt(bytes.length);
      int length = random.nextInt(bytes.length - from) + 1;
      assertThat(content.open(ID, from, length).readAllBytes())
          .isEqualTo(Arrays.copyOfRange(bytes, from, from + length));
    }
  }

  @Test
  void whatIsStoredIsNeitherReadableNorTheSameForTwoContents() throws IOException {
    Content content = new EncryptedContent(plain, Keys.of(1));
    ContentId other = new ContentId("6f1f4e66-3a0e-4c66-8f3c-000000000002");
    content.write(ID, OWNER, new ByteArrayInputStream(bytes));
    content.write(other, OWNER, new ByteArrayInputStream(bytes));
    byte[] first = plain.open(ID, 0, bytes.length).readAllBytes();
    byte[] second = plain.open(other, 0, bytes.length).readAllBytes();
    assertThat(first).isNotEqualTo(bytes).isNotEqualTo(second);
    assertThat(new EncryptedContent(plain, Keys.of(2)).open(ID, 0, bytes.length).readAllBytes())
        .isNotEqualTo(bytes);
  }
}
