package dev.malachite.proof.parsers;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.code_intelligence.jazzer.api.FuzzedDataProvider;
import com.code_intelligence.jazzer.junit.FuzzTest;
import dev.malachite.blob.query.Queries;
import dev.malachite.blob.tag.TagLanguage;
import dev.malachite.blob.tag.TagSet;
import dev.malachite.domain.BreakPeriod;
import dev.malachite.domain.ByteRange;
import dev.malachite.domain.ByteSpan;
import dev.malachite.domain.Conditions;
import dev.malachite.domain.ETag;
import dev.malachite.domain.HttpDate;
import dev.malachite.domain.IsoInstant;
import dev.malachite.domain.LeaseDuration;
import dev.malachite.domain.LeaseId;
import dev.malachite.domain.Malformed;
import dev.malachite.proof.world.Answer;
import dev.malachite.proof.world.Front;
import dev.malachite.proof.world.Request;
import dev.malachite.proof.world.World;
import dev.malachite.protocol.PercentCoding;
import dev.malachite.protocol.Query;
import dev.malachite.protocol.Resource;
import dev.malachite.protocol.Service;
import dev.malachite.protocol.batch.HttpRequestPart;
import dev.malachite.protocol.batch.Multipart;
import dev.malachite.protocol.copy.SourceUrl;
import dev.malachite.protocol.errors.ApiException;
import dev.malachite.protocol.integrity.Marker;
import dev.malachite.protocol.xml.XmlLeaves;
import dev.malachite.table.filter.FilterParser;
import dev.malachite.table.json.EntityInput;
import java.io.ByteArrayInputStream;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;

/**
 * Whatever a parser is given, it returns a value or refuses with an error of the table; nothing
 * else leaves it. The build replays the inputs in the resources; with {@code JAZZER_FUZZ=1} Jazzer
 * looks for others.
 */
class ParserFuzzTest {
  private static final Front FRONT = new World(1, UnaryOperator.identity()).machine(0).front();
  private static final byte[] DELIMITED =
      "1,one,2026-11-16\n\"2\",\"t,\"\"o\",\n,,\n".getBytes(UTF_8);
  private static final byte[] JSON =
      "{\"a\":1,\"b\":{\"c\":[1,2]},\"d\":null}\n{\"a\":\"x\"}\n".getBytes(UTF_8);

  private static final List<Consumer<String>> VALUES =
      List.of(
          text -> ByteRange.parse("Range", text),
          text -> ByteSpan.parse("Range", text),
          text -> HttpDate.parse("Date", text),
          text -> IsoInstant.parse("st", text),
          text -> ETag.parse("If-Match", text),
          text -> LeaseId.parse("x-ms-lease-id", text),
          text -> LeaseDuration.parse("x-ms-lease-duration", text),
          text -> BreakPeriod.parse("x-ms-lease-break-period", text),
          text -> Conditions.parse(name -> Optional.of(text)),
          text -> Marker.decode(text, Service.BLOB));

  @FuzzTest(maxDuration = "10m")
  void values(FuzzedDataProvider data) {
    String text = data.consumeRemainingAsString();
    VALUES.forEach(parser -> refuses(() -> parser.accept(text)));
  }

  @FuzzTest(maxDuration = "10m")
  void addresses(FuzzedDataProvider data) {
    String text = data.consumeRemainingAsString();
    refuses(() -> PercentCoding.decode(text));
    refuses(() -> Query.parse(text));
    refuses(() -> Resource.parse(text));
    refuses(() -> SourceUrl.parse(text));
  }

  @FuzzTest(maxDuration = "10m")
  void filters(FuzzedDataProvider data) {
    String text = data.consumeRemainingAsString();
    refuses(() -> FilterParser.parse(text));
  }

  @FuzzTest(maxDuration = "10m")
  void entities(byte[] json) {
    refuses(() -> EntityInput.parse(json));
  }

  @FuzzTest(maxDuration = "10m")
  void documents(byte[] xml) {
    refuses(() -> XmlLeaves.read(new ByteArrayInputStream(xml), 1 << 20, (name, text) -> {}));
  }

  @FuzzTest(maxDuration = "10m")
  void batches(byte[] document) {
    refuses(() ->
        Multipart.parse("multipart/mixed; boundary=b", document, 100)
            .forEach(HttpRequestPart::parse));
  }

  @FuzzTest(maxDuration = "10m")
  void tags(FuzzedDataProvider data) {
    String text = data.consumeRemainingAsString();
    refuses(() -> TagLanguage.condition(text));
    refuses(() -> TagLanguage.search(text));
    refuses(() -> TagSet.parseHeader(text));
  }

  @FuzzTest(maxDuration = "10m")
  void queries(FuzzedDataProvider data) {
    String text = data.consumeRemainingAsString();
    refuses(() -> Queries.delimited(text, DELIMITED));
    refuses(() -> Queries.json(text, JSON));
  }

  /** The first letter chooses the service, the rest is the query that has the signature. */
  @FuzzTest(maxDuration = "10m")
  void sharedAccessSignatures(FuzzedDataProvider data) {
    Service service = data.pickValue(Service.values());
    String path = service == Service.TABLE ? "/things(PartitionKey='p',RowKey='1')" : "/box/thing";
    String query = data.consumeRemainingAsString();
    Request request = Request.of(service, "GET " + path + "?" + query);
    isNobodysFault(request);
    refuses(() -> isNobodysFault(FRONT.withSharedAccess(request)));
  }

  @FuzzTest(maxDuration = "10m")
  void authorizations(FuzzedDataProvider data) {
    String text = data.consumeRemainingAsString();
    for (Service service : Service.values()) {
      isNobodysFault(Request.of(service, "GET /box/thing", "", "Authorization", text));
    }
  }

  /** Whoever is not known is refused, and no more. */
  private static void isNobodysFault(Request request) {
    Answer answer = FRONT.sendSigned(request);
    assertThat(answer.status()).as(answer.text()).isLessThan(500);
  }

  private static void refuses(Runnable parser) {
    try {
      parser.run();
    } catch (ApiException | Malformed refusal) {
      // What a parser may do.
    }
  }
}
