package dev.malachite.reclaim;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.malachite.blob.model.BlobSettings;
import dev.malachite.protocol.Reply;
import dev.malachite.protocol.errors.ApiException;
import dev.malachite.protocol.errors.ErrorCode;
import dev.malachite.store.Faults;
import dev.malachite.store.Unavailable;
import java.io.ByteArrayInputStream;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.time.Duration;
import org.junit.jupiter.api.Test;

/** What reclaim leaves alone while somebody may still want it. */
class GraceTest {
  private final Stage stage = new Stage(1, BlobSettings.DEFAULT);
  private final Reclaim reclaim = stage.reclaim(Faults.script());

  private void pass(Duration time) {
    stage.clock().advance(time);
    reclaim.run();
  }

  private String acquire() {
    stage.container("box");
    stage.put("/box/a", 100, 1);
    return stage
        .world()
        .blob(
            "AcquireBlobLease",
            "/box/a?comp=lease",
            "x-ms-lease-action",
            "acquire",
            "x-ms-lease-duration",
            "15")
        .headers()
        .first("x-ms-lease-id")
        .orElseThrow();
  }

  private Reply renew(String lease) {
    return stage
        .world()
        .blob(
            "RenewBlobLease",
            "/box/a?comp=lease",
            "x-ms-lease-action",
            "renew",
            "x-ms-lease-id",
            lease);
  }

  @Test
  void aLeaseThatEndedCanBeRenewedUntilTheRetentionIsOver() {
    String lease = acquire();
    for (int day = 0; day < 29; day++) {
      pass(Duration.ofDays(1));
    }
    assertThat(renew(lease).status()).isEqualTo(200);
    for (int day = 0; day < 29; day++) {
      pass(Duration.ofDays(1));
    }
    assertThat(renew(lease).status()).isEqualTo(200);
    for (int day = 0; day < 32; day++) {
      pass(Duration.ofDays(1));
    }
    assertThatThrownBy(() -> renew(lease))
        .isInstanceOfSatisfying(
            ApiException.class,
            refusal ->
                assertThat(refusal.code())
                    .isEqualTo(ErrorCode.LEASE_ID_MISMATCH_WITH_LEASE_OPERATION));
    assertThat(
            stage.world().blob("GetBlobProperties", "/box/a").headers().first("x-ms-lease-state"))
        .hasValue("available");
  }

  @Test
  void aSlowReaderStreamsTheBytesItOpened() throws IOException {
    stage.container("box");
    stage.put("/box/a", 900_000, 1);
    try (InputStream stream = stage.world().blob("GetBlob", "/box/a").payload().stream().get()) {
      byte[] first = stream.readNBytes(1000);
      stage.put("/box/a", 900_000, 2);
      pass(Duration.ofHours(12));
      pass(Duration.ofHours(11));
      byte[] rest = stream.readAllBytes();
      assertThat(first.length + rest.length).isEqualTo(900_000);
    }
    assertThat(stage.residue()).isNotEmpty();
    pass(Duration.ofHours(2));
    assertThat(stage.residue()).isEmpty();
  }

  @Test
  void aReaderKeepsBytesThatAnotherNoteGaveUpEarlier() {
    stage.container("box");
    stage.put("/box/a", 20_000, 1);
    String snapshot = stage.snapshot("/box/a");
    stage.world().blob("DeleteBlob", "/box/a?snapshot=" + snapshot);
    pass(Duration.ofHours(23));
    Reply reply = stage.world().blob("GetBlob", "/box/a");
    stage.put("/box/a", 10, 2);
    pass(Duration.ofHours(2));
    assertThat(World.read(reply)).isEqualTo(World.bytes(20_000, 1));
  }

  @Test
  void anUploadThatTookTooLongIsRefusedBeforeItsBytesCanBeTakenForAnOrphan() {
    stage.container("box");
    InputStream slow =
        new FilterInputStream(new ByteArrayInputStream(World.bytes(20_000, 1))) {
          @Override
          public int read(byte[] target, int offset, int length) throws IOException {
            stage.clock().advance(Duration.ofHours(13));
            return super.read(target, offset, length);
          }
        };
    assertThatThrownBy(() -> stage.world().upload("/box/a", slow, 20_000))
        .isInstanceOf(Unavailable.class);
    stage.settle();
    assertThat(stage.residue()).isEmpty();
  }
}
