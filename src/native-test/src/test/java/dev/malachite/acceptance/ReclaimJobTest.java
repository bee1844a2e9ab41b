package dev.malachite.acceptance;

import static java.util.stream.Collectors.toMap;
import static org.assertj.core.api.Assertions.assertThat;

import com.azure.core.util.BinaryData;
import com.azure.storage.blob.BlobContainerClient;
import dev.malachite.acceptance.blob.BlobClients;
import dev.malachite.testing.servers.FreePort;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Reclaim as a schedule starts it: a process beside the servers, which runs once and ends. */
@Needs("reclaim")
class ReclaimJobTest {
  private static final int RUNS = 60;
  private static final int BLOBS = 40;
  private static final BinaryData BYTES = BinaryData.fromBytes(new byte[20_000]);
  private static final Pattern RECLAIMED = Pattern.compile("reclaimed (\\d+) complete true");

  private record Run(int exitCode, String output) {
    long reclaimed() {
      List<MatchResult> lines = RECLAIMED.matcher(output).results().toList();
      assertThat(lines).as(output).hasSize(1);
      assertThat(exitCode).as(output).isZero();
      return Long.parseLong(lines.getFirst().group(1));
    }
  }

  @Test
  void whatWasDeletedGoesAndTheRestStays() throws Exception {
    try (Application server = Application.start(Map.of("malachite.reclaim.longest-read", "1s"))) {
      BlobContainerClient dead = BlobClients.container(server);
      BlobContainerClient live = BlobClients.container(server);
      for (int blob = 0; blob < BLOBS; blob++) {
        dead.getBlobClient("b" + blob).upload(BYTES);
      }
      live.getBlobClient("one").upload(BYTES);
      dead.delete();
      assertThat(reclaimAll(server)).isPositive();
      assertThat(run(storeOf(server)).reclaimed()).isZero();
      assertThat(live.getBlobClient("one").downloadContent().toBytes()).isEqualTo(BYTES.toBytes());
    }
  }

  // What was found in one run can leave work for the next.
  private static long reclaimAll(Application server) throws Exception {
    long all = 0;
    for (int run = 0; run < RUNS; run++) {
      long reclaimed = run(storeOf(server)).reclaimed();
      if (reclaimed == 0 && all > 0) {
        return all;
      }
      all += reclaimed;
      Thread.sleep(1000);
    }
    return all;
  }

  @Test
  void aRunWithoutItsStoreFails() throws Exception {
    Run run = run(Map.of("malachite.dynamodb.endpoint", "http://127.0.0.1:" + FreePort.next()));
    assertThat(run.exitCode()).as(run.output()).isNotZero();
  }

  private static Map<String, String> storeOf(Application server) {
    return Stream.of("malachite.dynamodb.endpoint", "malachite.dynamodb.table")
        .collect(toMap(name -> name, server::setting));
  }

  private static Run run(Map<String, String> store) throws Exception {
    List<String> properties = new ArrayList<>();
    store.forEach((name, value) -> properties.add("-D" + name + "=" + value));
    properties.add("-Dmalachite.accounts=" + Accounts.DEVELOPMENT);
    properties.add("-Dmalachite.reclaim.longest-read=1s");
    properties.add("-Dquarkus.management.port=" + FreePort.next());
    properties.add("-Daws.accessKeyId=local");
    properties.add("-Daws.secretAccessKey=local");
    Process process =
        new ProcessBuilder(Artifact.command(List.of(), properties))
            .redirectErrorStream(true)
            .start();
    String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    return new Run(process.waitFor(), output);
  }
}
