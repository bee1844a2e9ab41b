package dev.malachite.protocol.xml;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.malachite.protocol.errors.ApiException;
import dev.malachite.protocol.errors.ErrorCode;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class XmlReaderTest {
  private static InputStream stream(String document, Charset charset) {
    return new ByteArrayInputStream(document.getBytes(charset));
  }

  private static XmlElement read(String document) {
    return XmlReader.read(stream(document, StandardCharsets.UTF_8), 1 << 20);
  }

  private static ApiException refused(String document) {
    return catchThrowableOfType(ApiException.class, () -> read(document));
  }

  @Test
  void aDocumentBecomesATree() {
    XmlElement root =
        read(
            "<?xml version='1.0'?><!-- hi --><a x='1'>t<b>1</b>e<b><![CDATA[<2>]]>&amp;</b>xt</a>\n");
    assertThat(root.name()).isEqualTo("a");
    assertThat(root.attributes()).containsEntry("x", "1");
    assertThat(root.text()).isEqualTo("text");
    assertThat(root.children("b")).extracting(XmlElement::text).containsExactly("1", "<2>&");
    assertThat(root.child("c")).isEmpty();
  }

  @Test
  void byteOrderMarksAndNamespacesAreTolerated() {
    assertThat(read("\uFEFF<a/>").name()).isEqualTo("a");
    assertThat(read("<n:a xmlns:n='urn:x'><n:b>1</n:b></n:a>").textOf("b")).hasValue("1");
    String utf16 = "\uFEFF<?xml version='1.0' encoding='utf-16'?><a>\u20AC</a>";
    assertThat(XmlReader.read(stream(utf16, StandardCharsets.UTF_16LE), 1000).text())
        .isEqualTo("\u20AC");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "   ",
        "<a>",
        "<a></b>",
        "</a>",
        "<a/><b/>",
        "<a x=1/>",
        "<a x='1' x='2'/>",
        "text",
        "<a>&nbsp;</a>",
        "<a>\u0001</a>",
        "<a>&#0;</a>",
        "<n:a/>",
        "<a/>text",
        "<a><![CDATA[</a>"
      })
  void whatIsNotWellFormedIsRefused(String document) {
    ApiException error = refused(document);
    assertThat(error.code()).isEqualTo(ErrorCode.INVALID_XML_DOCUMENT);
    assertThat(error.details()).containsKeys("LineNumber", "LinePosition", "Reason");
  }

  @Test
  void bytesThatAreNotUtf8AreRefused() {
    byte[] latin = "<a>\u00E9</a>".getBytes(StandardCharsets.ISO_8859_1);
    ApiException error =
        catchThrowableOfType(
            ApiException.class, () -> XmlReader.read(new ByteArrayInputStream(latin), 100));
    assertThat(error.code()).isEqualTo(ErrorCode.INVALID_XML_DOCUMENT);
  }

  @Test
  void theReasonSaysWhere() {
    ApiException error = refused("<a>\n  <b></c>\n</a>");
    assertThat(error.details()).containsEntry("LineNumber", "2");
    assertThat(error.details().get("Reason")).contains("\"b\"").doesNotContain("ParseError");
  }

  @Test
  void laughsAreNotCounted() {
    StringBuilder laughs = new StringBuilder("<!DOCTYPE a [<!ENTITY l0 'lol'>");
    for (int i = 1; i < 10; i++) {
      laughs.append("<!ENTITY l%d '%s'>".formatted(i, "&l%d;".formatted(i - 1).repeat(10)));
    }
    assertThat(refused(laughs + "]><a>&l9;</a>").code()).isEqualTo(ErrorCode.INVALID_XML_DOCUMENT);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "<!DOCTYPE a><a/>",
        "<!DOCTYPE a SYSTEM 'file:///etc/passwd'><a/>",
        "<!DOCTYPE a [<!ENTITY x SYSTEM 'file:///etc/passwd'>]><a>&x;</a>",
        "<!DOCTYPE a [<!ENTITY x SYSTEM 'file:///etc/passwd'>]><a b='&x;'/>",
        "<!DOCTYPE a [<!ENTITY % x SYSTEM 'http://127.0.0.1:1/x'>%x;]><a/>"
      })
  void documentTypesAreRefused(String document) {
    ApiException error = refused(document);
    assertThat(error.code()).isEqualTo(ErrorCode.INVALID_XML_DOCUMENT);
    assertThat(error.details().toString()).doesNotContain("root:");
  }

  @Test
  void deepDocumentsAreRefused() {
    assertThat(read("<a>".repeat(16) + "</a>".repeat(16)).name()).isEqualTo("a");
    assertThat(refused("<a>".repeat(17) + "</a>".repeat(17)).code())
        .isEqualTo(ErrorCode.INVALID_XML_DOCUMENT);
    assertThat(refused("<a>".repeat(100_000)).code()).isEqualTo(ErrorCode.INVALID_XML_DOCUMENT);
  }

  @Test
  void longDocumentsAreRefused() {
    InputStream large = stream("<a>" + " ".repeat(5000), StandardCharsets.UTF_8);
    ApiException error =
        catchThrowableOfType(ApiException.class, () -> XmlReader.read(large, 1000));
    assertThat(error.code()).isEqualTo(ErrorCode.REQUEST_BODY_TOO_LARGE);
    assertThat(error.details()).containsEntry("MaxLimit", "1000");
    assertThat(refused("<a>" + "<b/>".repeat(10_000) + "</a>").code())
        .isEqualTo(ErrorCode.INVALID_XML_DOCUMENT);
  }

  @Test
  void aBrokenConnectionIsNotABrokenDocument() {
    InputStream broken =
        new InputStream() {
          @Override
          public int read(byte[] target, int offset, int length) throws IOException {
            throw new IOException("gone");
          }

          @Override
          public int read() throws IOException {
            throw new IOException("gone");
          }
        };
    assertThatThrownBy(() -> XmlReader.read(broken, 1000)).isInstanceOf(UncheckedIOException.class);
  }

  @Test
  void longFlatListsAreVisited() {
    String document = "<BlockList>" + "<Latest>QQ==</Latest>\n".repeat(50_000) + "</BlockList>";
    List<String> seen = new ArrayList<>();
    XmlReader.read(
        stream(document, StandardCharsets.UTF_8),
        10_000_000,
        "BlockList",
        (name, text) -> seen.add(name + text));
    assertThat(seen).hasSize(50_000).containsOnly("LatestQQ==");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "<Other/>",
        "<BlockList><Latest><x/></Latest></BlockList>",
        "<BlockList>",
        "<!DOCTYPE a><a/>"
      })
  void listsOfAnotherShapeAreRefused(String document) {
    ApiException error =
        catchThrowableOfType(
            ApiException.class,
            () ->
                XmlReader.read(
                    stream(document, StandardCharsets.UTF_8), 1000, "BlockList", (_, _) -> {}));
    assertThat(error.code()).isEqualTo(ErrorCode.INVALID_XML_DOCUMENT);
  }

  @Test
  void noBytesMakeItFailInAnyOtherWay() {
    Random random = new Random(11);
    byte[] valid =
        "<?xml version='1.0'?><a b='c'>&lt;<!-- x --><d><![CDATA[e]]></d><?pi f?></a>"
            .getBytes(StandardCharsets.UTF_8);
    int refused = 0;
    for (int i = 0; i < 20_000; i++) {
      byte[] bytes = valid.clone();
      for (int j = random.nextInt(4); j >= 0; j--) {
        bytes[random.nextInt(bytes.length)] = (byte) random.nextInt(256);
      }
      try {
        XmlReader.read(new ByteArrayInputStream(bytes), 1000);
      } catch (ApiException expected) {
        refused++;
      }
    }
    assertThat(refused).isBetween(10_000, 20_000);
  }
}
