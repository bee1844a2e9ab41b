package dev.malachite.protocol.routing;

import static org.assertj.core.api.Assertions.assertThat;

import dev.malachite.protocol.Headers;
import dev.malachite.protocol.Query;
import dev.malachite.protocol.Service;
import dev.malachite.protocol.auth.PublicAccess;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.yaml.snakeyaml.Yaml;

class ManifestTest {
  private static final Manifest MANIFEST = Manifest.load();

  @Test
  void bothReadersAgree() {
    List<Map<String, Object>> theirs = new Yaml().load(Manifest.text());
    assertThat(ManifestParser.parse(Manifest.text()).toString()).isEqualTo(theirs.toString());
  }

  @Test
  void everyServiceHasItsOperations() {
    assertThat(MANIFEST.rows(Service.BLOB)).hasSizeGreaterThanOrEqualTo(70);
    assertThat(MANIFEST.rows(Service.QUEUE)).hasSizeGreaterThanOrEqualTo(18);
    assertThat(MANIFEST.rows(Service.TABLE)).hasSizeGreaterThanOrEqualTo(19);
    assertThat(MANIFEST.rows(Service.FILE)).hasSizeGreaterThanOrEqualTo(50);
  }

  @Test
  void idsAreClassNamesAndUniqueWithinTheirService() {
    for (Service service : Service.values()) {
      assertThat(MANIFEST.rows(service))
          .extracting(Row::id)
          .doesNotHaveDuplicates()
          .allMatch(id -> id.matches("[A-Z][A-Za-z]+"));
    }
  }

  @Test
  void aRouteByMethodAndPathAloneLeadsToOneGroup() {
    record Route(Service service, String method, PathShape path) {}
    Map<Route, Set<String>> groups =
        MANIFEST.rows().stream()
            .flatMap(row ->
                row.methods().stream()
                    .flatMap(method ->
                        row.paths().stream()
                            .map(path ->
                                Map.entry(new Route(row.service(), method, path), row.group()))))
            .collect(
                Collectors.groupingBy(
                    Map.Entry::getKey,
                    Collectors.mapping(Map.Entry::getValue, Collectors.toSet())));
    assertThat(groups).allSatisfy((route, names) -> assertThat(names).as("%s", route).hasSize(1));
    assertThat(groups.values())
        .allSatisfy(names -> assertThat(names.iterator().next()).matches("[a-z]+-(read|write)"));
  }

  @Test
  void onlyReadsArePublic() {
    assertThat(MANIFEST.rows())
        .filteredOn(row -> row.access().anonymous() != PublicAccess.Level.NONE || row.open())
        .isNotEmpty()
        .allMatch(row -> Set.of("GET", "HEAD", "OPTIONS").containsAll(row.methods()));
  }

  @Test
  void accessPoliciesAreBeyondEverySignature() {
    assertThat(MANIFEST.rows())
        .filteredOn(row -> row.id().endsWith("Acl"))
        .hasSize(8)
        .allMatch(row -> row.access().account().isImpossible())
        .allMatch(row -> row.access().service().isImpossible());
  }

  @Test
  void anOperationThatIsNotThereIsNamed() {
    Row row = MANIFEST.row(Service.BLOB, "QueryBlobContents").orElseThrow();
    assertThat(row.notImplemented().status()).isEqualTo(501);
    assertThat(row.notImplemented().text())
        .isEqualTo(
            "The requested operation is not implemented on the specified resource"
                + " (operation QueryBlobContents).");
  }

  @Test
  void whatMayTakeLongIsNotBrief() {
    assertThat(MANIFEST.rows())
        .filteredOn(Row::brief)
        .isNotEmpty()
        .noneMatch(row -> row.body() == BodyKind.MULTIPART)
        .noneMatch(row -> row.id().matches(".*(List|Query|Find|Copy|Url|Batch|Rename|Clear).*"));

    assertThat(MANIFEST.rows())
        .filteredOn(row -> !row.brief())
        .allMatch(row -> row.unless().isEmpty());
  }

  @Test
  void aHeaderCanMakeAnOperationLong() {
    Row row = MANIFEST.row(Service.BLOB, "DeleteBlob").orElseThrow();
    Query query = Query.parse("").orElseThrow();
    Headers with = Headers.builder().add("x-ms-delete-snapshots", "include").build();
    assertThat(row.isBrief(query, Headers.builder().build())).isTrue();
    assertThat(row.isBrief(query, with)).isFalse();
  }

  @Test
  void aLineThatIsNoneOfTheManifestsIsRefused() {
    assertThat(List.of("  id: x", "- id", "- id: a\nservice: b", "- id: a\n  id: b"))
        .allSatisfy(text ->
            org.assertj.core.api.Assertions.assertThatIllegalArgumentException()
                .isThrownBy(() -> ManifestParser.parse(text)));
  }
}
