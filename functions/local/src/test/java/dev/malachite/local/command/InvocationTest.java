package dev.malachite.local.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class InvocationTest {
  @Test
  void everyOptionIsInTheHelpWhichFitsOneScreen() {
    assertThat(Help.TEXT.lines()).hasSizeLessThan(50).allMatch(line -> line.length() <= 80);
    String help =
        Help.TEXT.replace(
            "--blob-, --queue- and\n--tableKeep",
            "--blobKeepAliveTimeout --queueKeepAliveTimeout --tableKeep");
    for (Flag flag : Flags.ALL) {
      assertThat(help).contains(flag.names());
    }
  }

  @Test
  void hostsAndPortsAreThoseOfTheServices() {
    assertThat(properties("--blobHost", "0.0.0.0", "--queuePort", "1", "--tablePort=2"))
        .containsEntry("malachite.address.blob", "0.0.0.0")
        .containsEntry("malachite.port.queue", "1")
        .containsEntry("malachite.port.table", "2");
  }

  @Test
  void whatHasNoMeaningHereIsSaidOnceAndDoesNothing() {
    Invocation.Serve serve =
        serve(List.of("--loose", "--skipApiVersionCheck", "--extentMemoryLimit", "64"), Map.of());
    assertThat(serve.properties()).isEmpty();
    assertThat(serve.remarks()).hasSize(3).allMatch(line -> line.contains("has no effect: "));
  }

  @Test
  void accountsComeFromAzuritesVariableUnlessOurOwnIsSet() {
    Map<String, String> theirs = Map.of("AZURITE_ACCOUNTS", "one:a2V5");
    assertThat(serve(List.of(), theirs).properties())
        .containsEntry("malachite.accounts", "one:a2V5");
    assertThat(serve(List.of("--accounts", "two:a2V5"), theirs).properties())
        .containsEntry("malachite.accounts", "two:a2V5");
    assertThat(
            serve(
                    List.of(),
                    Map.of("AZURITE_ACCOUNTS", "one:a2V5", "MALACHITE_ACCOUNTS", "two:a2V5"))
                .properties())
        .isEmpty();
  }

  @Test
  void calledByOneOfAzuritesNamesItServesWhatThatOneServes() {
    assertThat(properties("azurite-blob", "--blobPort", "1"))
        .containsEntry("malachite.services", "blob")
        .containsEntry("malachite.announce", "azurite");
    assertThat(properties("azurite")).doesNotContainKey("malachite.services");
    assertThat(properties("malachite")).isEmpty();
  }

  @Test
  void whatIsNotUnderstoodIsRefused() {
    for (List<String> wrong : List.of(List.of("--blobport"), List.of("--blobPort"), List.of("x"))) {
      assertThat(Invocation.of(wrong, Map.of()))
          .isInstanceOfSatisfying(
              Invocation.Say.class,
              say -> {
                assertThat(say.exitCode()).isEqualTo(2);
                assertThat(say.text()).contains("Try --help.");
              });
    }
  }

  @Test
  void aLocationKeepsItsOtherFiles() {
    assertThat(properties("-l", "/srv")).containsEntry("malachite.data", "/srv/malachite");
    assertThat(properties("--data", "/work")).containsEntry("malachite.data", "/work");
  }

  private static Map<String, String> properties(String... arguments) {
    return serve(List.of(arguments), Map.of()).properties();
  }

  private static Invocation.Serve serve(List<String> arguments, Map<String, String> environment) {
    return (Invocation.Serve) Invocation.of(arguments, environment);
  }
}
