package dev.malachite.blob.tag;

import dev.malachite.protocol.PercentCoding;
import dev.malachite.protocol.errors.ErrorCode;
import dev.malachite.protocol.errors.MalformedInput;
import dev.malachite.protocol.xml.XmlElement;
import dev.malachite.protocol.xml.XmlErrors;
import dev.malachite.protocol.xml.XmlReader;
import dev.malachite.protocol.xml.XmlWriter;
import java.io.InputStream;
import java.util.LinkedHashMap;
import java.util.Map;

/** The tags of a blob, as documents and headers carry them. */
public final class TagSet {
  private static final int MOST = 10;
  private static final int LONGEST_NAME = 128;
  private static final int LONGEST_VALUE = 256;
  private static final int LARGEST_HEADER = 2 * 1024;
  private static final int LARGEST_DOCUMENT = 64 * 1024;
  private static final String PUNCTUATION = " +-./:=_";
  private static final String HEADER = "x-ms-tags";

  private final Map<String, String> tags = new LinkedHashMap<>();

  private TagSet() {}

  /** x-ms-tags: encoded like a query. */
  public static Map<String, String> parseHeader(String text) {
    if (text.length() > LARGEST_HEADER) {
      throw ErrorCode.TAGS_TOO_LARGE.exception();
    }
    TagSet set = new TagSet();
    for (String pair : text.split("&", -1)) {
      if (!pair.isEmpty()) {
        int equals = pair.indexOf('=');
        set.add(
            decoded(text, equals < 0 ? pair : pair.substring(0, equals)),
            equals < 0 ? "" : decoded(text, pair.substring(equals + 1)));
      }
    }
    return set.tags;
  }

  private static String decoded(String header, String part) {
    return PercentCoding.decode(part)
        .orElseThrow(() -> MalformedInput.invalidHeader(HEADER, header));
  }

  public static Map<String, String> read(InputStream document) {
    XmlElement root = XmlReader.read(document, LARGEST_DOCUMENT);
    if (!root.name().equals("Tags")) {
      throw XmlErrors.invalidDocument("The root element is not Tags.");
    }
    TagSet set = new TagSet();
    XmlElement list = root.child("TagSet").orElseThrow(() -> XmlErrors.missingNode("TagSet"));
    for (XmlElement tag : list.children("Tag")) {
      set.add(
          tag.textOf("Key").orElseThrow(() -> XmlErrors.missingNode("Key")),
          tag.textOf("Value").orElseThrow(() -> XmlErrors.missingNode("Value")));
    }
    return set.tags;
  }

  /** As an element of a larger document, or the whole one. */
  public static void write(XmlWriter xml, Map<String, String> tags) {
    xml.open("Tags").open("TagSet");
    tags.forEach((name, value) -> xml.open("Tag").text("Key", name).text("Value", value).close());
    xml.close().close();
  }

  private void add(String name, String value) {
    if (name.isEmpty()) {
      throw ErrorCode.EMPTY_TAG_NAME.exception();
    }
    if (name.length() > LONGEST_NAME || value.length() > LONGEST_VALUE || tags.size() == MOST) {
      throw ErrorCode.TAGS_TOO_LARGE.exception();
    }
    if (!isLegal(name) || !isLegal(value)) {
      throw ErrorCode.INVALID_TAG.exception();
    }
    if (tags.put(name, value) != null) {
      throw ErrorCode.DUPLICATE_TAG_NAMES.exception();
    }
  }

  private static boolean isLegal(String text) {
    return text.chars().allMatch(each -> isLetterOrDigit(each) || PUNCTUATION.indexOf(each) >= 0);
  }

  private static boolean isLetterOrDigit(int each) {
    return each < 128 && Character.isLetterOrDigit(each);
  }
}
