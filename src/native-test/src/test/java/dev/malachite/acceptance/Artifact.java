package dev.malachite.acceptance;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What is tested: the application that {@code malachite.test.application} names, as the native
 * binary that {@code malachite.test.binary} names, or else as the JVM package.
 */
final class Artifact {
  static final Path ROOT = root();
  static final List<String> SERVICES = List.of("blob", "queue", "table", "file");
  static final String APPLICATION = System.getProperty("malachite.test.application", "local");

  /** The services it answers for, in the order in which they begin to listen. */
  static final List<String> SERVED = served();

  private static final Optional<Path> BINARY =
      Optional.ofNullable(System.getProperty("malachite.test.binary"))
          .filter(path -> !path.isEmpty())
          .map(ROOT::resolve);

  private Artifact() {}

  private static List<String> served() {
    if (APPLICATION.equals("local")) {
      return SERVICES;
    }
    if (!SERVICES.contains(APPLICATION)) {
      throw new IllegalArgumentException("an application without a service: " + APPLICATION);
    }
    return List.of(APPLICATION);
  }

  /**
   * What starts it; of the options of a JVM only those about the heap mean something to a binary.
   */
  static List<String> command(List<String> javaOptions, List<String> properties) {
    List<String> command = new ArrayList<>();
    if (BINARY.isPresent()) {
      command.add(BINARY.get().toString());
      javaOptions.stream().filter(option -> option.startsWith("-Xm")).forEach(command::add);
      command.addAll(properties);
    } else {
      command.add(ProcessHandle.current().info().command().orElse("java"));
      command.addAll(javaOptions);
      command.addAll(properties);
      command.addAll(List.of("-jar", jar().toString()));
    }
    return command;
  }

  private static Path jar() {
    String module = APPLICATION.equals("local") ? "local" : "applications/" + APPLICATION;
    return ROOT.resolve("functions").resolve(module).resolve("target/quarkus-app/quarkus-run.jar");
  }

  private static Path root() {
    Path directory = Path.of("").toAbsolutePath();
    while (!Files.isDirectory(directory.resolve(".mvn"))) {
      directory = directory.getParent();
    }
    return directory;
  }
}
