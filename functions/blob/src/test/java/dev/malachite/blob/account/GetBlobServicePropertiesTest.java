package dev.malachite.blob.account;

import static org.assertj.core.api.Assertions.assertThat;

import dev.malachite.blob.Retentions;
import dev.malachite.blob.TestBlobs;
import dev.malachite.protocol.Reply;
import org.junit.jupiter.api.Test;

class GetBlobServicePropertiesTest {
  private static final String URI = "/?restype=service&comp=properties";

  @Test
  void aFreshAccountHasDefaults() {
    Reply reply = new TestBlobs().send("GetBlobServiceProperties", URI);
    assertThat(reply.status()).isEqualTo(200);
    assertThat(reply.headers().first("Content-Type")).contains("application/xml");
    assertThat(TestBlobs.text(reply))
        .contains("<StorageServiceProperties>")
        .contains("<DeleteRetentionPolicy><Enabled>false</Enabled></DeleteRetentionPolicy>")
        .contains("<StaticWebsite><Enabled>false</Enabled></StaticWebsite>");
  }

  @Test
  void whatWasSetIsTold() {
    TestBlobs blobs = new TestBlobs();
    Retentions.keep(blobs, 7, true);
    assertThat(TestBlobs.text(blobs.send("GetBlobServiceProperties", URI)))
        .contains("<Days>7</Days>")
        .contains("<AllowPermanentDelete>true</AllowPermanentDelete>");
  }
}
