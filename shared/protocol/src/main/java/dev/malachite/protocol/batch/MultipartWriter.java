package dev.malachite.protocol.batch;

import dev.malachite.protocol.Reply;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/** Writes a multipart answer to memory. */
public final class MultipartWriter {
  private final String boundary;
  private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();

  public MultipartWriter(String boundary) {
    this.boundary = boundary;
  }

  public String contentType() {
    return "multipart/mixed; boundary=" + boundary;
  }

  /** A part that is an answer of its own. */
  public MultipartWriter reply(Reply reply, Optional<String> contentId) {
    write(reply, contentId);
    line("");
    return this;
  }

  /** The same as the Blob service writes it: clients take a line after an empty body for a body. */
  public MultipartWriter blobReply(Reply reply, Optional<String> contentId) {
    write(reply, contentId);
    if (reply.payload().length() != 0) {
      line("");
    }
    return this;
  }

  private void write(Reply reply, Optional<String> contentId) {
    line("--" + boundary);
    line("Content-Type: application/http");
    line("Content-Transfer-Encoding: binary");
    contentId.ifPresent(id -> line("Content-ID: " + id));
    line("");
    line("HTTP/1.1 " + reply.status() + " " + ReasonPhrase.of(reply.status()));
    contentId.ifPresent(id -> line("Content-ID: " + id));
    reply.headers().forEach((name, value) -> line(name + ": " + value));
    line("");
    write(reply.payload().stream().get());
  }

  /** A part that is a multipart document itself, which ends with it. */
  public MultipartWriter nested(MultipartWriter inner) {
    line("--" + boundary);
    line("Content-Type: " + inner.contentType());
    line("");
    bytes.writeBytes(inner.finish());
    return this;
  }

  /** The whole document; nothing can be added to it. */
  public byte[] finish() {
    line("--" + boundary + "--");
    return bytes.toByteArray();
  }

  private void line(String text) {
    bytes.writeBytes((text + "\r\n").getBytes(StandardCharsets.UTF_8));
  }

  private void write(InputStream payload) {
    try (payload) {
      payload.transferTo(bytes);
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }
}
