package dev.malachite.blob.cases;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import dev.malachite.blob.TestBlobs;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;

/** Every conditional header that an operation takes, met and not met. */
public final class ConditionCases {
  public static final String NOT_MET = "412 ConditionNotMet";
  private static final String TARGET_NOT_MET = "412 TargetConditionNotMet";
  private static final String LONG_AGO = "Mon, 01 Jan 2001 00:00:00 GMT";
  private static final String LATER = "Fri, 01 Jan 2049 00:00:00 GMT";
  private static final String MET = "met";
  private static final String ETAG = "etag";

  /** A header, and what is expected of it; an ETag stands for that of the blob. */
  private record Row(String header, String value, String expected) {
    /** The same where another error is expected of a condition that is not met. */
    Row orElse(String unmet) {
      return expected.equals(NOT_MET) ? new Row(header, value, unmet) : this;
    }
  }

  private static final List<Row> STAR =
      List.of(new Row("If-None-Match", "*", "409 BlobAlreadyExists"));

  private static final List<Row> TAGS =
      List.of(
          new Row("x-ms-if-tags", "colour = 'red'", MET),
          new Row("x-ms-if-tags", "colour <> 'red'", NOT_MET),
          new Row("x-ms-if-tags", "colour ! 'red'", "400 InvalidHeaderValue"));

  private static final List<Row> MATCH =
      List.of(
          new Row("If-Match", ETAG, MET),
          new Row("If-Match", "*", MET),
          new Row("If-Match", "\"0x1\"", NOT_MET),
          new Row("If-Unmodified-Since", LATER, MET),
          new Row("If-Unmodified-Since", LONG_AGO, NOT_MET),
          new Row("If-Unmodified-Since", "yesterday", "400 InvalidHeaderValue"));

  private ConditionCases() {}

  private static List<Row> noneMatch(String unmet) {
    return List.of(
        new Row("If-None-Match", "\"0x1\"", MET),
        new Row("If-None-Match", ETAG, unmet),
        new Row("If-Modified-Since", LONG_AGO, MET),
        new Row("If-Modified-Since", LATER, unmet));
  }

  /** Reads tell a client that what it has is still good. */
  public static Stream<DynamicTest> ofRead(Probe probe) {
    return tests(probe, MATCH, noneMatch("304 ConditionNotMet"), TAGS);
  }

  public static Stream<DynamicTest> ofWrite(Probe probe) {
    return Stream.concat(
        tests(probe, MATCH, noneMatch(NOT_MET), TAGS), Stream.of(severalRefused(probe)));
  }

  /** Writes that take no condition about tags. */
  public static Stream<DynamicTest> ofWriteWithoutTags(Probe probe) {
    return Stream.concat(tests(probe, MATCH, noneMatch(NOT_MET)), Stream.of(severalRefused(probe)));
  }

  /** Writes that make the blob: a star refuses the one that is there. */
  public static Stream<DynamicTest> ofCreate(Probe probe) {
    return Stream.concat(ofWrite(probe), tests(probe, STAR));
  }

  /** Writes that make a blob from a URL: of tags they tell that it was not the source. */
  public static Stream<DynamicTest> ofTarget(Probe probe) {
    return Stream.concat(ofChangedTarget(probe), tests(probe, STAR));
  }

  /** The same for writes that change a blob. */
  public static Stream<DynamicTest> ofChangedTarget(Probe probe) {
    List<Row> match =
        MATCH.stream()
            .map(row -> row.header().equals("If-Match") ? row.orElse(TARGET_NOT_MET) : row)
            .toList();
    return Stream.concat(
        tests(probe, match, noneMatch(NOT_MET), TAGS), Stream.of(severalRefused(probe)));
  }

  /** An operation that conditions mean nothing to. */
  public static Stream<DynamicTest> ignored(Probe probe) {
    return Stream.of(MATCH, noneMatch(NOT_MET), TAGS)
        .flatMap(List::stream)
        .filter(row -> row.expected().equals(NOT_MET))
        .map(row -> test(probe, new Row(row.header(), row.value(), MET)));
  }

  /** Operations on tags have names of their own for conditions about the blob. */
  public static Stream<DynamicTest> ofTagsRead(Probe probe) {
    return tests(probe, ofBlob(MATCH), ofBlob(noneMatch("304 ConditionNotMet")), TAGS);
  }

