package dev.malachite.protocol.xml;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import dev.malachite.protocol.Payload;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;

class XmlWriterTest {
  @Test
  void aLongDocumentIsTheSameInPiecesAndAsAText() throws IOException {
    String element = "<a>\u00e4\uD83D\uDE00</a>";
    int count = 10_000;
    XmlWriter xml = new XmlWriter().open("List");
    for (int i = 0; i < count; i++) {
      xml.text("a", "\u00e4\uD83D\uDE00");
    }
    String expected = "<List>" + element.repeat(count) + "</List>";
    assertThat(xml.close().toString()).isEqualTo(expected);
    Payload payload = xml.payload();
    byte[] bytes = expected.getBytes(StandardCharsets.UTF_8);
    assertThat(payload.length()).isEqualTo(bytes.length);
    try (InputStream stream = payload.stream().get()) {
      assertThat(stream.readAllBytes()).isEqualTo(bytes);
    }
  }

  @Test
  void emptyElementsCloseThemselves() {
    String document =
        new XmlWriter()
            .declaration()
            .open("List")
            .text("NextMarker", "")
            .text("Prefix", Optional.empty())
            .text("Count", 3)
            .text("Done", true)
            .close()
            .toString();
    assertThat(document)
        .isEqualTo(
            "<?xml version=\"1.0\" encoding=\"utf-8\"?>"
                + "<List><NextMarker /><Count>3</Count><Done>true</Done></List>");
  }

  @Test
  void textAndAttributesAreEscaped() {
    String document =
        new XmlWriter().open("a").attribute("b", "<\"&'\n>").characters("<\"&]]>\r\n").close() + "";
    assertThat(document)
        .isEqualTo("<a b=\"&lt;&quot;&amp;'&#xA;&gt;\">&lt;\"&amp;]]&gt;&#xD;\n</a>");
  }

  @Test
  void charactersThatXmlCannotHoldAreReplaced() {
    assertThat(new XmlWriter().text("a", "x\u0000\uD800\uFFFE\uD83D\uDE00y").toString())
        .isEqualTo("<a>x\uFFFD\uFFFD\uFFFD\uD83D\uDE00y</a>");
    assertThat(XmlText.isValid("x\t\uD83D\uDE00")).isTrue();
    assertThat(XmlText.isValid("x\u0001")).isFalse();
    assertThat(XmlText.isValid("x\uFFFF")).isFalse();
    assertThat(XmlText.isValid("\uDC00")).isFalse();
  }

  @Test
  void aDocumentIsOnlyDoneWhenEverythingIsClosed() {
    assertThatIllegalStateException().isThrownBy(() -> new XmlWriter().open("a").toString());
    assertThatIllegalStateException()
        .isThrownBy(() -> new XmlWriter().open("a").characters("b").attribute("c", "d"));
  }

  @Test
  void validTextComesBackAsItWas() {
    Random random = new Random(3);
    for (int i = 0; i < 2000; i++) {
      String text = text(random);
      String document = new XmlWriter().open("a").attribute("b", text).text("c", text).close() + "";
      XmlElement read =
          XmlReader.read(
              new ByteArrayInputStream(document.getBytes(StandardCharsets.UTF_8)), 100_000);
      assertThat(read.attributes()).containsEntry("b", text);
      assertThat(read.textOf("c")).hasValue(text);
    }
  }

  private static String text(Random random) {
    StringBuilder text = new StringBuilder();
    while (text.length() < 12) {
      String next =
          new String(Character.toChars(random.nextInt(random.nextBoolean() ? 0x80 : 0x110000)));
      text.append(XmlText.isValid(next) ? next : "");
    }
    return text.toString();
  }
}
