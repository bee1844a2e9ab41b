import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.lang.reflect.Method;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;

/**
 * Starts each function.zip as Lambda does, in front of an empty table, hands it a recorded event and prints what it answers
 * and how large it is. A native one asks for the event itself, as custom runtimes do; any other is called in Java. Fails
 * where one does not answer as itself.
 *
 * <p>Arguments: the recorded event of a Function URL, then the archives.
 */
final class Lambda {
  private static final String HANDLER = "io.quarkus.amazon.lambda.runtime.QuarkusStreamHandler";
  private static final long LARGEST_UNPACKED = 250L * 1024 * 1024;

  public static void main(String[] arguments) throws Exception {
    if (arguments[0].equals("--inside")) {
      invoke(Path.of(arguments[1]), Path.of(arguments[2]));
      return;
    }
    HttpServer table = emptyTable();
    try {
      for (String archive : List.of(arguments).subList(1, arguments.length)) {
        check(Path.of(arguments[0]), Path.of(archive), table.getAddress().getPort());
      }
    } finally {
      table.stop(0);
    }
  }

  private static void check(Path event, Path archive, int table) throws Exception {
    Path home = Files.createTempDirectory("malachite-lambda");
    try {
      long unpacked = unpack(archive, home);
      String application = archive.toAbsolutePath().getParent().getParent().getFileName().toString();
      String answer = ask(home, event, table);
      boolean right = application.equals("reclaim") ? answer.contains("complete true") : answer.contains("x-ms-request-id");
      System.out.printf("%-8s %4d MB, unpacked %4d MB: %s%n", application, Files.size(archive) >> 20, unpacked >> 20, start(answer.lines().toList().getLast()));
      if (!right || unpacked > LARGEST_UNPACKED) {
        throw new IllegalStateException(archive + " is not a function:\n" + answer);
      }
    } finally {
      delete(home);
    }
  }

  private static String start(String answer) {
    return answer.substring(0, Math.min(answer.length(), 75));
  }

  private static long unpack(Path archive, Path home) throws IOException {
    long bytes = 0;
    try (ZipInputStream zip = new ZipInputStream(Files.newInputStream(archive))) {
      for (ZipEntry entry = zip.getNextEntry(); entry != null; entry = zip.getNextEntry()) {
        Path file = home.resolve(entry.getName()).normalize();
        if (!file.startsWith(home)) {
          throw new IOException(entry.getName() + " leads out of the archive");
        }
        if (!entry.isDirectory()) {
          Files.createDirectories(file.getParent());
          bytes += Files.copy(zip, file);
        }
      }
    }
    return bytes;
  }

  private static String ask(Path home, Path event, int table) throws Exception {
    Path bootstrap = home.resolve("bootstrap");
    return Files.exists(bootstrap) ? askNative(bootstrap, event, table) : askJava(home, event, table);
  }

  private static String askJava(Path home, Path event, int table) throws Exception {
    String java = ProcessHandle.current().info().command().orElse("java");
    Path answer = home.resolve("answer");
    Process process =
        function(table, java, "-cp", home + ":" + home.resolve("lib") + "/*", "tools/Lambda.java", "--inside", event.toString(), answer.toString())
            .start();
    String log = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    process.waitFor();
    return Files.exists(answer) ? Files.readString(answer) : log;
  }

  private static String askNative(Path bootstrap, Path event, int table) throws Exception {
    Files.setPosixFilePermissions(bootstrap, PosixFilePermissions.fromString("rwxr-xr-x"));
    Path log = bootstrap.resolveSibling("log");
    CompletableFuture<String> answer = new CompletableFuture<>();
    HttpServer runtime = runtime(Files.readAllBytes(event), answer);
    ProcessBuilder builder = function(table, bootstrap.toString()).redirectOutput(log.toFile());
    builder.environment().put("AWS_LAMBDA_RUNTIME_API", "127.0.0.1:" + runtime.getAddress().getPort());
    builder.environment().put("DISABLE_SIGNAL_HANDLERS", "true");
    Process process = builder.start();
    try {
      process.onExit().thenRun(() -> answer.completeExceptionally(new IllegalStateException("it ended")));
      return answer.get(20, TimeUnit.SECONDS);
    } catch (ExecutionException | TimeoutException silence) {
      return silence + "\n" + Files.readString(log);
    } finally {
      process.destroyForcibly().waitFor();
      runtime.stop(0);
    }
  }

