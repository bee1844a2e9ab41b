package dev.malachite.blob.append;

import static org.assertj.core.api.Assertions.assertThat;

import dev.malachite.blob.FaultyBlobs;
import dev.malachite.blob.TestBlobs;
import dev.malachite.protocol.Reply;
import dev.malachite.store.Fault;
import dev.malachite.store.Faults;
import dev.malachite.store.Unavailable;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;

/**
 * A store that loses calls and answers: what was acknowledged is there, and nothing is there twice.
 */
class AppendFaultsTest {
  private static final int BLOCKS = 200;
  private static final int LENGTH = 6;

  private final TestBlobs blobs = new TestBlobs();

  @Test
  void everyAcknowledgedBlockIsWhereItWasToldAndOnlyThere() {
    blobs.send("PutAppendBlob", "/box/log");
    Map<Fault, Integer> chances =
        Map.of(Fault.FAIL_BEFORE, 1500, Fault.LOSE_ANSWER, 2500, Fault.THROTTLE, 1000);
    AppendBlock append =
        new AppendBlock(FaultyBlobs.of(blobs.bench(), Faults.seeded(20261116, chances)));
    Map<String, Long> acknowledged = new HashMap<>();
    for (int i = 0; i < BLOCKS; i++) {
      String block = String.format("b%04d;", i);
      append(append, block, acknowledged);
    }
    String log = new String(blobs.bytes("/box/log"), StandardCharsets.UTF_8);
    assertThat(acknowledged).hasSizeGreaterThan(BLOCKS / 2);
    acknowledged.forEach((block, offset) ->
        assertThat(log.substring(offset.intValue(), offset.intValue() + LENGTH)).isEqualTo(block));
    assertThat(log.split("(?<=;)")).doesNotHaveDuplicates();
  }

  private void append(AppendBlock append, String block, Map<String, Long> acknowledged) {
    byte[] bytes = block.getBytes(StandardCharsets.UTF_8);
    try {
      Reply reply = blobs.bench().run(append, "/box/log?comp=appendblock", bytes);
      acknowledged.put(
          block, Long.parseLong(reply.headers().first("x-ms-blob-append-offset").orElseThrow()));
    } catch (Unavailable unknown) {
      // Whether this block is there is for the store to say.
    }
  }
}
