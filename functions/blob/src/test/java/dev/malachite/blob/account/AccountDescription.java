package dev.malachite.blob.account;

import static org.assertj.core.api.Assertions.assertThat;

import dev.malachite.blob.TestBlobs;
import dev.malachite.protocol.Reply;

/** What an account tells about itself, wherever it is asked. */
final class AccountDescription {
  private AccountDescription() {}

  static void assertTold(String operation, String uri) {
    Reply reply = new TestBlobs().send(operation, uri);
    assertThat(reply.status()).isEqualTo(200);
    assertThat(reply.headers().first("x-ms-account-kind")).contains("StorageV2");
    assertThat(reply.headers().first("x-ms-sku-name")).contains("Standard_RAGRS");
    assertThat(reply.headers().first("x-ms-is-hns-enabled")).contains("false");
    assertThat(TestBlobs.read(reply)).isEmpty();
  }
}
