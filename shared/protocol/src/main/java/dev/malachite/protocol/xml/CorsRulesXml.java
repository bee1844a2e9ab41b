package dev.malachite.protocol.xml;

import dev.malachite.protocol.cors.CorsRule;
import java.util.Arrays;
import java.util.List;
import java.util.Set;

/** The CORS rules of a service as XML. */
final class CorsRulesXml {
  private static final int MOST_RULES = 5;
  private static final int MOST_ENTRIES = 64;
  private static final int MOST_PREFIXES = 2;
  private static final int LONGEST_ENTRY = 256;
  private static final int LARGEST = 2 * 1024;
  private static final Set<String> METHODS =
      Set.of(
          "CONNECT", "DELETE", "GET", "HEAD", "MERGE", "OPTIONS", "PATCH", "POST", "PUT", "TRACE");

  private CorsRulesXml() {}

  static List<CorsRule> read(XmlElement cors) {
    List<CorsRule> rules = cors.children("CorsRule").stream().map(CorsRulesXml::rule).toList();
    if (rules.size() > MOST_RULES) {
      throw XmlErrors.invalidDocument("There are more than " + MOST_RULES + " CORS rules.");
    }
    if (rules.stream().mapToInt(CorsRulesXml::size).sum() > LARGEST) {
      throw XmlErrors.invalidDocument("The CORS rules are larger than " + LARGEST + " bytes.");
    }
    return rules;
  }

  private static CorsRule rule(XmlElement element) {
    CorsRule rule =
        new CorsRule(
            required(element, "AllowedOrigins"),
            required(element, "AllowedMethods"),
            entries(element, "AllowedHeaders"),
            entries(element, "ExposedHeaders"),
            element.numberOf("MaxAgeInSeconds").orElse(0));
    if (rule.maxAgeInSeconds() < 0) {
      throw XmlErrors.invalidNode("MaxAgeInSeconds", Integer.toString(rule.maxAgeInSeconds()));
    }
    rule.allowedMethods().stream()
        .filter(method -> !METHODS.contains(method))
        .forEach(method -> {
          throw XmlErrors.invalidNode("AllowedMethods", method);
        });
    return rule;
  }

  private static List<String> required(XmlElement element, String name) {
    List<String> entries = entries(element, name);
    if (entries.isEmpty()) {
      throw XmlErrors.invalidDocument("A CORS rule must have " + name + ".");
    }
    return entries;
  }

  private static List<String> entries(XmlElement element, String name) {
    List<String> entries =
        element.textOf(name).stream()
            .flatMap(text -> Arrays.stream(text.split(",")))
            .map(String::strip)
            .filter(entry -> !entry.isEmpty())
            .toList();
    long prefixes =
        entries.stream().filter(each -> each.length() > 1 && each.endsWith("*")).count();
    boolean tooLong = entries.stream().anyMatch(entry -> entry.length() > LONGEST_ENTRY);
    if (entries.size() > MOST_ENTRIES || prefixes > MOST_PREFIXES || tooLong) {
      throw XmlErrors.invalidDocument("The " + name + " of a CORS rule are too many or too long.");
    }
    return entries;
  }

  private static int size(CorsRule rule) {
    return joined(rule.allowedOrigins()).length()
        + joined(rule.allowedMethods()).length()
        + joined(rule.allowedHeaders()).length()
        + joined(rule.exposedHeaders()).length();
  }

  static void write(List<CorsRule> rules, XmlWriter writer) {
    writer.open("Cors");
    for (CorsRule rule : rules) {
      writer
          .open("CorsRule")
          .text("AllowedOrigins", joined(rule.allowedOrigins()))
          .text("AllowedMethods", joined(rule.allowedMethods()))
          .text("MaxAgeInSeconds", rule.maxAgeInSeconds())
          .text("ExposedHeaders", joined(rule.exposedHeaders()))
          .text("AllowedHeaders", joined(rule.allowedHeaders()))
          .close();
    }
    writer.close();
  }

  private static String joined(List<String> entries) {
    return String.join(",", entries);
  }
}
