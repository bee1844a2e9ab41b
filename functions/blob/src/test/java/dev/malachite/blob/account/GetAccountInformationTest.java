package dev.malachite.blob.account;

import static org.assertj.core.api.Assertions.assertThat;

import dev.malachite.blob.BlobBench;
import dev.malachite.protocol.Operation;
import dev.malachite.protocol.Reply;
import org.junit.jupiter.api.Test;

class GetAccountInformationTest {
  @Test
  void theAccountIsDescribedWhereverItIsAsked() {
    BlobBench bench = new BlobBench();
    for (Operation operation : AccountOperations.of().values()) {
      Reply reply = bench.run(operation, "/none/none?restype=account&comp=properties");
      assertThat(reply.status()).isEqualTo(200);
      assertThat(reply.headers().first("x-ms-account-kind")).contains("StorageV2");
      assertThat(reply.headers().first("x-ms-sku-name")).contains("Standard_RAGRS");
      assertThat(reply.headers().first("x-ms-is-hns-enabled")).contains("false");
    }
  }
}
