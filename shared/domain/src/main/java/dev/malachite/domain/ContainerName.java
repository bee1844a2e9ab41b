package dev.malachite.domain;

import java.util.Set;

/** The name of a blob container. */
public record ContainerName(String value) {
  private static final Set<String> SPECIAL = Set.of("$root", "$web", "$logs", "$blobchangefeed");

  public static final ContainerName ROOT = new ContainerName("$root");

  public ContainerName {
    if (!SPECIAL.contains(value)) {
      DnsLabel.check("container", value);
    }
  }

  @Override
  public String toString() {
    return value;
  }
}
