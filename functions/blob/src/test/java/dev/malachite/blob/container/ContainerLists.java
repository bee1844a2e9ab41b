package dev.malachite.blob.container;

import dev.malachite.blob.TestBlobs;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What lists of containers tell. */
public final class ContainerLists {
  private ContainerLists() {}

  public static List<String> names(TestBlobs blobs, String more) {
    return found("<Name>(.*?)</Name>", list(blobs, more));
  }

  static List<String> versions(TestBlobs blobs) {
    return found("<Version>(.*?)</Version>", list(blobs, "&include=deleted"));
  }

  public static String list(TestBlobs blobs, String more) {
    return TestBlobs.text(blobs.send("ListContainers", "/?comp=list" + more));
  }

  public static List<String> found(String pattern, String text) {
    Matcher matcher = Pattern.compile(pattern).matcher(text);
    List<String> found = new ArrayList<>();
    while (matcher.find()) {
      found.add(matcher.group(1));
    }
    return found;
  }
}
