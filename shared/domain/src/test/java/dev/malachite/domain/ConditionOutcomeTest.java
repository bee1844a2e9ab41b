package dev.malachite.domain;

import static dev.malachite.domain.ConditionOutcome.ALREADY_EXISTS;
import static dev.malachite.domain.ConditionOutcome.MET;
import static dev.malachite.domain.ConditionOutcome.MULTIPLE_CONDITIONS;
import static dev.malachite.domain.ConditionOutcome.MULTIPLE_ETAGS;
import static dev.malachite.domain.ConditionOutcome.NOT_MET;
import static dev.malachite.domain.ConditionOutcome.NOT_MODIFIED;
import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The resource has tag "here" and was modified at noon and a half second. Dates: before, same and
 * after stand for 11:59:59, 12:00:00 and 12:00:01.
 */
class ConditionOutcomeTest {
  private static final Optional<ResourceVersion> PRESENT =
      Optional.of(new ResourceVersion(new ETag("here"), Instant.parse("2024-01-01T12:00:00.5Z")));
  private static final Map<String, Instant> DATES =
      Map.of(
          "before", Instant.parse("2024-01-01T11:59:59Z"),
          "same", Instant.parse("2024-01-01T12:00:00Z"),
          "after", Instant.parse("2024-01-01T12:00:01Z"));

