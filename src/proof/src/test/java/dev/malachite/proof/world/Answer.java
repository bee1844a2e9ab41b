package dev.malachite.proof.world;

import dev.malachite.protocol.Headers;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What a client gets.
 *
 * @param operation who answered, as the log says it
 */
public record Answer(int status, Headers headers, byte[] body, String operation) {
  public String header(String name) {
    return headers.first(name).orElse("");
  }

  public String text() {
    return new String(body, StandardCharsets.UTF_8);
  }

  public boolean isSuccess() {
    return status < 300;
  }

  /** What stands in each element of that name. */
  public List<String> elements(String name) {
    Matcher matcher = Pattern.compile("<" + name + ">(.*?)</" + name + ">").matcher(text());
    List<String> found = new ArrayList<>();
    while (matcher.find()) {
      found.add(matcher.group(1));
    }
    return found;
  }
}
