import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Runs the packed command once, asks each service for something, then for much, and lets the JDK write down which classes
 * that took and what was hot: the next one compiles it when it starts, instead of watching for minutes.
 *
 * <p>Arguments: the start script, where the cache goes, and the classes of the benchmark, whose works are what is asked.
 */
final class Training {
  private static final HttpClient HTTP = HttpClient.newHttpClient();

  public static void main(String[] arguments) throws Exception {
    Path data = Files.createTempDirectory("malachite-training");
    int management = freePort();
    List<String> command = new ArrayList<>(List.of(arguments[0], "-XX:AOTCacheOutput=" + arguments[1], "--data", data.resolve("data").toString()));
    List<String> load = new ArrayList<>(List.of(java(), "-cp", arguments[2], "dev.malachite.bench.Train"));
    for (String service : List.of("blob", "queue", "table", "file")) {
      int port = freePort();
      command.addAll(List.of("--" + service + "Port", Integer.toString(port)));
      load.add(service + "=" + port);
    }
    command.addAll(List.of("--managementPort", Integer.toString(management)));
    Path log = data.resolve("log");
    Process process = new ProcessBuilder(command).redirectErrorStream(true).redirectOutput(log.toFile()).start();
    String console = "http://127.0.0.1:" + management + "/console/";
    for (int attempt = 0; !answers(console + "session"); attempt++) {
      if (attempt == 3000 || !process.isAlive()) {
        process.destroy();
        throw new IllegalStateException(Files.readString(log));
      }
      Thread.sleep(20);
    }
    exercise(console);
    if (new ProcessBuilder(load).inheritIO().start().waitFor() != 0) {
      process.destroy();
      throw new IllegalStateException("It could not be trained:\n" + Files.readString(log));
    }
    process.destroy();
    process.waitFor();
    if (!Files.exists(Path.of(arguments[1]))) {
      throw new IllegalStateException("The cache was not written:\n" + Files.readString(log));
    }
  }

  private static void exercise(String console) throws Exception {
    Matcher signature = Pattern.compile("\"signature\":\"([^\"]+)\"").matcher(ask("GET", console + "session", ""));
    if (!signature.find()) {
      throw new IllegalStateException("The console gives no signature");
    }
    String account = "/devstoreaccount1/";
    for (String request :
        List.of(
            "PUT blob%st?restype=container", "PUT blob%st/b", "GET blob%st/b", "GET blob%st?restype=container&comp=list",
            "PUT queue%squeue", "POST queue%squeue/messages", "GET queue%squeue/messages",
            "POST table%sTables", "GET table%sTables", "PUT file%sshare?restype=share")) {
      String[] parts = request.formatted(account).split(" ", 2);
      String mark = parts[1].contains("?") ? "&" : "?";
      ask(parts[0], console + "api/" + parts[1] + mark + signature.group(1), body(parts[1]));
    }
  }

  private static String body(String target) {
    if (target.endsWith("/messages")) {
      return "<QueueMessage><MessageText>text</MessageText></QueueMessage>";
    }
    return target.endsWith("Tables") ? "{\"TableName\":\"Table\"}" : "text";
  }

  private static String ask(String method, String url, String body) throws Exception {
    HttpRequest.Builder request = HttpRequest.newBuilder(URI.create(url)).header("x-ms-version", "2025-01-05").header("x-ms-blob-type", "BlockBlob");
    if (url.contains("Tables")) {
      request.header("Content-Type", "application/json").header("Accept", "application/json;odata=nometadata");
    }
    boolean empty = method.equals("GET") || url.contains("restype") || url.contains("queue?");
    return HTTP.send(
            request.method(method, empty ? HttpRequest.BodyPublishers.noBody() : HttpRequest.BodyPublishers.ofString(body)).build(),
            HttpResponse.BodyHandlers.ofString())
        .body();
  }

  private static boolean answers(String url) throws InterruptedException {
    try {
      return HTTP.send(HttpRequest.newBuilder(URI.create(url)).build(), HttpResponse.BodyHandlers.discarding()).statusCode() == 200;
    } catch (IOException notYet) {
      return false;
    }
  }

  private static String java() {
    return Path.of(System.getProperty("java.home"), "bin", "java").toString();
  }

  private static int freePort() throws IOException {
    try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      return socket.getLocalPort();
    }
  }
}
