package dev.malachite.blob.append;

import static org.assertj.core.api.Assertions.assertThat;

import dev.malachite.blob.TestBlobs;
import dev.malachite.protocol.Reply;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class ConcurrentAppendTest {
  private static final int WRITERS = 8;
  private static final int BLOCKS = 40;
  private static final int LENGTH = 8;

  private final TestBlobs blobs = new TestBlobs();
  private final List<Long> offsets = Collections.synchronizedList(new ArrayList<>());

  @Test
  void eightWritersLoseNothingAndDoubleNothing() throws Exception {
    blobs.send("PutAppendBlob", "/box/log", "x-ms-blob-type", "AppendBlob");
    try (ExecutorService threads = Executors.newFixedThreadPool(WRITERS)) {
      List<Future<?>> writers = new ArrayList<>();
      for (int writer = 0; writer < WRITERS; writer++) {
        int name = writer;
        writers.add(threads.submit(() -> write(name)));
      }
      for (Future<?> writer : writers) {
        writer.get();
      }
    }
    String log = new String(blobs.bytes("/box/log"), StandardCharsets.UTF_8);
    List<String> found =
        IntStream.range(0, log.length() / LENGTH)
            .mapToObj(i -> log.substring(i * LENGTH, (i + 1) * LENGTH))
            .toList();
    assertThat(found).hasSize(WRITERS * BLOCKS).doesNotHaveDuplicates();
    assertThat(offsets).doesNotHaveDuplicates().hasSize(WRITERS * BLOCKS);
    for (int writer = 0; writer < WRITERS; writer++) {
      String prefix = "w" + writer + "-";
      assertThat(found.stream().filter(block -> block.startsWith(prefix)))
          .containsExactlyElementsOf(expected(writer));
    }
  }

  private void write(int writer) {
    for (String block : expected(writer)) {
      byte[] bytes = block.getBytes(StandardCharsets.UTF_8);
      Reply reply = blobs.send("AppendBlock", "/box/log?comp=appendblock", bytes);
      offsets.add(Long.parseLong(reply.headers().first("x-ms-blob-append-offset").orElseThrow()));
    }
  }

  private static List<String> expected(int writer) {
    String[] blocks = new String[BLOCKS];
    Arrays.setAll(blocks, i -> String.format("w%d-%05d", writer, i));
    return List.of(blocks);
  }
}
