package dev.malachite.local.command;

import java.util.Optional;

/** The version that the build wrote into the archive. */
final class Version {
  private Version() {}

  static String text() {
    return "malachite "
        + Optional.ofNullable(Version.class.getPackage().getImplementationVersion())
            .orElse("(not packaged)");
  }
}
