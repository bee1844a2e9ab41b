package dev.malachite.protocol;

import dev.malachite.protocol.xml.XmlWriter;
import java.util.Optional;
import java.util.function.Function;

/** An answer, before the headers that every answer carries. */
public record Reply(int status, Headers headers, Payload payload) {
  public static Builder status(int status) {
    return new Builder(status);
  }

  /** Collects an answer. */
  public static final class Builder {
    private final int status;
    private final Headers.Builder headers = Headers.builder();
    private Payload payload = Payload.empty();

    private Builder(int status) {
      this.status = status;
    }

    public Builder header(String name, String value) {
      headers.add(name, value);
      return this;
    }

    public Builder header(String name, long value) {
      return header(name, Long.toString(value));
    }

    public Builder header(String name, Optional<String> value) {
      value.ifPresent(text -> headers.add(name, text));
      return this;
    }

    public <T> Builder header(String name, Optional<T> value, Function<T, String> text) {
      return header(name, value.map(text));
    }

    /** Adds whatever headers a piece shared by several operations writes. */
    public Builder with(Part part) {
      part.writeTo(this);
      return this;
    }

    public Builder payload(Payload bytes) {
      payload = bytes;
      return this;
    }

    public Builder xml(String document) {
      return header("Content-Type", "application/xml").payload(Payload.of(document));
    }

    public Builder xml(XmlWriter document) {
      return header("Content-Type", "application/xml").payload(document.payload());
    }

    public Reply build() {
      return new Reply(status, headers.build(), payload);
    }
  }

  /** Headers that belong together, such as those of a lease. */
  @FunctionalInterface
  public interface Part {
    void writeTo(Builder reply);
  }
}
