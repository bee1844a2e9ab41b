package dev.malachite.blob.website;

import dev.malachite.protocol.xml.StaticWebsite;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The blobs that a path of a website may mean, best first. */
record Candidates(StaticWebsite website, String path) {
  /** No blob has a longer name, so there is none to look for. */
  private static final int LONGEST = 1024;

  List<String> names() {
    List<String> names = new ArrayList<>();
    boolean directory = path.isEmpty() || path.endsWith("/");
    if (!directory) {
      names.add(path);
    }
    String prefix = directory ? path : path + "/";
    website.indexDocument().ifPresent(index -> names.add(prefix + index));
    if (directory) {
      website.defaultIndexDocumentPath().map(Candidates::relative).ifPresent(names::add);
    }
    return names.stream().filter(Candidates::canBe).toList();
  }

  Optional<String> error() {
    return website.errorDocumentPath().map(Candidates::relative).filter(Candidates::canBe);
  }

  private static boolean canBe(String name) {
    return !name.isEmpty() && name.length() <= LONGEST;
  }

  private static String relative(String path) {
    return path.startsWith("/") ? path.substring(1) : path;
  }
}
