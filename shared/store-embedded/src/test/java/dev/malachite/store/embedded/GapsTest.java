package dev.malachite.store.embedded;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class GapsTest {
  private final Gaps gaps = new Gaps();

  private void learn(String from, String first) {
    Gaps.Look look = gaps.look("p", bytes(from));
    look.start();
    look.learn(bytes(first));
  }

  private String start(String from) {
    return new String(gaps.look("p", bytes(from)).start(), US_ASCII);
  }

  private void put(String key) {
    long group = gaps.begin();
    gaps.put(group, "p", bytes(key));
    gaps.end(group);
  }

  private static byte[] bytes(String text) {
    return text.getBytes(US_ASCII);
  }

  @Test
  void aScanBeginsWhereTheLastOneFoundTheFirst() {
    learn("a", "m");

    assertThat(start("a")).isEqualTo("m");
    assertThat(start("c")).isEqualTo("m");
    assertThat(start("n")).isEqualTo("n");
  }

  @Test
  void otherPartitionsHaveGapsOfTheirOwn() {
    learn("a", "m");

    assertThat(gaps.look("q", bytes("a")).start()).isEqualTo(bytes("a"));
  }

  @Test
  void aPutIntoTheGapEndsItThere() {
    learn("a", "m");
    put("c");
    put("z");

    assertThat(start("a")).isEqualTo("c");
    assertThat(start("d")).isEqualTo("d");
  }

  @Test
  void aPutThatIsOnlyStagedEndsItAlready() {
    learn("a", "m");
    gaps.put(gaps.begin(), "p", bytes("c"));

    assertThat(start("a")).isEqualTo("c");
  }

  @Test
  void aScanMeetsWhatWasPutBeforeItsStateWasOpened() {
    learn("a", "m");
    Gaps.Look look = gaps.look("p", bytes("a"));
    put("c");

    assertThat(look.start()).isEqualTo(bytes("c"));
  }

  @Test
  void aScanDoesNotTeachWhatWasPutSinceItBegan() {
    learn("a", "b");
    Gaps.Look look = gaps.look("p", bytes("a"));
    look.start();
    put("c");
    look.learn(bytes("m"));

    assertThat(start("a")).isEqualTo("c");
  }

  @Test
  void aScanDoesNotTeachWhatWasStagedBeforeItBegan() {
    learn("a", "b");
    long group = gaps.begin();
    gaps.put(group, "p", bytes("c"));
    learn("a", "m");
    gaps.end(group);

    assertThat(start("a")).isEqualTo("c");
  }

  @Test
  void aGapThatDidNotHearOfAStagedPutLearnsNothingUntilItIsWritten() {
    long group = gaps.begin();
    gaps.put(group, "p", bytes("c"));
    learn("a", "m");
    assertThat(start("a")).isEqualTo("a");

    gaps.end(group);
    learn("a", "c");
    assertThat(start("a")).isEqualTo("c");
  }

  @Test
  void aScanThatTookTooLongTeachesNothing() {
    learn("a", "b");
    Gaps.Look look = gaps.look("p", bytes("a"));
    IntStream.range(0, 100).forEach(i -> put("z"));
    look.learn(bytes("m"));

    assertThat(start("a")).isEqualTo("b");
  }

  @Test
  void aGapThatWasForgottenIsNotTrusted() {
    learn("a", "m");
    Gaps.Look look = gaps.look("p", bytes("a"));
    gaps.clear();
    put("c");

    assertThat(look.start()).isEqualTo(bytes("a"));
    look.learn(bytes("m"));
    assertThat(start("a")).isEqualTo("a");
  }

  @Test
  void aGapGivesWayToOneThatIsAskedForMore() {
    learn("a", "m");
    learn("x", "y");
    assertThat(start("a")).isEqualTo("m");

    IntStream.range(0, 100).forEach(i -> learn("x", "y"));
    assertThat(start("x")).isEqualTo("y");
    assertThat(start("a")).isEqualTo("a");
  }
}
