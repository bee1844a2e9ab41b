package dev.malachite.protocol.routing;

import static org.assertj.core.api.Assertions.assertThat;

import dev.malachite.protocol.Headers;
import dev.malachite.protocol.Query;
import dev.malachite.protocol.Resource;
import dev.malachite.protocol.Service;
import dev.malachite.protocol.errors.ApiException;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class RouterTest {
  private static final Manifest MANIFEST = Manifest.load();
  private static final Router ROUTER = new Router(MANIFEST);

  static Stream<Row> rows() {
    return MANIFEST.rows().stream();
  }

  @ParameterizedTest
  @MethodSource("rows")
  void aRequestMadeFromARowIsThatRows(Row row) {
    List<RequestSample> samples = RequestSample.of(row);
    assertThat(samples).hasSizeGreaterThanOrEqualTo(row.paths().contains(PathShape.WEB) ? 0 : 1);
    assertThat(samples)
        .allSatisfy(sample -> {
          assertThat(sample.route(ROUTER)).isEqualTo(row);
          assertThat(matching(sample)).containsExactly(row);
        });
  }

  @Test
  void noTwoRowsCanMatchOneRequest() {
    List<Row> rows = MANIFEST.rows();
    for (int i = 0; i < rows.size(); i++) {
      for (Row other : rows.subList(i + 1, rows.size())) {
        assertThat(overlap(rows.get(i), other)).as(rows.get(i) + " and " + other).isFalse();
      }
    }
  }

  private static boolean overlap(Row one, Row other) {
    return one.service() == other.service()
        && !Collections.disjoint(one.methods(), other.methods())
        && !Collections.disjoint(one.paths(), other.paths())
        && !contradicts(one, other)
        && !contradicts(other, one);
  }

  private static boolean contradicts(Row one, Row other) {
    boolean neither =
        !one.either().isEmpty()
            && one.either().stream()
                .allMatch(name -> other.selectors().contains(Selector.absent(name)));
    return neither
        || one.selectors().stream()
            .anyMatch(selector ->
                other.selectors().stream()
                    .filter(each -> each.name().equals(selector.name()))
                    .anyMatch(each -> contradicts(selector, each)));
  }

  private static boolean contradicts(Selector one, Selector other) {
    return switch (one.rule()) {
      case PRESENT -> other.rule() == Selector.Rule.ABSENT;
      case EQUAL ->
          switch (other.rule()) {
            case ABSENT -> true;
            case EQUAL, ABSENT_OR_EQUAL -> !one.value().equalsIgnoreCase(other.value());
            case PRESENT -> false;
          };
      case ABSENT, ABSENT_OR_EQUAL -> false;
    };
  }

  @Test
  void whateverIsAskedIsOneOperationOrAnErrorOfTheApi() {
    Random random = new Random(20260101);
    int routed = 0;
    for (int i = 0; i < 40_000; i++) {
      RequestSample sample = random(random);
      try {
        Row row = sample.route(ROUTER);
        routed++;
        assertThat(matching(sample)).as("%s", sample).containsExactly(row);
      } catch (ApiException refused) {
        assertThat(refused.status()).as("%s", sample).isIn(400, 405);
        assertThat(matching(sample)).as("%s", sample).isEmpty();
      }
    }
    assertThat(routed).isGreaterThan(1000);
  }

  /** All rows that a reader of the manifest would say match, without the router's shortcuts. */
  private static List<Row> matching(RequestSample sample) {
    boolean preflight = sample.method().equals("OPTIONS");
    PathShape shape;
    String method;
    try {
      shape = preflight ? PathShape.ANY : shape(sample);
      method =
          sample.service() == Service.TABLE
              ? Tunnel.method(sample.method(), sample.headers())
              : sample.method();
    } catch (ApiException nothing) {
      return List.of();
    }
    return MANIFEST.rows(sample.service()).stream()
        .filter(row -> row.methods().contains(method) && row.paths().contains(shape))
        .filter(row -> row.matches(sample.query(), sample.headers()))
        .toList();
  }

  private static PathShape shape(RequestSample sample) {
    return Paths.shape(sample.service(), sample.resource(), sample.query());
  }

  private static RequestSample random(Random random) {
    Service service = pick(random, List.of(Service.values()));
    List<Row> rows = MANIFEST.rows(service);
    StringBuilder query = new StringBuilder();
    Headers.Builder headers = Headers.builder();
    Row model = pick(random, rows);
    List<Selector> selectors = rows.stream().flatMap(row -> row.selectors().stream()).toList();
    for (Selector selector :
        random.nextInt(4) == 0 ? pick(random, rows).selectors() : model.selectors()) {
      if (random.nextInt(8) > 0 && selector.rule() != Selector.Rule.ABSENT) {
        add(selector.name(), value(random, selector), query, headers);
      }
    }
    while (random.nextInt(4) == 0) {
      Selector extra = pick(random, selectors);
      if (!query.toString().contains(extra.name() + "=")) {
        add(extra.name(), value(random, extra), query, headers);
      }
    }
    return new RequestSample(
        service,
        random.nextInt(8) > 0
            ? pick(random, model.methods())
            : pick(
                random,
                List.of("GET", "PUT", "POST", "DELETE", "HEAD", "PATCH", "BREW", "OPTIONS")),
        Resource.parse(path(random, model)).orElseThrow(),
        Query.parse(query.toString()).orElseThrow(),
        headers.build());
  }

  private static String path(Random random, Row model) {
    return random.nextInt(8) > 0
        ? RequestSample.path(pick(random, model.paths()))
        : pick(
            random,
            List.of(
                "/",
                "/a",
                "/a/",
                "/a/b",
                "/a/messages/x/y",
                "//b",
                "/t(",
                "/t('x')",
                "/Tables()",
                "/$batch"));
  }

  private static String value(Random random, Selector selector) {
    return switch (random.nextInt(10)) {
      case 0 -> "";
      case 1 -> "nonsense";
      case 2 -> selector.value().toUpperCase(Locale.ROOT);
      default -> selector.value();
    };
  }

  private static void add(String name, String value, StringBuilder query, Headers.Builder headers) {
    if (Selector.isHeader(name)) {
      headers.add(name, value);
    } else {
      query.append('&').append(name).append('=').append(value);
    }
  }

  private static <T> T pick(Random random, List<T> items) {
    return items.get(random.nextInt(items.size()));
  }
}
