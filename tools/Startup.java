import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * Starts functions/local again and again and prints, as medians, the time from start to first answer, the resident memory
 * then and after a thousand requests, and the size of what was started.
 *
 * <p>Arguments: the JVM package, and the native binary where there is one.
 */
final class Startup {
  private static final int ROUNDS = Integer.getInteger("rounds", 9);
  private static final int REQUESTS = 1000;

  record Run(double millis, long firstKilobytes, long laterKilobytes) {}

  public static void main(String[] arguments) throws Exception {
    Path jar = Path.of(arguments[0]);
    String java = ProcessHandle.current().info().command().orElse("java");
    System.out.printf("%-22s %14s %12s %20s %10s%n", "", "first answer", "memory", "after 1000 requests", "size");
    if (arguments.length > 1) {
      Path binary = Path.of(arguments[1]).toAbsolutePath();
      print("native", List.of(binary.toString()), Files.size(binary));
    }
    List<String> plain = List.of(java, "--enable-native-access=ALL-UNNAMED", "-jar", jar.toString());
    print("JVM", plain, size(jar.getParent()));
    Path cache = Files.createTempFile("malachite", ".aot");
    List<String> training = new ArrayList<>(plain);
    training.add(1, "-XX:AOTCacheOutput=" + cache);
    run(training);
    List<String> cached = new ArrayList<>(plain);
    cached.add(1, "-XX:AOTCache=" + cache);
    print("JVM with AOT cache", cached, size(jar.getParent()) + Files.size(cache));
    Files.delete(cache);
  }

  private static void print(String name, List<String> command, long bytes) throws Exception {
    List<Run> runs = new ArrayList<>();
    for (int i = 0; i < ROUNDS; i++) {
      runs.add(run(command));
    }
    System.out.printf(
        "%-22s %11.0f ms %9d MB %17d MB %7d MB%n",
        name,
        median(runs.stream().map(Run::millis).toList()),
        Math.round(median(runs.stream().map(run -> run.firstKilobytes() / 1024.0).toList())),
        Math.round(median(runs.stream().map(run -> run.laterKilobytes() / 1024.0).toList())),
        Math.round(bytes / 1048576.0));
  }

  private static double median(List<Double> values) {
    return values.stream().sorted().toList().get(values.size() / 2);
  }

  private static Run run(List<String> command) throws Exception {
    Path data = Files.createTempDirectory("malachite-startup");
    int port = freePort();
    List<String> all = new ArrayList<>(command);
    int options = command.contains("-jar") ? command.indexOf("-jar") : command.size();
    settings(data, port).forEach((name, value) -> all.add(options, "-D" + name + "=" + value));
    long start = System.nanoTime();
    Process process = new ProcessBuilder(all).redirectErrorStream(true).redirectOutput(data.resolve("log").toFile()).start();
    try {
      while (!answers(port)) {
        if (!process.isAlive()) {
          throw new IllegalStateException(Files.readString(data.resolve("log")));
        }
        Thread.sleep(1);
      }
      double millis = (System.nanoTime() - start) / 1e6;
      long first = residentKilobytes(process.pid());
      for (int i = 0; i < REQUESTS; i++) {
        answers(port);
      }
      return new Run(millis, first, residentKilobytes(process.pid()));
    } finally {
      process.destroy();
      process.waitFor();
      delete(data);
    }
  }

  private static Map<String, String> settings(Path data, int port) throws IOException {
    return Map.of(
        "malachite.data", data.resolve("data").toString(),
        "malachite.access-log", "false",
        "malachite.port.blob", Integer.toString(port),
        "malachite.port.queue", "0",
        "malachite.port.table", "0",
        "malachite.port.file", "0",
        "quarkus.management.port", Integer.toString(freePort()));
  }

  private static boolean answers(int port) {
    try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), port)) {
      socket.setTcpNoDelay(true);
      OutputStream out = socket.getOutputStream();
      out.write("GET /devstoreaccount1?comp=list HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n".getBytes(StandardCharsets.US_ASCII));
      InputStream in = socket.getInputStream();
      return new String(in.readAllBytes(), StandardCharsets.US_ASCII).startsWith("HTTP/1.1 ");
    } catch (IOException notYet) {
      return false;
    }
  }

  private static long residentKilobytes(long pid) throws IOException {
    try (Stream<String> lines = Files.lines(Path.of("/proc", Long.toString(pid), "status"))) {
      return lines.filter(line -> line.startsWith("VmRSS:")).map(line -> line.replaceAll("[^0-9]", "")).mapToLong(Long::parseLong).findFirst().orElseThrow();
    }
  }

  private static int freePort() throws IOException {
    try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      return socket.getLocalPort();
    }
  }

  private static long size(Path directory) throws IOException {
    try (Stream<Path> files = Files.walk(directory)) {
      return files.filter(Files::isRegularFile).mapToLong(file -> file.toFile().length()).sum();
    }
  }

  private static void delete(Path directory) throws IOException {
    try (Stream<Path> files = Files.walk(directory)) {
      for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
        Files.delete(file);
      }
    }
  }
}
