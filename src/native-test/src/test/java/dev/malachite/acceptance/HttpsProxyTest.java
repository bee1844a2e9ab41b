package dev.malachite.acceptance;

import static org.assertj.core.api.Assertions.assertThat;

import com.azure.core.util.BinaryData;
import com.azure.storage.blob.BlobClient;
import com.azure.storage.blob.BlobClientBuilder;
import com.azure.storage.blob.sas.BlobSasPermission;
import com.azure.storage.blob.sas.BlobServiceSasSignatureValues;
import com.azure.storage.common.sas.SasProtocol;
import dev.malachite.acceptance.blob.BlobClients;
import java.time.OffsetDateTime;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Signatures that are good for HTTPS only, where a proxy speaks it instead of the ports. */
@Needs("blob")
class HttpsProxyTest {
  @Test
  void behindAProxyTheyAreTaken() {
    try (Application application = Application.start(Map.of("malachite.tls.before", "true"))) {
      assertThat(signed(application).downloadContent()).hasToString("secret");
    }
  }

  @Test
  void otherwiseTheyAreRefused() {
    BlobClients.assertRefused(
        403, "AuthorizationProtocolMismatch", () -> signed(Application.shared()).downloadContent());
  }

  private static BlobClient signed(Application application) {
    BlobClient blob = BlobClients.container(application).getBlobClient("b");
    blob.upload(BinaryData.fromString("secret"));
    String signature =
        blob.generateSas(
            new BlobServiceSasSignatureValues(
                    OffsetDateTime.now().plusHours(1),
                    new BlobSasPermission().setReadPermission(true))
                .setProtocol(SasProtocol.HTTPS_ONLY));
    return new BlobClientBuilder().endpoint(blob.getBlobUrl()).sasToken(signature).buildClient();
  }
}
