package dev.malachite.blob.encryption;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.malachite.blob.model.Container;
import dev.malachite.blob.model.DefaultScope;
import dev.malachite.blob.model.Encryption;
import dev.malachite.blob.model.EncryptionRules;
import dev.malachite.domain.ETag;
import dev.malachite.domain.Ids;
import dev.malachite.domain.Metadata;
import dev.malachite.domain.ResourceVersion;
import dev.malachite.protocol.Headers;
import dev.malachite.protocol.auth.PublicAccess;
import dev.malachite.protocol.errors.ApiException;
import java.time.Instant;
import java.util.Map;
import java.util.Optional;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;

class CustomerKeyTest {
  private static final Encryption NONE = Encryption.NONE;
  private static final Encryption ONE = new Encryption(Optional.of("1"), Optional.empty());
  private static final Encryption TWO = new Encryption(Optional.of("2"), Optional.empty());

  @Test
  void thereIsAKeyWithAllHeadersOrNone() {
    assertThat(CustomerKey.of(Headers.empty())).isEmpty();
    assertThat(Keys.of(1).sha256()).isEqualTo(Keys.headers(1)[3]);
    String[] all = Keys.headers(1);
    assertRefused("MissingRequiredHeader", () -> CustomerKey.of(Headers.of(all[0], all[1])));
    assertRefused(
        "MissingRequiredHeader", () -> CustomerKey.of(Headers.of(all[0], all[1], all[2], all[3])));
  }

  @Test
  void keysDigestsAndAlgorithmsAreChecked() {
    assertRefused("InvalidHeaderValue", () -> CustomerKey.of(with(1, "c2hvcnQ=")));
    assertRefused("InvalidHeaderValue", () -> CustomerKey.of(with(1, "%")));
    assertRefused("InvalidHeaderValue", () -> CustomerKey.of(with(3, Keys.headers(2)[3])));
    assertRefused("InvalidHeaderValue", () -> CustomerKey.of(with(5, "AES128")));
  }

  private static Headers with(int index, String value) {
    String[] all = Keys.headers(1);
    all[index] = value;
    return Headers.of(all);
  }

  @Test
  void aBlobIsOpenedByItsOwnKeyOnly() {
    new EncryptionRules(true, ONE).require(ONE);
    new EncryptionRules(true, NONE).require(NONE);
    new EncryptionRules(false, NONE).require(ONE);
    assertRefused(
        "BlobUsesCustomerSpecifiedEncryption", () -> new EncryptionRules(true, NONE).require(ONE));
    assertRefused(
        "BlobDoesNotUseCustomerSpecifiedEncryption",
        () -> new EncryptionRules(true, ONE).require(NONE));
    assertRefused(
        "BlobCustomerSpecifiedEncryptionMismatch",
        () -> new EncryptionRules(true, TWO).require(ONE));
  }

  @Test
  void aContainerMayFixTheScope() {
    Encryption other = new Encryption(Optional.empty(), Optional.of("other"));
    Encryption own = new Encryption(Optional.empty(), Optional.of("own"));
    Container open = container(new DefaultScope(Optional.of("own"), false));
    Container closed = container(new DefaultScope(Optional.of("own"), true));
    assertThat(new EncryptionRules(true, NONE).forNew(closed)).isEqualTo(own);
    assertThat(new EncryptionRules(true, own).forNew(closed)).isEqualTo(own);
    assertThat(new EncryptionRules(true, other).forNew(open)).isEqualTo(other);
    assertThat(new EncryptionRules(true, ONE).forNew(open)).isEqualTo(ONE);
    assertRefused(
        "RequestForbiddenByContainerEncryptionPolicy",
        () -> new EncryptionRules(true, other).forNew(closed));
    assertRefused(
        "RequestForbiddenByContainerEncryptionPolicy",
        () -> new EncryptionRules(true, ONE).forNew(closed));
  }

  private static Container container(DefaultScope scope) {
    ResourceVersion version = new ResourceVersion(ETag.fresh(Ids.secure()), Instant.EPOCH);
    return Container.fresh("g", 1, version, new Metadata(Map.of()), PublicAccess.Level.NONE, scope);
  }

  private static void assertRefused(String code, ThrowingCallable call) {
    assertThatThrownBy(call)
        .isInstanceOfSatisfying(
            ApiException.class, refusal -> assertThat(refusal.code().code()).isEqualTo(code));
  }
}
