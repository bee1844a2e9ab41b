package dev.malachite.bench.peer;

import dev.malachite.bench.measure.ProcessMeter;
import dev.malachite.bench.wire.Address;
import dev.malachite.bench.wire.Client;
import dev.malachite.bench.wire.Exchange;
import dev.malachite.bench.wire.Service;
import dev.malachite.bench.work.Work;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Comparator;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/** A server process that is being measured. */
public final class Peer implements AutoCloseable {
  private static final int MAX_WAIT_MILLIS = 60_000;

  private final Peers kind;
  private final Process process;
  private final Address address;
  private final Path data;
  private final Duration start;

  private Peer(Peers kind, Process process, Address address, Path data, Duration start) {
    this.kind = kind;
    this.process = process;
    this.address = address;
    this.data = data;
    this.start = start;
  }

  static Peer start(Peers kind, ProcessBuilder command, Address address, Path data) {
    try {
      Path log = data.resolve("bench.log");
      long from = System.nanoTime();
      Process process = command.redirectErrorStream(true).redirectOutput(log.toFile()).start();
      Runtime.getRuntime().addShutdownHook(new Thread(() -> end(process, data)));
      for (int port : address.ports().values()) {
        await(process, port, log);
      }
      try (Client client = new Client(address)) {
        client.ask(Exchange.of(Service.BLOB, "GET", "").query("comp", "list"));
      }
      Duration start = Duration.ofNanos(System.nanoTime() - from);
      return new Peer(kind, process, address, data, start);
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }

  private static void await(Process process, int port, Path log) throws IOException {
    for (int waited = 0; waited < MAX_WAIT_MILLIS; waited++) {
      if (!process.isAlive()) {
        throw new IllegalStateException("it ended: " + Files.readString(log));
      }
      try {
        new Socket(InetAddress.getLoopbackAddress(), port).close();
        return;
      } catch (IOException notYet) {
        pause();
      }
    }
    throw new IllegalStateException("it does not listen: " + Files.readString(log));
  }

  private static void pause() {
    try {
      Thread.sleep(1);
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(interrupted);
    }
  }

  public String name() {
    return kind.label();
  }

  public Address address() {
    return address;
  }

  /** Whether it can do {@code work}: it has the service, and a bare one does only the simplest. */
  public boolean can(Work work) {
    return address.offers(work.service()) && (kind != Peers.BARE || work.isBare());
  }

  /** From the start of the process until all its ports were open and it had answered once. */
  public Duration startTime() {
    return start;
  }

  /** Ends it, and starts it again with nothing stored. */
  public Peer anew(Path root) {
    close();
    return kind.start(root);
  }

  public ProcessMeter meter() {
    return new ProcessMeter(process.pid());
  }

  @Override
  public void close() {
    end(process, data);
  }

  // Also what an interrupted run leaves behind: it would fill the disk.
  private static void end(Process process, Path data) {
    process.destroy();
    try {
      if (!process.waitFor(20, TimeUnit.SECONDS)) {
        process.destroyForcibly().waitFor();
      }
      delete(data);
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }

  private static void delete(Path directory) throws IOException {
    if (!Files.exists(directory)) {
      return;
    }
    try (Stream<Path> files = Files.walk(directory)) {
      for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
        Files.deleteIfExists(file);
      }
    }
  }
}
