package dev.malachite.domain;

import dev.malachite.domain.Malformed.Fault;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** The path of a file or directory in a share; without components it is the root directory. */
public record FilePath(List<String> components) {
  private static final int LONGEST = 2048;
  private static final int DEEPEST = 250;

  public static final FilePath ROOT = new FilePath(List.of());

  /** What becomes of dots at the end of a name. */
  public enum TrailingDots {
    TRIM,
    KEEP
  }

  public FilePath {
    components = List.copyOf(components);
    String text = String.join("/", components);
    if (text.length() > LONGEST) {
      throw new Malformed(Fault.PATH_LENGTH, "path", text);
    }
    if (components.size() > DEEPEST) {
      throw new Malformed(Fault.PATH_DEPTH, "path", text);
    }
    components.forEach(FileComponent::check);
  }

  /** Reads names joined by slashes; a slash at the end is not looked at. */
  public static FilePath parse(String text, TrailingDots dots) {
    String path = text.endsWith("/") ? text.substring(0, text.length() - 1) : text;
    if (path.isEmpty()) {
      return ROOT;
    }
    return new FilePath(
        names(path).stream()
            .map(name -> dots == TrailingDots.TRIM ? FileComponent.withoutTrailingDots(name) : name)
            .toList());
  }

  public boolean isRoot() {
    return components.isEmpty();
  }

  /** The last component; of the root, the empty text. */
  public String name() {
    return isRoot() ? "" : components.getLast();
  }

  public Optional<FilePath> parent() {
    return isRoot()
        ? Optional.empty()
        : Optional.of(new FilePath(components.subList(0, components.size() - 1)));
  }

  /** The same for all spellings of one path. */
  public String key() {
    return components.stream().map(FileComponent::folded).collect(Collectors.joining("/"));
  }

  @Override
  public String toString() {
    return String.join("/", components);
  }

  private static List<String> names(String path) {
    List<String> names = new ArrayList<>();
    int start = 0;
    for (int slash = path.indexOf('/'); slash >= 0; slash = path.indexOf('/', start)) {
      names.add(path.substring(start, slash));
      start = slash + 1;
    }
    names.add(path.substring(start));
    return names;
  }
}
