package dev.malachite.protocol.errors;

import static org.assertj.core.api.Assertions.assertThat;

import dev.malachite.domain.LeaseAccess.Reason;
import dev.malachite.domain.LeaseRefusal;
import dev.malachite.domain.LeaseTarget;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class LeaseErrorsTest {
  @ParameterizedTest
  @EnumSource(LeaseRefusal.class)
  void aRefusedLeaseOperationIsAConflictWithTheCodeOfItsName(LeaseRefusal refusal) {
    ApiException error = LeaseErrors.refused(refusal, LeaseTarget.CONTAINER);
    assertThat(error.code().name()).isEqualTo(refusal.name());
    assertThat(error.status()).isEqualTo(409);
    assertThat(error.text()).doesNotContain("blob");
  }

  @Test
  void theTextNamesWhatIsLeased() {
    assertThat(LeaseErrors.refused(Reason.MISSING, LeaseTarget.BLOB).text())
        .isEqualTo(
            "There is currently a lease on the blob and no lease ID was specified in the request.");
    assertThat(LeaseErrors.refused(Reason.LOST, LeaseTarget.SHARE).text())
        .isEqualTo("A lease ID was specified, but the lease for the file share has expired.");
    assertThat(LeaseErrors.refused(Reason.MISMATCH, LeaseTarget.FILE).text())
        .isEqualTo("The lease ID specified did not match the lease ID for the file.");
    assertThat(LeaseErrors.refused(Reason.NOT_PRESENT, LeaseTarget.CONTAINER).text())
        .isEqualTo("There is currently no lease on the container.");
  }

  @Test
  void sharesAnswerWithTheCodesOfContainers() {
    assertThat(LeaseErrors.refused(Reason.MISMATCH, LeaseTarget.SHARE).code())
        .isEqualTo(ErrorCode.LEASE_ID_MISMATCH_WITH_CONTAINER_OPERATION);
    assertThat(LeaseErrors.refused(Reason.NOT_PRESENT, LeaseTarget.SHARE).code())
        .isEqualTo(ErrorCode.LEASE_NOT_PRESENT_WITH_CONTAINER_OPERATION);
  }

  @ParameterizedTest
  @EnumSource(Reason.class)
  void aRefusedAccessIsAFailedPrecondition(Reason reason) {
    for (LeaseTarget target : LeaseTarget.values()) {
      assertThat(LeaseErrors.refused(reason, target).status()).isEqualTo(412);
    }
  }
}
