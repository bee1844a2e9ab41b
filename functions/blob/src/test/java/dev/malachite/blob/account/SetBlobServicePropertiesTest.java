package dev.malachite.blob.account;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.malachite.blob.TestBlobs;
import dev.malachite.blob.cases.Given;
import dev.malachite.blob.cases.Probe;
import org.junit.jupiter.api.Test;

class SetBlobServicePropertiesTest {
  private static final String URI = "/?restype=service&comp=properties";
  private static final Probe PROBE =
      Probe.of("SetBlobServiceProperties", URI, Given::nothing).body(document(""));

  private static String document(String elements) {
    return "<StorageServiceProperties>" + elements + "</StorageServiceProperties>";
  }

  private static String rules(int count) {
    return "<Cors>"
        + ("<CorsRule><AllowedOrigins>*</AllowedOrigins><AllowedMethods>GET</AllowedMethods>"
                + "<MaxAgeInSeconds>5</MaxAgeInSeconds></CorsRule>")
            .repeat(count)
        + "</Cors>";
  }

  private static String retention(int days) {
    return "<DeleteRetentionPolicy><Enabled>true</Enabled><Days>"
        + days
        + "</Days></DeleteRetentionPolicy>";
  }

  @Test
  void whatIsNotNamedStays() {
    TestBlobs blobs = new TestBlobs();
    byte[] both = document(rules(1) + retention(7)).getBytes(UTF_8);
    assertThat(blobs.send("SetBlobServiceProperties", URI, both).status()).isEqualTo(202);
    blobs.send("SetBlobServiceProperties", URI, document(retention(9)).getBytes(UTF_8));
    assertThat(TestBlobs.text(blobs.send("GetBlobServiceProperties", URI)))
        .contains("<AllowedOrigins>*</AllowedOrigins>")
        .contains("<Days>9</Days>");
    blobs.send("SetBlobServiceProperties", URI, document("<Cors/>").getBytes(UTF_8));
    assertThat(TestBlobs.text(blobs.send("GetBlobServiceProperties", URI)))
        .doesNotContain("AllowedOrigins");
  }

  @Test
  void badDocumentsAreRefused() {
    assertThat(PROBE.outcome()).isEqualTo("202");
    assertThat(PROBE.body("<Other/>").outcome()).isEqualTo("400 InvalidXmlDocument");
    assertThat(PROBE.body("<StorageServiceProperties>").outcome())
        .isEqualTo("400 InvalidXmlDocument");
    assertThat(PROBE.body(document(rules(5))).outcome()).isEqualTo("202");
    assertThat(PROBE.body(document(rules(6))).outcome()).isEqualTo("400 InvalidXmlDocument");
    assertThat(PROBE.body(document(retention(366))).outcome())
        .isIn("400 InvalidXmlDocument", "400 InvalidXmlNodeValue");
    assertThat(PROBE.body(document(retention(0))).outcome())
        .isIn("400 InvalidXmlDocument", "400 InvalidXmlNodeValue");
  }
}
