package dev.malachite.protocol.auth;

import static org.assertj.core.api.Assertions.assertThat;

import dev.malachite.protocol.Headers;
import java.util.Map;
import org.junit.jupiter.api.Test;

class HeaderOverridesTest {
  @Test
  void theyReplaceWhatIsStoredAndAddWhatIsNot() {
    Headers stored = Headers.of("content-type", "text/html", "ETag", "1");
    Headers result =
        new HeaderOverrides(Map.of("Content-Type", "text/plain", "Cache-Control", "no-cache"))
            .applyTo(stored);
    assertThat(result.all("Content-Type")).containsExactly("text/plain");
    assertThat(result.first("Cache-Control")).contains("no-cache");
    assertThat(result.first("ETag")).contains("1");
  }

  @Test
  void noneChangeNothing() {
    Headers stored = Headers.of("ETag", "1");
    assertThat(HeaderOverrides.none().applyTo(stored)).isSameAs(stored);
  }
}
