package dev.malachite.proof.calls;

import dev.malachite.proof.world.Answer;
import dev.malachite.proof.world.Front;
import dev.malachite.proof.world.Request;
import dev.malachite.proof.world.World;
import dev.malachite.protocol.Headers;
import dev.malachite.protocol.Service;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A world in which everything is prepared for the calls of one service. */
public final class Stage {
  private static final Pattern VARIABLE = Pattern.compile("\\{(\\w+)(?::([^}]*))?}");

  private final World world;
  private final Map<String, String> variables = new HashMap<>();

  private Stage(World world) {
    this.world = world;
  }

  public static Stage of(World world, Service service) {
    Stage stage = new Stage(world);
    Front front = world.machine(0).front();
    for (Line line : Catalogue.preparations(service)) {
      Answer answer = front.send(stage.request(line));
      if (!answer.isSuccess()) {
        throw new IllegalStateException(
            line.call() + " was answered " + answer.status() + " " + answer.text());
      }
      world.clock().pass(Duration.ofSeconds(1));
      line.captures().forEach((name, source) -> stage.learn(name, source, answer));
    }
    return stage;
  }

  public World world() {
    return world;
  }

  public Request request(Line line) {
    Headers.Builder headers = Headers.builder();
    for (String header : line.headers().split(" ;; ", -1)) {
      int colon = header.indexOf(": ");
      if (colon > 0) {
        headers.add(header.substring(0, colon), filled(header.substring(colon + 2)));
      }
    }
    byte[] body = filled(unescaped(line.body())).getBytes(StandardCharsets.UTF_8);
    return new Request(line.receiver(), filled(line.call()), headers.build(), body);
  }

  private static String unescaped(String text) {
    return text.replace("\\r", "\r").replace("\\n", "\n");
  }

  private String filled(String text) {
    Matcher matcher = VARIABLE.matcher(text);
    StringBuilder filled = new StringBuilder();
    while (matcher.find()) {
      String value = value(matcher.group(1), matcher.group(2));
      matcher.appendReplacement(
          filled, Matcher.quoteReplacement(value == null ? matcher.group() : value));
    }
    return matcher.appendTail(filled).toString();
  }

  /** Null where the braces are no variable. */
  private String value(String name, String argument) {
    return switch (name) {
      case "text" ->
          "lorem ipsum "
              .repeat(Integer.parseInt(argument) / 12 + 1)
              .substring(0, Integer.parseInt(argument));
      case "pages" -> "p".repeat(512 * Integer.parseInt(argument));
      case "signed" -> signed(argument);
      default -> variables.get(name);
    };
  }

  private String signed(String line) {
    String own = line.replace("/" + Front.ACCOUNT, "");
    Request part = new Request(Service.BLOB, own, Headers.of("Content-Length", "0"), new byte[0]);
    StringBuilder text = new StringBuilder();
    world
        .machine(0)
        .front()
        .signed(part)
        .headers()
        .forEach((name, value) -> text.append(name).append(": ").append(value).append("\r\n"));
    return text.toString().strip();
  }

  private void learn(String name, String source, Answer answer) {
    String value =
        source.startsWith("<")
            ? answer.elements(source.substring(1, source.length() - 1)).getLast()
            : answer.header(source);
    variables.put(name, value);
  }
}
