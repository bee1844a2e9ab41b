package dev.malachite.acceptance.blob;

import static dev.malachite.acceptance.blob.BlobClients.assertRefused;
import static org.assertj.core.api.Assertions.assertThat;

import com.azure.core.util.BinaryData;
import com.azure.storage.blob.BlobClient;
import com.azure.storage.blob.BlobContainerClient;
import com.azure.storage.blob.models.BlobRequestConditions;
import com.azure.storage.blob.models.LeaseStateType;
import com.azure.storage.blob.models.LeaseStatusType;
import com.azure.storage.blob.options.BlobBreakLeaseOptions;
import com.azure.storage.blob.options.BlobParallelUploadOptions;
import com.azure.storage.blob.specialized.BlobLeaseClient;
import com.azure.storage.blob.specialized.BlobLeaseClientBuilder;
import dev.malachite.acceptance.Application;
import java.time.Duration;
import java.util.UUID;
import org.junit.jupiter.api.Test;

/** The five lease operations of blobs and containers, and what leases lock. */
class LeaseTest {
  private final BlobContainerClient container = BlobClients.container(Application.shared());
  private final BlobClient blob = container.getBlobClient("b");

  @Test
  void aLeaseLocksWritesButNotReads() {
    BlobLeaseClient lease = leasedBlob();
    assertRefused(412, "LeaseIdMissing", () -> blob.upload(BinaryData.fromString("2"), true));
    assertRefused(412, "LeaseIdMissing", blob::delete);
    assertRefused(
        412, "LeaseIdMismatchWithBlobOperation", () -> put("2", UUID.randomUUID().toString()));
    assertThat(blob.downloadContent().toString()).isEqualTo("1");
    put("2", lease.getLeaseId());
    assertThat(blob.downloadContent().toString()).isEqualTo("2");
    assertThat(blob.getProperties().getLeaseState()).isEqualTo(LeaseStateType.LEASED);
    assertThat(blob.getProperties().getLeaseStatus()).isEqualTo(LeaseStatusType.LOCKED);
  }

  @Test
  void anotherCannotAcquireWhatIsLeased() {
    leasedBlob();
    assertRefused(409, "LeaseAlreadyPresent", () -> lease(blob).acquireLease(15));
  }

  @Test
  void aLeaseIsRenewedChangedAndReleased() {
    BlobLeaseClient lease = leasedBlob();
    String etag = blob.getProperties().getETag();
    assertThat(lease.renewLease()).isEqualTo(lease.getLeaseId());
    String other = UUID.randomUUID().toString();
    assertThat(lease.changeLease(other)).isEqualTo(other);
    assertThat(blob.getProperties().getETag()).isEqualTo(etag);
    lease.releaseLease();
    assertThat(blob.getProperties().getLeaseState()).isEqualTo(LeaseStateType.AVAILABLE);
    assertRefused(409, "LeaseIdMismatchWithLeaseOperation", lease::renewLease);
  }

  @Test
  void aBreakingLeaseStillLocks() {
    BlobLeaseClient lease = leasedBlob();
    assertThat(
            lease
                .breakLeaseWithResponse(
                    new BlobBreakLeaseOptions().setBreakPeriod(Duration.ofSeconds(60)), null, null)
                .getValue())
        .isBetween(1, 60);
    assertThat(blob.getProperties().getLeaseState()).isEqualTo(LeaseStateType.BREAKING);
    assertRefused(409, "LeaseIsBrokenAndCannotBeRenewed", lease::renewLease);
    assertRefused(412, "LeaseIdMissing", () -> blob.upload(BinaryData.fromString("2"), true));
  }

  @Test
  void aBrokenLeaseLocksNothing() {
    BlobLeaseClient lease = leasedBlob();
    lease.breakLeaseWithResponse(
        new BlobBreakLeaseOptions().setBreakPeriod(Duration.ZERO), null, null);
    assertThat(blob.getProperties().getLeaseState()).isEqualTo(LeaseStateType.BROKEN);
    assertRefused(412, "LeaseLost", () -> put("2", lease.getLeaseId()));
    blob.upload(BinaryData.fromString("2"), true);
    assertThat(blob.getProperties().getLeaseState()).isEqualTo(LeaseStateType.AVAILABLE);
  }

  @Test
  void aLeaseIdNeedsALease() {
    blob.upload(BinaryData.fromString("1"));
    assertRefused(
        412, "LeaseNotPresentWithBlobOperation", () -> put("2", UUID.randomUUID().toString()));
    assertRefused(409, "LeaseNotPresentWithLeaseOperation", () -> lease(blob).breakLease());
  }

  @Test
  void theDurationIsFifteenToSixtySeconds() {
    blob.upload(BinaryData.fromString("1"));
    assertRefused(400, "InvalidHeaderValue", () -> lease(blob).acquireLease(14));
    assertRefused(400, "InvalidHeaderValue", () -> lease(blob).acquireLease(61));
  }

  @Test
  void aContainerLeaseLocksItsDeletion() {
    BlobLeaseClient lease = new BlobLeaseClientBuilder().containerClient(container).buildClient();
    lease.acquireLease(-1);
    assertRefused(412, "LeaseIdMissing", container::delete);
    blob.upload(BinaryData.fromString("not locked"));
    assertThat(lease.renewLease()).isEqualTo(lease.getLeaseId());
    container.deleteWithResponse(
        new BlobRequestConditions().setLeaseId(lease.getLeaseId()), null, null);
    assertRefused(409, "ContainerBeingDeleted", container::create);
    assertRefused(404, "ContainerNotFound", container::getProperties);
  }

  private BlobLeaseClient leasedBlob() {
    blob.upload(BinaryData.fromString("1"));
    BlobLeaseClient lease = lease(blob);
    lease.acquireLease(60);
    return lease;
  }

  private void put(String text, String leaseId) {
    blob.uploadWithResponse(
        new BlobParallelUploadOptions(BinaryData.fromString(text))
            .setRequestConditions(new BlobRequestConditions().setLeaseId(leaseId)),
        null,
        null);
  }

  private static BlobLeaseClient lease(BlobClient blob) {
    return new BlobLeaseClientBuilder().blobClient(blob).buildClient();
  }
}
