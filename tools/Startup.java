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
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * Starts what was built again and again and prints, as medians, the time from start to first answer, the resident memory
 * then and after a thousand requests, and the size of what was started.
 *
 * <p>Arguments: the JVM package, the start script of the distribution, native binaries; in any order, what there is.
 */
final class Startup {
  private static final int ROUNDS = Integer.getInteger("rounds", 9);
  private static final int REQUESTS = 1000;
  private static final String KEY = "bWFsYWNoaXRl";

  /** Something to start: the command up to where its settings go, and what comes after them. */
  record Subject(String name, List<String> command, List<String> rest, String service, long bytes) {}

  record Run(double millis, long firstKilobytes, long laterKilobytes) {}

  public static void main(String[] arguments) throws Exception {
    System.out.printf("%-22s %14s %12s %20s %10s%n", "", "first answer", "memory", "after 1000 requests", "size");
    for (String argument : arguments) {
      Path path = Path.of(argument).toAbsolutePath();
      if (argument.endsWith(".jar")) {
        measureJar(path);
      } else if (argument.endsWith("-runner")) {
        String application = path.getParent().getParent().getFileName().toString();
        String service = application.equals("local") ? "blob" : application;
        print(new Subject("native " + application, List.of(argument), List.of(), service, Files.size(path)));
      } else {
        print(new Subject("make dist", List.of(path.toString()), List.of(), "blob", size(path.getParent().getParent())));
      }
    }
  }

  private static void measureJar(Path jar) throws Exception {
    String java = ProcessHandle.current().info().command().orElse("java");
    List<String> rest = List.of("--enable-native-access=ALL-UNNAMED", "-jar", jar.toString());
    long bytes = size(jar.getParent());
    print(new Subject("JVM", List.of(java), rest, "blob", bytes));
    Path cache = Files.createTempFile("malachite", ".aot");
    run(new Subject("training", List.of(java, "-XX:AOTCacheOutput=" + cache), rest, "blob", bytes));
    print(new Subject("JVM with AOT cache", List.of(java, "-XX:AOTCache=" + cache), rest, "blob", bytes + Files.size(cache)));
    Files.delete(cache);
  }

  private static void print(Subject subject) throws Exception {
    List<Run> runs = new ArrayList<>();
    for (int i = 0; i < ROUNDS; i++) {
      runs.add(run(subject));
    }
    System.out.printf(
        "%-22s %11.0f ms %9d MB %17d MB %7d MB%n",
        subject.name(),
        median(runs.stream().map(Run::millis).toList()),
        Math.round(median(runs.stream().map(run -> run.firstKilobytes() / 1024.0).toList())),
        Math.round(median(runs.stream().map(run -> run.laterKilobytes() / 1024.0).toList())),
        Math.round(subject.bytes() / 1048576.0));
  }

  private static double median(List<Double> values) {
    return values.stream().sorted().toList().get(values.size() / 2);
  }

  private static Run run(Subject subject) throws Exception {
    Path data = Files.createTempDirectory("malachite-startup");
    int port = freePort();
    List<String> all = new ArrayList<>(subject.command());
    settings(subject, data, port).forEach((name, value) -> all.add("-D" + name + "=" + value));
    all.addAll(subject.rest());
    long start = System.nanoTime();
    ProcessBuilder builder = new ProcessBuilder(all).redirectErrorStream(true).redirectOutput(data.resolve("log").toFile());
    builder.environment().put("JAVA_HOME", System.getProperty("java.home"));
    Process process = builder.start();
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

  private static Map<String, String> settings(Subject subject, Path data, int port) throws IOException {
    Map<String, String> all = new TreeMap<>();
    all.put("malachite.data", data.resolve("data").toString());
    all.put("malachite.access-log", "false");
    for (String service : List.of("blob", "queue", "table", "file")) {
      all.put("malachite.port." + service, service.equals(subject.service()) ? Integer.toString(port) : "0");
    }
    all.put("quarkus.management.port", Integer.toString(freePort()));
    all.put("malachite.accounts", "devstoreaccount1:" + KEY);
    // An application of one service has only this store. Nobody is at that address, and nobody is asked before a request
    // is known to be signed.
    all.put("malachite.dynamodb.endpoint", "http://127.0.0.1:1");
    all.put("aws.accessKeyId", "none");
    all.put("aws.secretAccessKey", "none");
    return all;
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