  public static Stream<DynamicTest> ofTagsWrite(Probe probe) {
    return tests(probe, ofBlob(MATCH), ofBlob(noneMatch(NOT_MET)), TAGS);
  }

  private static List<Row> ofBlob(List<Row> rows) {
    return rows.stream()
        .map(row ->
            new Row(
                "x-ms-blob-" + row.header().toLowerCase(Locale.ROOT), row.value(), row.expected()))
        .toList();
  }

  public static Stream<DynamicTest> ofTags(Probe probe) {
    return tests(probe, TAGS);
  }

  /** Containers know dates only. */
  public static Stream<DynamicTest> ofContainer(Probe probe) {
    return tests(
        probe,
        List.of(
            new Row("If-Modified-Since", LONG_AGO, MET),
            new Row("If-Modified-Since", LATER, NOT_MET),
            new Row("If-Unmodified-Since", LATER, MET),
            new Row("If-Unmodified-Since", LONG_AGO, NOT_MET),
            new Row("If-Modified-Since", "yesterday", "400 InvalidHeaderValue")));
  }

  /** The metadata of a container knows one date only. */
  public static Stream<DynamicTest> ofModifiedSince(Probe probe) {
    return tests(
        probe,
        List.of(
            new Row("If-Modified-Since", LONG_AGO, MET),
            new Row("If-Modified-Since", LATER, NOT_MET)));
  }

  public static Stream<DynamicTest> ofUnmodifiedSince(Probe probe) {
    return tests(
        probe,
        List.of(
            new Row("If-Unmodified-Since", LATER, MET),
            new Row("If-Unmodified-Since", LONG_AGO, NOT_MET)));
  }

  /** Copies tell of which side a condition was, but for those about tags. */
  public static Stream<DynamicTest> ofCopyDestination(Probe probe) {
    List<Row> rows =
        Stream.concat(MATCH.stream(), noneMatch(NOT_MET).stream())
            .map(row -> row.orElse(TARGET_NOT_MET))
            .toList();
    return tests(probe, rows, TAGS);
  }

  /** Conditions of the blob that is read from, which is {@code /box/source}. */
  public static Stream<DynamicTest> ofSource(Probe probe, String unmet, String unchanged) {
    return tests(
        probe,
        List.of(
            new Row("x-ms-source-if-match", ETAG, MET),
            new Row("x-ms-source-if-match", "\"0x1\"", unmet),
            new Row("x-ms-source-if-unmodified-since", LATER, MET),
            new Row("x-ms-source-if-unmodified-since", LONG_AGO, unmet),
            new Row("x-ms-source-if-none-match", "\"0x1\"", MET),
            new Row("x-ms-source-if-none-match", ETAG, unchanged),
            new Row("x-ms-source-if-modified-since", LONG_AGO, MET),
            new Row("x-ms-source-if-modified-since", LATER, unchanged)));
  }

  @SafeVarargs
  private static Stream<DynamicTest> tests(Probe probe, List<Row>... rows) {
    return Stream.of(rows).flatMap(List::stream).map(row -> test(probe, row));
  }

  private static DynamicTest test(Probe probe, Row row) {
    String name = row.header() + ": " + row.value() + " -> " + row.expected();
    return dynamicTest(
        name,
        () -> {
          TestBlobs blobs = probe.fresh();
          String about = row.header().contains("source") ? "/box/source" : probe.about();
          String value = row.value().equals(ETAG) ? blobs.header(about, "ETag") : row.value();
          String expected = row.expected().equals(MET) ? probe.success() : row.expected();
          assertThat(probe.sentTo(blobs, row.header(), value)).isEqualTo(expected);
        });
  }

  /** At most one condition, and the pairs of which one decides. */
  private static DynamicTest severalRefused(Probe probe) {
    return dynamicTest(
        "If-Match with If-None-Match -> 400 MultipleConditionHeadersNotSupported",
        () -> {
          String outcome = probe.outcome("If-Match", "\"0x1\"", "If-None-Match", "\"0x2\"");
          assertThat(outcome).isEqualTo("400 MultipleConditionHeadersNotSupported");
        });
  }
}
