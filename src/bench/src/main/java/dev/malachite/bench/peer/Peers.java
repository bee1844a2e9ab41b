package dev.malachite.bench.peer;

import dev.malachite.bench.wire.Address;
import dev.malachite.bench.wire.Service;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** How each peer is started: on free loopback ports, with an empty directory of its own. */
public enum Peers {
  MALACHITE_JVM("malachite"),
  MALACHITE_NATIVE("malachite native"),
  AZURITE_DISK("azurite"),
  AZURITE_MEMORY("azurite memory"),
  BARE("bare quarkus");

  private static final String DIST = "target/dist/malachite-0.1.0-SNAPSHOT/bin/malachite";

  private final String label;

  Peers(String label) {
    this.label = label;
  }

  String label() {
    return label;
  }

  /** Whether what it needs has been built or installed. */
  public boolean isPresent(Path root) {
    return Files.exists(
        switch (this) {
          case MALACHITE_JVM -> root.resolve(DIST);
          case MALACHITE_NATIVE -> binary(root);
          case AZURITE_DISK, AZURITE_MEMORY -> azurite(root);
          case BARE -> bare(root);
        });
  }

  public Peer start(Path root) {
    Path data = directory();
    return switch (this) {
      case MALACHITE_JVM -> {
        Map<Service, Integer> ports = ports(Service.values());
        ProcessBuilder command = malachite(List.of(root.resolve(DIST).toString()), ports, data);
        command.environment().put("JAVA_HOME", System.getProperty("java.home"));
        yield launch(command, ports);
      }
      case MALACHITE_NATIVE -> {
        Map<Service, Integer> ports = ports(Service.values());
        yield launch(malachite(List.of(binary(root).toString()), ports, data), ports);
      }
      case AZURITE_DISK -> azurite(root, data, List.of());
      case AZURITE_MEMORY -> azurite(root, data, List.of("--inMemoryPersistence"));
      case BARE -> {
        Map<Service, Integer> ports = ports(Service.BLOB);
        ProcessBuilder command =
            command(
                data,
                List.of(
                    java(),
                    "-Dquarkus.http.port=" + ports.get(Service.BLOB),
                    "-jar",
                    bare(root).toString()));
        yield launch(command, ports);
      }
    };
  }

  private Peer azurite(Path root, Path data, List<String> options) {
    Map<Service, Integer> ports = ports(Service.BLOB, Service.QUEUE, Service.TABLE);
    List<String> line = new ArrayList<>(List.of("node", azurite(root).toString(), "--silent"));
    ports.forEach(
        (service, port) -> line.addAll(List.of("--" + service.lowerCase() + "Port", "" + port)));
    line.addAll(List.of("--skipApiVersionCheck", "--disableTelemetry"));
    if (options.isEmpty()) {
      line.addAll(List.of("--location", data.toString()));
    }
    line.addAll(options);
    return launch(command(data, line), ports);
  }

  private Peer launch(ProcessBuilder command, Map<Service, Integer> ports) {
    return Peer.start(this, command, Address.development(ports), command.directory().toPath());
  }

  private static ProcessBuilder malachite(
      List<String> program, Map<Service, Integer> ports, Path data) {
    ProcessBuilder command = command(data, program);
    Map<String, String> environment = command.environment();
    ports.forEach(
        (service, port) -> environment.put("MALACHITE_PORT_" + service.name(), "" + port));
    environment.put("MALACHITE_DATA", data.resolve("store").toString());
    environment.put("MALACHITE_DURABILITY", "fsync");
    environment.put("MALACHITE_ACCESS_LOG", "false");
    environment.put("QUARKUS_MANAGEMENT_PORT", "" + freePort());
    return command;
  }

  private static ProcessBuilder command(Path data, List<String> line) {
    return new ProcessBuilder(line).directory(data.toFile());
  }

  private static Path binary(Path root) {
    return root.resolve("functions/local/target/malachite-local-0.1.0-SNAPSHOT-runner");
  }

  private static Path azurite(Path root) {
    return root.resolve(".tools/azurite/node_modules/azurite/dist/src/azurite.js");
  }

  private static Path bare(Path root) {
    return root.resolve("src/bench/bare/target/quarkus-app/quarkus-run.jar");
  }

  private static String java() {
    return Path.of(System.getProperty("java.home"), "bin", "java").toString();
  }

  private static Map<Service, Integer> ports(Service... services) {
    Map<Service, Integer> ports = new EnumMap<>(Service.class);
    // A port that was given back may be given out again.
    Set<Integer> taken = new HashSet<>();
    for (Service service : services) {
      int port = freePort();
      while (!taken.add(port)) {
        port = freePort();
      }
      ports.put(service, port);
    }
    return ports;
  }

  private static int freePort() {
    try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      return socket.getLocalPort();
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }

  private static Path directory() {
    try {
      return Files.createTempDirectory("bench");
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }
}
