package dev.malachite.file.model;

import dev.malachite.protocol.Call;
import dev.malachite.protocol.Headers;
import dev.malachite.protocol.Reply;
import dev.malachite.protocol.integrity.TransferChecks;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The headers that describe a file's bytes, returned as they were given. */
public record ContentHeaders(Map<String, String> values) implements Reply.Part {
  private static final String PREFIX = "x-ms-";
  private static final String TYPE = "Content-Type";
  private static final String MD5 = "Content-MD5";
  private static final List<String> NAMES =
      List.of(
          TYPE,
          "Content-Encoding",
          "Content-Language",
          "Cache-Control",
          "Content-Disposition",
          MD5);
  private static final ContentHeaders DEFAULT =
      new ContentHeaders(Map.of(TYPE, "application/octet-stream"));

  /** Of a new file. */
  public static ContentHeaders create(Call call) {
    return given(call).withDefaults();
  }

  /** All are replaced where one is given. */
  public static ContentHeaders update(Call call, ContentHeaders old) {
    boolean any = NAMES.stream().anyMatch(name -> call.header(PREFIX + name).isPresent());
    return any ? given(call).withDefaults() : old;
  }

  private static ContentHeaders given(Call call) {
    Map<String, String> values = new LinkedHashMap<>();
    for (String name : NAMES) {
      call.header(PREFIX + name)
          .filter(text -> !text.isEmpty())
          .ifPresent(text -> values.put(name, text));
    }
    Optional.ofNullable(values.get(MD5)).ifPresent(TransferChecks::parseMd5);
    return new ContentHeaders(values);
  }

  public static ContentHeaders of(Headers source) {
    Map<String, String> values = new LinkedHashMap<>();
    NAMES.forEach(name -> source.first(name).ifPresent(text -> values.put(name, text)));
    return new ContentHeaders(values).withDefaults();
  }

  public ContentHeaders withType(String type) {
    Map<String, String> changed = new LinkedHashMap<>(values);
    changed.put(TYPE, type);
    return new ContentHeaders(changed);
  }

  private ContentHeaders withDefaults() {
    Map<String, String> all = new LinkedHashMap<>(DEFAULT.values());
    all.putAll(values);
    return new ContentHeaders(all);
  }

  /** All but the MD5, which depends on the range. */
  @Override
  public void writeTo(Reply.Builder reply) {
    values.forEach((name, value) -> {
      if (!name.equals(MD5)) {
        reply.header(name, value);
      }
    });
  }

  public Optional<String> md5() {
    return Optional.ofNullable(values.get(MD5));
  }
}
