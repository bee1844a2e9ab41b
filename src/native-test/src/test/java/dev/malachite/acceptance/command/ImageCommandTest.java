package dev.malachite.acceptance.command;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.malachite.acceptance.Accounts;
import dev.malachite.acceptance.Application;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * What the container image is started with, without a container: the environment that the build
 * gives it, and the command lines that docs/laptop.md and Testcontainers give it.
 */
class ImageCommandTest {
  private static final Path ROOT = Path.of("").toAbsolutePath().getParent().getParent();
  private static final Pattern VARIABLE =
      Pattern.compile("<quarkus.jib.environment-variables.([A-Z_]+)>([^<]*)<");

  @TempDir private Path directory;

  @BeforeAll
  static void onlyOnce() {
    assumeTrue(Application.store().equals("embedded"), "it is the same on every store");
  }

  @Test
  void aloneItAnnouncesItselfOnAllAddresses() throws Exception {
    try (Command command = Command.start(image())) {
      assertThat(command.output())
          .contains("Azurite Blob service is successfully listening at http://0.0.0.0:")
          .contains("Azurite Queue service is successfully listening at http://0.0.0.0:")
          .contains("Azurite Table service is successfully listening at http://0.0.0.0:");
      new Keys(command, Accounts.NAME, Accounts.KEY).blobs().createBlobContainer("here");
      assertThat(directory.resolve("data")).isDirectoryContaining("glob:**/CURRENT");
    }
  }

  @Test
  void dockerRunsOneServiceInMemory() throws Exception {
    String line = documented("docker run -p 10000:10000 malachite (.+)");
    try (Command command = Command.start(image(), line.split(" "))) {
      assertThat(command.output()).contains("Azurite Blob service is successfully listening");
      assertThat(command.listens("queue")).isFalse();
      assertThat(directory.resolve("data")).doesNotExist();
    }
  }

  @Test
  void composeKeepsItsDataAndHasItsAccounts() throws Exception {
    String line = documented("command: (.+)").replace("/data", directory.toString());
    Map<String, String> environment = image();
    environment.put("AZURITE_ACCOUNTS", documented("AZURITE_ACCOUNTS: \"(.+)\""));
    try (Command command = Command.start(environment, line.split(" "))) {
      new Keys(command, "account1", "a2V5MQ==").blobs().createBlobContainer("one");
      new Keys(command, "account2", "a2V5Mg==").queues().createQueue("two");
      new Keys(command, "account2", "a2V5Mw==").tables().createTable("Three");
      assertThat(directory.resolve("malachite")).isDirectoryContaining("glob:**/CURRENT");
    }
  }

  private static String documented(String pattern) throws Exception {
    String text = Files.readString(ROOT.resolve("docs/laptop.md"));
    Matcher found = Pattern.compile(pattern).matcher(text);
    assertThat(found.find()).as(pattern).isTrue();
    return found.group(1);
  }

  private Map<String, String> image() throws Exception {
    Map<String, String> environment = new TreeMap<>();
    Matcher found = VARIABLE.matcher(Files.readString(ROOT.resolve("functions/local/pom.xml")));
    while (found.find()) {
      environment.put(found.group(1), found.group(2));
    }
    assertThat(environment).containsEntry("MALACHITE_DATA", "/data");
    environment.put("MALACHITE_DATA", directory.resolve("data").toString());
    return environment;
  }
}
