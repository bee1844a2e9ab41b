package dev.malachite.proof.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import dev.malachite.protocol.Service;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The table speaks of codes and operations that there are. */
class LegalCodesTest {
  private final LegalCodes codes = LegalCodes.load();

  @ParameterizedTest
  @EnumSource
  void everyRuleIsAboutAKnownCode(Service service) {
    assertThat(Oracle.CODES).containsAll(codes.of(service).keySet());
  }

  @Test
  void aCodeIsLegalWhereItMakesSense() {
    assertThat(codes.allow(Service.BLOB, "PutBlockList", "InvalidBlockList")).isTrue();
    assertThat(codes.allow(Service.BLOB, "GetBlob", "InvalidBlockList")).isFalse();
    assertThat(codes.allow(Service.BLOB, "ListContainers", "BlobNotFound")).isFalse();
    assertThat(codes.allow(Service.TABLE, "InsertEntity", "EntityAlreadyExists")).isTrue();
    assertThat(codes.allow(Service.TABLE, "GetEntity", "EntityAlreadyExists")).isFalse();
    assertThat(codes.allow(Service.FILE, "AcquireFileLease", "LeaseAlreadyPresent")).isTrue();
    assertThat(codes.allow(Service.FILE, "GetFile", "LeaseAlreadyPresent")).isFalse();
  }

  @Test
  void aCodeWithoutARuleIsLegalEverywhere() {
    assertThat(codes.allow(Service.QUEUE, "-", "AuthenticationFailed")).isTrue();
  }
}
