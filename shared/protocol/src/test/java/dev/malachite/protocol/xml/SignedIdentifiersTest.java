package dev.malachite.protocol.xml;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.malachite.protocol.auth.AccessPolicy;
import dev.malachite.protocol.errors.ApiException;
import dev.malachite.protocol.errors.ErrorCode;
import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class SignedIdentifiersTest {
  private static List<SignedIdentifier> read(String document) {
    return SignedIdentifiers.read(
        new ByteArrayInputStream(document.getBytes(StandardCharsets.UTF_8)));
  }

  private static ErrorCode refused(String inside) {
    return catchThrowableOfType(
            ApiException.class, () -> read("<SignedIdentifiers>" + inside + "</SignedIdentifiers>"))
        .code();
  }

  private static String identifier(String id, String policy) {
    return "<SignedIdentifier><Id>%s</Id><AccessPolicy>%s</AccessPolicy></SignedIdentifier>"
        .formatted(id, policy);
  }

  @Test
  void whatIsWrittenIsRead() {
    SignedIdentifier full =
        new SignedIdentifier(
            "reader<1>",
            new AccessPolicy(
                Optional.of(Instant.parse("2026-01-01T00:00:00Z")),
                Optional.of(Instant.parse("2026-02-01T10:20:30.1234567Z")),
                Optional.of("rl")));
    SignedIdentifier bare =
        new SignedIdentifier(
            "bare", new AccessPolicy(Optional.empty(), Optional.empty(), Optional.empty()));
    String document = SignedIdentifiers.write(List.of(full, bare));
    assertThat(document)
        .contains("<Start>2026-01-01T00:00:00.0000000Z</Start>", "<AccessPolicy />");
    assertThat(read(document)).containsExactly(full, bare);
    assertThat(SignedIdentifiers.write(List.of())).endsWith("<SignedIdentifiers />");
  }

  @Test
  void emptyElementsSayNothing() {
    assertThat(
            read(
                "<SignedIdentifiers>"
                    + identifier("a", "<Start/><Expiry/><Permission/>")
                    + "<SignedIdentifier><Id>b</Id></SignedIdentifier></SignedIdentifiers>"))
        .extracting(SignedIdentifier::policy)
        .containsOnly(new AccessPolicy(Optional.empty(), Optional.empty(), Optional.empty()));
  }

  @Test
  void fiveAreEnough() {
    StringBuilder five = new StringBuilder();
    for (int i = 0; i < 5; i++) {
      five.append(identifier("id" + i, ""));
    }
    assertThat(read("<SignedIdentifiers>" + five + "</SignedIdentifiers>")).hasSize(5);
    assertThat(refused(five + identifier("id5", ""))).isEqualTo(ErrorCode.INVALID_XML_DOCUMENT);
  }

  @Test
  void badIdentifiersAreRefused() {
    assertThat(refused(identifier("x".repeat(65), ""))).isEqualTo(ErrorCode.INVALID_XML_DOCUMENT);
    assertThat(refused(identifier("", ""))).isEqualTo(ErrorCode.INVALID_XML_DOCUMENT);
    assertThat(refused(identifier("a", "") + identifier("a", "")))
        .isEqualTo(ErrorCode.INVALID_XML_DOCUMENT);
    assertThat(refused("<Other/>")).isEqualTo(ErrorCode.INVALID_XML_DOCUMENT);
    assertThat(refused(identifier("a", "<Start>soon</Start>")))
        .isEqualTo(ErrorCode.INVALID_XML_NODE_VALUE);
    assertThat(refused(identifier("a", "<Permission>R2</Permission>")))
        .isEqualTo(ErrorCode.INVALID_XML_NODE_VALUE);
  }
}
