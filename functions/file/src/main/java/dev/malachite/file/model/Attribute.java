package dev.malachite.file.model;

import dev.malachite.protocol.errors.MalformedInput;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What an SMB client can say of a file or directory. */
public enum Attribute {
  READ_ONLY("ReadOnly", 1),
  HIDDEN("Hidden", 2),
  SYSTEM("System", 4),
  DIRECTORY("Directory", 0x10),
  ARCHIVE("Archive", 0x20),
  TEMPORARY("Temporary", 0x100),
  OFFLINE("Offline", 0x1000),
  NOT_CONTENT_INDEXED("NotContentIndexed", 0x2000),
  NO_SCRUB_DATA("NoScrubData", 0x20000);

  private static final String NONE = "None";

  private final String wireName;
  private final long bit;

  Attribute(String wireName, long bit) {
    this.wireName = wireName;
    this.bit = bit;
  }

  /** The attributes in the text of a header. */
  static Set<Attribute> parse(String header, String text) {
    Set<Attribute> attributes = EnumSet.noneOf(Attribute.class);
    for (String name : text.split("\\|", -1)) {
      String stripped = name.strip();
      if (!stripped.equalsIgnoreCase(NONE)) {
        attributes.add(
            find(stripped).orElseThrow(() -> MalformedInput.invalidHeader(header, text)));
      }
    }
    return attributes;
  }

  private static Optional<Attribute> find(String name) {
    return Stream.of(values()).filter(each -> each.wireName.equalsIgnoreCase(name)).findFirst();
  }

  public static String text(Set<Attribute> attributes) {
    return attributes.isEmpty()
        ? NONE
        : attributes.stream()
            .sorted()
            .map(each -> each.wireName)
            .collect(Collectors.joining(" | "));
  }

  static long toBits(Set<Attribute> attributes) {
    return attributes.stream().mapToLong(each -> each.bit).sum();
  }

  static Set<Attribute> ofBits(long bits) {
    Set<Attribute> attributes = EnumSet.noneOf(Attribute.class);
    for (Attribute each : values()) {
      if ((bits & each.bit) != 0) {
        attributes.add(each);
      }
    }
    return attributes;
  }
}
