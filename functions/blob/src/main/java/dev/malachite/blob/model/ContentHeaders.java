package dev.malachite.blob.model;

import dev.malachite.protocol.Call;
import java.util.Optional;

/** The headers that describe a blob's bytes, returned as they were given. */
public record ContentHeaders(
    Optional<String> type,
    Optional<String> encoding,
    Optional<String> language,
    Optional<String> disposition,
    Optional<String> cacheControl,
    Optional<String> md5) {

  public static final ContentHeaders NONE =
      new ContentHeaders(
          Optional.empty(),
          Optional.empty(),
          Optional.empty(),
          Optional.empty(),
          Optional.empty(),
          Optional.empty());

  private static final String DEFAULT_TYPE = "application/octet-stream";

  /** What a write says: the x-ms-blob-* form wins over the standard header. */
  public static ContentHeaders of(Call call) {
    return new ContentHeaders(
        given(call, "content-type").or(() -> Optional.of(DEFAULT_TYPE)),
        given(call, "content-encoding"),
        given(call, "content-language"),
        given(call, "content-disposition"),
        given(call, "cache-control"),
        call.header("x-ms-blob-content-md5"));
  }

  /** What the x-ms-blob-* headers say, where the standard ones describe another body. */
  public static ContentHeaders ofBlob(Call call) {
    return new ContentHeaders(
        own(call, "content-type"),
        own(call, "content-encoding"),
        own(call, "content-language"),
        own(call, "content-disposition"),
        own(call, "cache-control"),
        own(call, "content-md5"));
  }

  public ContentHeaders withDefaultType() {
    return new ContentHeaders(
        type.or(() -> Optional.of(DEFAULT_TYPE)),
        encoding,
        language,
        disposition,
        cacheControl,
        md5);
  }

  private static Optional<String> own(Call call, String name) {
    return call.header("x-ms-blob-" + name).filter(text -> !text.isEmpty());
  }

  private static Optional<String> given(Call call, String name) {
    return call.header("x-ms-blob-" + name)
        .or(() -> call.header(name))
        .filter(text -> !text.isEmpty());
  }

  public ContentHeaders withMd5(String other) {
    return new ContentHeaders(
        type, encoding, language, disposition, cacheControl, Optional.of(other));
  }
}
