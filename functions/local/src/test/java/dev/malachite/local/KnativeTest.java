package dev.malachite.local;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.yaml.snakeyaml.Yaml;

/** What is deployed on Knative is what the operations say. */
class KnativeTest {
  private static final Path OPERATIONS = Path.of("../../functions/operations.yaml");
  private static final Path DIRECTORY = Path.of("../../infra/knative");

  @Test
  void theManifestsAreCurrent() throws IOException {
    for (Map.Entry<String, String> file : KnativeManifests.of(OPERATIONS).files().entrySet()) {
      Path path = DIRECTORY.resolve(file.getKey());
      if (Boolean.getBoolean("malachite.knative.write")) {
        Files.createDirectories(path.getParent());
        Files.writeString(path, file.getValue());
      }
      assertThat(path).as("make infra writes it anew").hasContent(file.getValue());
    }
  }

  @Test
  void everyOperationHasAServiceThatAnswersItAlone() throws IOException {
    List<Map<String, Object>> rows = new Yaml().load(Files.readString(OPERATIONS));
    Set<String> expected = new HashSet<>();
    rows.forEach(row -> expected.add(row.get("service") + "/" + row.get("id")));
    Set<String> found = new HashSet<>();
    for (String service : List.of("blob", "queue", "table", "file")) {
      documents("operations/" + service + ".yaml")
          .filter(document -> document.get("kind").equals("Service"))
          .forEach(document -> found.add(service + "/" + answered(document)));
    }
    expected.remove("blob/ReadStaticWebsite");
    assertThat(found).isEqualTo(expected);
  }

  @Test
  void namesAreShortEnoughForTheirRevisions() throws IOException {
    for (String service : List.of("blob", "queue", "table", "file")) {
      assertThat(documents("operations/" + service + ".yaml").map(KnativeTest::name))
          .allMatch(name -> name.length() <= 52);
    }
  }

  private static Stream<Map<String, Object>> documents(String file) throws IOException {
    Iterable<Object> all = new Yaml().loadAll(Files.readString(DIRECTORY.resolve(file)));
    Stream.Builder<Map<String, Object>> documents = Stream.builder();
    for (Object document : all) {
      documents.add(map(document));
    }
    return documents.build();
  }

  private static String answered(Map<String, Object> service) {
    Map<String, Object> template = map(map(service.get("spec")).get("template"));
    List<?> containers = (List<?>) map(template.get("spec")).get("containers");
    List<?> environment = (List<?>) map(containers.getFirst()).get("env");
    return environment.stream()
        .map(KnativeTest::map)
        .filter(variable -> variable.get("name").equals("MALACHITE_OPERATIONS"))
        .map(variable -> variable.get("value").toString().split(",", 2)[0])
        .findFirst()
        .orElseThrow();
  }

  private static String name(Map<String, Object> document) {
    return map(document.get("metadata")).get("name").toString();
  }

  @SuppressWarnings("unchecked")
  private static Map<String, Object> map(Object value) {
    return (Map<String, Object>) value;
  }
}