  private static ProcessBuilder function(int table, String... command) {
    ProcessBuilder builder = new ProcessBuilder(command).redirectErrorStream(true);
    builder.environment().putAll(Map.of(
        "MALACHITE_ACCOUNTS", "devstoreaccount1:bWFsYWNoaXRl",
        "MALACHITE_DYNAMODB_ENDPOINT", "http://127.0.0.1:" + table,
        "AWS_ACCESS_KEY_ID", "none",
        "AWS_SECRET_ACCESS_KEY", "none"));
    return builder;
  }

  /** What custom runtimes talk to: it has one event, and no other ever. */
  private static HttpServer runtime(byte[] event, CompletableFuture<String> answer) throws IOException {
    HttpServer server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    AtomicBoolean handed = new AtomicBoolean();
    server.setExecutor(Executors.newVirtualThreadPerTaskExecutor());
    server.createContext("/2018-06-01/runtime/", exchange -> {
      String path = exchange.getRequestURI().getPath();
      if (!path.endsWith("/next")) {
        answer.complete(path + "\n" + new String(exchange.getRequestBody().readAllBytes(), StandardCharsets.UTF_8));
        exchange.sendResponseHeaders(202, -1);
      } else if (handed.compareAndSet(false, true)) {
        exchange.getResponseHeaders().add("Lambda-Runtime-Aws-Request-Id", "one");
        exchange.getResponseHeaders().add("Lambda-Runtime-Deadline-Ms", Long.toString(System.currentTimeMillis() + 20_000));
        exchange.getResponseHeaders().add("Lambda-Runtime-Invoked-Function-Arn", "arn:aws:lambda:us-east-1:123456789012:function:test");
        exchange.sendResponseHeaders(200, event.length);
        exchange.getResponseBody().write(event);
        exchange.close();
      }
    });
    server.start();
    return server;
  }

  private static void invoke(Path event, Path to) throws Exception {
    Class<?> type = Class.forName(HANDLER);
    Object handler = type.getConstructor().newInstance();
    Method handle = Stream.of(type.getMethods()).filter(method -> method.getName().equals("handleRequest")).findFirst().orElseThrow();
    ByteArrayOutputStream answer = new ByteArrayOutputStream();
    handle.invoke(handler, new ByteArrayInputStream(Files.readAllBytes(event)), answer, null);
    Files.write(to, answer.toByteArray());
    Runtime.getRuntime().halt(0);
  }

  /** A table of DynamoDB in which there is nothing. */
  private static HttpServer emptyTable() throws IOException {
    HttpServer server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    server.createContext("/", Lambda::answer);
    server.start();
    return server;
  }

  private static void answer(HttpExchange exchange) throws IOException {
    try (InputStream request = exchange.getRequestBody()) {
      request.readAllBytes();
    }
    String operation = exchange.getRequestHeaders().getFirst("X-Amz-Target");
    String body = operation.endsWith("BatchGetItem") ? "{\"Responses\":{},\"UnprocessedKeys\":{}}" : "{\"Items\":[],\"Count\":0,\"ScannedCount\":0}";
    exchange.getResponseHeaders().add("Content-Type", "application/x-amz-json-1.0");
    exchange.sendResponseHeaders(200, body.length());
    try (OutputStream out = exchange.getResponseBody()) {
      out.write(body.getBytes(StandardCharsets.US_ASCII));
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