  @ParameterizedTest(name = "IM {0}, INM {1}, IMS {2}, IUS {3}: {4}")
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          #IM        | INM         | IMS    | IUS    | outcome
                     |             |        |        | MET
          here       |             |        |        | MET
          *          |             |        |        | MET
          other      |             |        |        | NOT_MET
          other,here |             |        |        | MET
          other,more |             |        |        | NOT_MET
          *,other    |             |        |        | MET
                     | here        |        |        | NOT_MODIFIED
                     | other       |        |        | MET
                     | other,here  |        |        | NOT_MODIFIED
                     | other,more  |        |        | MET
                     | *           |        |        | UNSATISFIABLE
                     | *,other     |        |        | UNSATISFIABLE
                     |             | before |        | MET
                     |             | same   |        | NOT_MODIFIED
                     |             | after  |        | NOT_MODIFIED
                     |             |        | before | NOT_MET
                     |             |        | same   | MET
                     |             |        | after  | MET
                     | here        | before |        | MET
                     | here        | same   |        | NOT_MODIFIED
                     | other       | same   |        | MET
                     | other       | before |        | MET
          here       |             |        | before | NOT_MET
          here       |             |        | same   | MET
          other      |             |        | same   | NOT_MET
          other      |             |        | before | NOT_MET
          here       | here        |        |        | NOT_MODIFIED
          here       | other       |        |        | MET
          other      | here        |        |        | NOT_MET
          other      | other       |        |        | NOT_MET
          here       |             | before |        | MET
          here       |             | same   |        | NOT_MODIFIED
          other      |             | same   |        | NOT_MET
                     | here        |        | same   | NOT_MODIFIED
                     | here        |        | before | NOT_MET
                     | other       |        | before | NOT_MET
                     |             | before | same   | MET
                     |             | same   | same   | NOT_MODIFIED
                     |             | same   | before | NOT_MET
          here       | here        | same   | same   | NOT_MODIFIED
          here       | here        | before | same   | MET
          here       | other       | same   | same   | MET
          other      | other       | before | same   | NOT_MET
          here       | other       | before | before | NOT_MET
          """)
  void readOfAnExistingResource(
      String match,
      String noneMatch,
      String modified,
      String unmodified,
      ConditionOutcome outcome) {
    assertThat(conditions(match, noneMatch, modified, unmodified).forRead(PRESENT))
        .isEqualTo(outcome);
  }

  @ParameterizedTest(name = "IM {0}, INM {1}, IMS {2}, IUS {3}: {4}")
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          #IM   | INM  | IMS   | IUS    | outcome
                |      |       |        | MET
          here  |      |       |        | NOT_MET
          *     |      |       |        | NOT_MET
                | here |       |        | MET
                | *    |       |        | UNSATISFIABLE
                |      | after |        | MET
                |      |       | before | MET
                | here | after | before | MET
          here  | here | after | before | NOT_MET
          """)
  void readOfAMissingResource(
      String match,
      String noneMatch,
      String modified,
      String unmodified,
      ConditionOutcome outcome) {
    assertThat(conditions(match, noneMatch, modified, unmodified).forRead(Optional.empty()))
        .isEqualTo(outcome);
  }

  @ParameterizedTest(name = "IM {0}, INM {1}, IMS {2}, IUS {3}: write {4}, create {5}")
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          #IM   | INM   | IMS    | IUS    | write   | create
                |       |        |        | MET     | MET
          here  |       |        |        | MET     | MET
          *     |       |        |        | MET     | MET
          other |       |        |        | NOT_MET | NOT_MET
                | here  |        |        | NOT_MET | NOT_MET
                | other |        |        | MET     | MET
                | *     |        |        | NOT_MET | ALREADY_EXISTS
                |       | before |        | MET     | MET
                |       | same   |        | NOT_MET | NOT_MET
                |       | after  |        | NOT_MET | NOT_MET
                |       |        | before | NOT_MET | NOT_MET
                |       |        | same   | MET     | MET
                |       |        | after  | MET     | MET
                | here  | before |        | NOT_MET | NOT_MET
                | here  | after  |        | NOT_MET | NOT_MET
                | other | before |        | MET     | MET
                | other | after  |        | MET     | MET
                | *     | before |        | NOT_MET | ALREADY_EXISTS
          here  |       |        | before | MET     | MET
          here  |       |        | after  | MET     | MET
          other |       |        | before | NOT_MET | NOT_MET
          other |       |        | after  | NOT_MET | NOT_MET
          """)
  void writeOfAnExistingResource(
      String match,
      String noneMatch,
      String modified,
      String unmodified,
      ConditionOutcome write,
      ConditionOutcome create) {
    Conditions conditions = conditions(match, noneMatch, modified, unmodified);
    assertThat(conditions.forWrite(PRESENT)).isEqualTo(write);
    assertThat(conditions.forCreate(PRESENT)).isEqualTo(create);
  }

  @ParameterizedTest(name = "IM {0}, INM {1}, IMS {2}, IUS {3}: {4}")
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          #IM   | INM  | IMS   | IUS    | outcome
                |      |       |        | MET
          here  |      |       |        | NOT_MET
          *     |      |       |        | NOT_MET
          here  |      |       | after  | NOT_MET
                | here |       |        | MET
                | *    |       |        | MET
                |      | after |        | MET
                |      |       | before | MET
                | here | after |        | MET
          """)
  void writeOfAMissingResource(
      String match,
      String noneMatch,
      String modified,
      String unmodified,
      ConditionOutcome outcome) {
    Conditions conditions = conditions(match, noneMatch, modified, unmodified);
    assertThat(conditions.forWrite(Optional.empty())).isEqualTo(outcome);
    assertThat(conditions.forCreate(Optional.empty())).isEqualTo(outcome);
  }

  @ParameterizedTest(name = "IM {0}, INM {1}, IMS {2}, IUS {3}")
  @MethodSource("everyCombination")
  void writesTakeOneConditionOrOneOfTwoPairs(
      boolean match, boolean noneMatch, boolean modified, boolean unmodified) {
    Conditions conditions =
        conditions(
            match ? "here" : null,
            noneMatch ? "other" : null,
            modified ? "before" : null,
            unmodified ? "same" : null);
    int count = count(match, noneMatch, modified, unmodified);
    boolean allowed =
        count <= 1 || (count == 2 && ((noneMatch && modified) || (match && unmodified)));
    ConditionOutcome expected = allowed ? MET : MULTIPLE_CONDITIONS;
    assertThat(conditions.forWrite(PRESENT)).isEqualTo(expected);
    assertThat(conditions.forCreate(PRESENT)).isEqualTo(expected);
    assertThat(conditions.writeFault().isEmpty()).isEqualTo(allowed);
    assertThat(conditions.forRead(PRESENT)).isEqualTo(MET);
  }

  static Stream<Object[]> everyCombination() {
    List<Object[]> rows = new ArrayList<>();
    for (int bits = 0; bits < 16; bits++) {
      rows.add(new Object[] {(bits & 8) != 0, (bits & 4) != 0, (bits & 2) != 0, (bits & 1) != 0});
    }
    return rows.stream();
  }

  @Test
  void aRefusedCombinationIsRefusedWhetherTheResourceExistsOrNot() {
    Conditions conditions = conditions("here", "other", null, null);
    assertThat(conditions.forWrite(Optional.empty())).isEqualTo(MULTIPLE_CONDITIONS);
    assertThat(conditions.forCreate(Optional.empty())).isEqualTo(MULTIPLE_CONDITIONS);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {"here,other|", "here,here|", "*,here|", "|other,more", "|*,x"})
  void writesTakeOneTagPerHeader(String match, String noneMatch) {
    Conditions conditions = conditions(match, noneMatch, null, null);
    assertThat(conditions.writeFault()).contains(MULTIPLE_ETAGS);
    assertThat(conditions.forWrite(PRESENT)).isEqualTo(MULTIPLE_ETAGS);
    assertThat(conditions.forCreate(Optional.empty())).isEqualTo(MULTIPLE_ETAGS);
  }

  @ParameterizedTest
  @CsvSource({"before, MET, NOT_MET", "same, NOT_MET, MET", "after, NOT_MET, MET"})
  void containersLookAtDatesOnly(
      String date, ConditionOutcome modifiedSince, ConditionOutcome unmodifiedSince) {
    Conditions since = conditions("other", "here", date, null).datesOnly();
    Conditions until = conditions("other", "here", null, date).datesOnly();
    assertThat(since.forWrite(PRESENT)).isEqualTo(modifiedSince);
    assertThat(until.forWrite(PRESENT)).isEqualTo(unmodifiedSince);
    assertThat(conditions("other", "*", null, null).datesOnly().forWrite(PRESENT)).isEqualTo(MET);
  }

  @Test
  void aTagThatChangedWithinTheSecondOfTheDateIsNews() {
    Conditions sameSecond = conditions(null, "old", "same", null);
    assertThat(sameSecond.forRead(PRESENT)).isEqualTo(MET);
    assertThat(conditions(null, null, "same", null).forRead(PRESENT)).isEqualTo(NOT_MODIFIED);
  }

  @Test
  void onlyCreationSaysThatTheResourceExists() {
    Conditions absent = conditions(null, "*", null, null);
    assertThat(absent.forCreate(PRESENT)).isEqualTo(ALREADY_EXISTS);
    assertThat(absent.forCreate(Optional.empty())).isEqualTo(MET);
    assertThat(absent.forWrite(PRESENT)).isEqualTo(NOT_MET);
  }

  private static Conditions conditions(
      String match, String noneMatch, String modified, String unmodified) {
    return new Conditions(
        Optional.ofNullable(match).map(text -> ETagSet.parse("If-Match", text)),
        Optional.ofNullable(noneMatch).map(text -> ETagSet.parse("If-None-Match", text)),
        Optional.ofNullable(modified).map(DATES::get),
        Optional.ofNullable(unmodified).map(DATES::get));
  }

  private static int count(boolean... flags) {
    int count = 0;
    for (boolean flag : flags) {
      count += flag ? 1 : 0;
    }
    return count;
  }
}
