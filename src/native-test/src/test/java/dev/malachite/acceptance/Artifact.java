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

  private static final String ALL = "local";
  private static final String JOB = "reclaim";

  /** What tests can need of it: services, or its job. */
  static final List<String> OFFERED = offered();

  /** The services that are answered for, in the order in which they begin to listen. */
  static final List<String> SERVED = APPLICATION.equals(JOB) ? SERVICES : OFFERED;

  private static final Optional<Path> BINARY =
      Optional.ofNullable(System.getProperty("malachite.test.binary"))
          .filter(path -> !path.isEmpty())
          .map(ROOT::resolve);

  private Artifact() {}

  private static List<String> offered() {
    if (APPLICATION.equals(ALL)) {
      return SERVICES;
    }
    if (!SERVICES.contains(APPLICATION) && !APPLICATION.equals(JOB)) {
      throw new IllegalArgumentException("no application: " + APPLICATION);
    }
    return List.of(APPLICATION);
  }

  /**
   * What starts a server: the application itself, or the JVM package of everything where the
   * application is a job, which needs somebody to make work for it.
   */
  static List<String> server(List<String> javaOptions, List<String> properties) {
    return APPLICATION.equals(JOB)
        ? java(ALL, javaOptions, properties)
        : command(javaOptions, properties);
  }

  /**
   * What starts it; of the options of a JVM only those about the heap mean something to a binary.
   */
  static List<String> command(List<String> javaOptions, List<String> properties) {
    return BINARY
        .map(binary -> binary(binary, javaOptions, properties))
        .orElseGet(() -> java(APPLICATION, javaOptions, properties));
  }

  private static List<String> binary(
      Path binary, List<String> javaOptions, List<String> properties) {
    List<String> command = new ArrayList<>(List.of(binary.toString()));
    javaOptions.stream().filter(option -> option.startsWith("-Xm")).forEach(command::add);
    command.addAll(properties);
    return command;
  }

  private static List<String> java(
      String application, List<String> javaOptions, List<String> properties) {
    List<String> command = new ArrayList<>();
    command.add(ProcessHandle.current().info().command().orElse("java"));
    command.addAll(javaOptions);
    command.addAll(properties);
    command.addAll(List.of("-jar", jar(application).toString()));
    return command;
  }

  private static Path jar(String application) {
    String module = application.equals(ALL) ? ALL : "applications/" + application;
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
