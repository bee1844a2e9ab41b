package dev.malachite.acceptance.command;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.azure.core.util.BinaryData;
import com.azure.storage.common.sas.AccountSasPermission;
import com.azure.storage.common.sas.AccountSasResourceType;
import com.azure.storage.common.sas.AccountSasService;
import com.azure.storage.common.sas.AccountSasSignatureValues;
import dev.malachite.acceptance.Application;
import dev.malachite.acceptance.Certificate;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The command line of Azurite, several flags to a process. */
class AzuriteCommandTest {
  @TempDir private Path directory;

  @BeforeAll
  static void onlyOnce() {
    assumeTrue(Application.store().equals("embedded"), "it is the same on every store");
  }

  @Test
  void addressesDataLogsAndAccountsAreAsTyped() throws Exception {
    Path debug = directory.resolve("debug.log");
    String[] line = {
      "--location",
      directory.toString(),
      "--silent",
      "--debug",
      debug.toString(),
      "--loose",
      "--skipApiVersionCheck",
      "--disableProductStyleUrl",
      "--extentMemoryLimit",
      "64",
      "--console",
      "off",
      "--durability",
      "os",
      "--blobHost",
      "127.0.0.1",
      "--queueHost",
      "127.0.0.1",
      "--tableHost",
      "127.0.0.1",
      "--fileHost",
      "127.0.0.1",
      "--managementHost",
      "127.0.0.1"
    };
    Map<String, String> environment = Map.of("AZURITE_ACCOUNTS", Keys.TWO_ACCOUNTS);
    try (Command command = Command.start(environment, line)) {
      everyKeyOpensItsAccount(command);
      assertThat(command.output())
          .contains("--loose has no effect: ")
          .contains("--skipApiVersionCheck has no effect: ")
          .contains("--extentMemoryLimit has no effect: ")
          .doesNotContain("operation=");
      assertThat(debug).isNotEmptyFile();
      assertThat(directory.resolve("malachite")).isDirectoryContaining("glob:**/CURRENT");
      assertThat(command.ask("GET", "/console/", "").statusCode()).isEqualTo(404);
      hostNamesNameNoAccount(command);
    }
    try (Command again = Command.start(environment, line)) {
      assertThat(new Keys(again, "one", Keys.FIRST).blobs().getBlobContainerClient("kept").exists())
          .isTrue();
    }
  }

  private static void everyKeyOpensItsAccount(Command command) {
    new Keys(command, "one", Keys.FIRST).blobs().createBlobContainer("kept");
    new Keys(command, "one", Keys.SECOND)
        .blobs()
        .getBlobContainerClient("kept")
        .getBlobClient("blob")
        .upload(BinaryData.fromString("of one"));
    new Keys(command, "other", Keys.THIRD).queues().createQueue("kept");
    new Keys(command, "other", Keys.FOURTH).tables().createTable("Kept");
    assertThat(new Keys(command, "other", Keys.FOURTH).blobs().listBlobContainers()).isEmpty();
    assertThat(new Keys(command, "other", Keys.FOURTH).queues().listQueues()).hasSize(1);
  }

  // With host names in use this would be a container "one" of an account "nobody".
  private static void hostNamesNameNoAccount(Command command) {
    String signature =
        new Keys(command, "one", Keys.FIRST)
            .blobs()
            .generateAccountSas(
                new AccountSasSignatureValues(
                    OffsetDateTime.now().plusHours(1),
                    new AccountSasPermission().setListPermission(true),
                    new AccountSasService().setBlobAccess(true),
                    new AccountSasResourceType().setContainer(true)));
    String answer =
        command.raw(
            "blob",
            "GET /one/kept?restype=container&comp=list&"
                + signature
                + " HTTP/1.1\r\nHost: nobody.blob.localhost\r\nConnection: close\r\n\r\n");
    assertThat(answer).startsWith("HTTP/1.1 200").contains("<Name>blob</Name>");
  }

  @Test
  void httpsAndTokensWorkAndScriptsFindTheLinesTheyWaitFor() throws Exception {
    Certificate certificate = Certificate.make();
    String[] line = {
      "azurite",
      "--inMemoryPersistence",
      "--cert",
      certificate.certificate().toString(),
      "--key",
      certificate.key().toString(),
      "--oauth",
      "basic",
      "--blobHost",
      "0.0.0.0"
    };
    try (Command command = Command.start(Map.of(), line)) {
      assertThat(command.output())
          .contains(
              "Azurite Blob service is successfully listening at https://0.0.0.0:"
                  + command.port("blob"))
          .contains("Azurite Queue service is successfully listening at https://127.0.0.1:")
          .contains("Azurite Table service is successfully listening at https://127.0.0.1:");
      HttpResponse<String> created =
          HttpClient.newBuilder()
              .sslContext(certificate.clients())
              .build()
              .send(
                  HttpRequest.newBuilder(
                          URI.create(
                              "https://localhost:"
                                  + command.port("blob")
                                  + "/devstoreaccount1/secure?restype=container"))
                      .PUT(HttpRequest.BodyPublishers.noBody())
                      .header("x-ms-version", "2025-01-05")
                      .header("Authorization", "Bearer " + token())
                      .build(),
                  HttpResponse.BodyHandlers.ofString());
      assertThat(created.statusCode()).as(created.body()).isEqualTo(201);
    }
  }

  @Test
  void oneServiceAloneWithAPfxFile() throws Exception {
    Certificate certificate = Certificate.make();
    String[] line = {
      "azurite-blob",
      "--store",
      "memory",
      "--cert",
      certificate.store().toString(),
      "--pwd",
      Certificate.PASSWORD,
      "--disableTelemetry"
    };
    try (Command command = Command.start(Map.of(), line)) {
      assertThat(command.listens("blob")).isTrue();
      assertThat(command.listens("queue")).isFalse();
      assertThat(command.listens("file")).isFalse();
      assertThat(command.output())
          .contains("Azurite Blob service is successfully listening at https://")
          .contains("--disableTelemetry has no effect: ")
          .doesNotContain("Azurite Queue service");
    }
  }

  @Test
  void whatOnlyPrintsSomethingEnds() {
    Command help = Command.run("--help");
    assertThat(help.exitCode()).isZero();
    assertThat(help.output().lines()).hasSizeLessThan(50).allMatch(text -> text.length() <= 80);
    Command version = Command.run("azurite", "--version");
    assertThat(version.exitCode()).isZero();
    assertThat(version.output()).startsWith("malachite ");
    Command wrong = Command.run("--blobprot", "1");
    assertThat(wrong.exitCode()).isEqualTo(2);
    assertThat(wrong.output()).contains("--blobprot").contains("Try --help.");
  }

  private static String token() {
    long now = Instant.now().getEpochSecond();
    String claims =
        "{\"aud\":\"https://storage.azure.com\",\"iss\":\"https://sts.windows.net/tenant/\",\"oid\":\"user\","
            + "\"tid\":\"tenant\",\"nbf\":%d,\"iat\":%d,\"exp\":%d}"
                .formatted(now - 60, now - 60, now + 600);
    return String.join(
        ".",
        List.of("{\"alg\":\"RS256\",\"typ\":\"JWT\"}", claims, "not checked").stream()
            .map(part -> Base64.getUrlEncoder().withoutPadding().encodeToString(part.getBytes()))
            .toList());
  }
}
