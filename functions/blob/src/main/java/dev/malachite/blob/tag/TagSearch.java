package dev.malachite.blob.tag;

import dev.malachite.blob.tag.TagExpression.Comparison;
import dev.malachite.blob.tag.TagExpression.Operator;
import dev.malachite.protocol.Call;
import dev.malachite.protocol.errors.MalformedInput;
import dev.malachite.store.Range;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * What a search looks for.
 *
 * @param leading the tag whose items are read; the others only sort out
 */
record TagSearch(String where, List<Comparison> containers, List<Comparison> tags, String leading) {
  private static final String PARAMETER = "where";
  private static final String CONTAINER = "@container";

  static TagSearch of(Call call) {
    String where =
        call.parameter(PARAMETER).orElseThrow(() -> MalformedInput.missingParameter(PARAMETER));
    List<Comparison> parts = parse(where);
    List<Comparison> tags = parts.stream().filter(part -> !part.name().equals(CONTAINER)).toList();
    String leading =
        tags.stream()
            .min(Comparator.comparing(part -> part.operator() != Operator.EQUAL))
            .orElseThrow(() -> MalformedInput.invalidParameter(PARAMETER, where))
            .name();
    List<Comparison> containers =
        parts.stream().filter(part -> part.name().equals(CONTAINER)).toList();
    return new TagSearch(where, containers, tags, leading);
  }

  private static List<Comparison> parse(String where) {
    try {
      return TagParser.search(where);
    } catch (TagSyntax broken) {
      throw MalformedInput.invalidParameter(PARAMETER, where, broken.reason());
    }
  }

  boolean isIn(String container) {
    return containers.stream().allMatch(part -> part.matches(Map.of(CONTAINER, container)));
  }

  boolean matches(Map<String, String> found) {
    return tags.stream().allMatch(part -> part.matches(found));
  }

  /** The items of the leading tag that can match. */
  Range range() {
    return TagIndex.between(
        leading,
        leading(Operator.EQUAL, Operator.GREATER, Operator.AT_LEAST).max(Comparator.naturalOrder()),
        leading(Operator.EQUAL, Operator.LESS, Operator.AT_MOST).min(Comparator.naturalOrder()));
  }

  private Stream<String> leading(Operator... operators) {
    return tags.stream()
        .filter(part -> part.name().equals(leading))
        .filter(part -> List.of(operators).contains(part.operator()))
        .map(Comparison::value);
  }
}
