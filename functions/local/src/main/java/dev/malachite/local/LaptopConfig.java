package dev.malachite.local;

import io.smallrye.config.ConfigMapping;
import io.smallrye.config.WithDefault;
import java.nio.file.Path;
import java.util.Optional;

/** What only the process with everything in it can do. */
@ConfigMapping(prefix = "malachite")
public interface LaptopConfig {
  /**
   * The console on the management port: whoever reaches that port can read and change everything.
   * On by default, but not on DynamoDB.
   */
  Optional<Boolean> console();

  /** A directory to fill the store from. */
  Optional<Path> seed();

  /** Reset, snapshots, faults and a clock that can be moved, on the management port. */
  @WithDefault("false")
  boolean testHelp();

  /** {@code azurite}: says that it listens in the words that scripts wait for. */
  Optional<String> announce();
}
