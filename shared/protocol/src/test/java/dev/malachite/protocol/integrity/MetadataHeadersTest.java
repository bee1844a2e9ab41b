package dev.malachite.protocol.integrity;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.malachite.domain.Metadata;
import dev.malachite.protocol.Headers;
import dev.malachite.protocol.Reply;
import dev.malachite.protocol.errors.ApiException;
import dev.malachite.protocol.errors.ErrorCode;
import java.util.Map;
import org.junit.jupiter.api.Test;

class MetadataHeadersTest {
  private static ApiException refused(String... headers) {
    return catchThrowableOfType(
        ApiException.class, () -> MetadataHeaders.read(Headers.of(headers)));
  }

  @Test
  void namesKeepTheirCase() {
    Metadata metadata =
        MetadataHeaders.read(Headers.of("X-MS-Meta-Colour", "red", "x-ms-date", "now"));
    assertThat(metadata.entries()).containsExactly(Map.entry("Colour", "red"));
    Headers written = Reply.status(200).with(MetadataHeaders.write(metadata)).build().headers();
    assertThat(written.first("x-ms-meta-Colour")).hasValue("red");
  }

  @Test
  void emptyNamesAreRefused() {
    ApiException error = refused("x-ms-meta-", "value");
    assertThat(error.code()).isEqualTo(ErrorCode.EMPTY_METADATA_KEY);
    assertThat(error.details()).containsEntry("MetadataValue", "value");
  }

  @Test
  void badNamesAndLargeValuesAreRefused() {
    assertThat(refused("x-ms-meta-a-b", "c").code()).isEqualTo(ErrorCode.INVALID_METADATA);
    assertThat(refused("x-ms-meta-a", "b", "x-ms-meta-A", "c").code())
        .isEqualTo(ErrorCode.INVALID_METADATA);
    assertThat(refused("x-ms-meta-a", "b".repeat(8192)).code())
        .isEqualTo(ErrorCode.METADATA_TOO_LARGE);
  }
}
