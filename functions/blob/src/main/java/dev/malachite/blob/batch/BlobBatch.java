package dev.malachite.blob.batch;

import dev.malachite.domain.Ids;
import dev.malachite.protocol.Call;
import dev.malachite.protocol.Headers;
import dev.malachite.protocol.Payload;
import dev.malachite.protocol.Reply;
import dev.malachite.protocol.batch.HttpRequestPart;
import dev.malachite.protocol.batch.Multipart;
import dev.malachite.protocol.batch.MultipartWriter;
import dev.malachite.protocol.batch.Subrequests;
import dev.malachite.protocol.errors.ApiException;
import dev.malachite.protocol.errors.ErrorCode;
import dev.malachite.protocol.errors.MalformedInput;
import dev.malachite.protocol.integrity.BodyLimits;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;

/** Takes a batch apart, lets each part be answered by itself, and puts the answers together. */
record BlobBatch(List<HttpRequestPart> parts) {
  private static final long LARGEST = 4 * 1024 * 1024;
  private static final int MOST_PARTS = 256;

  static BlobBatch of(Call call) {
    String type =
        call.header("Content-Type").orElseThrow(() -> MalformedInput.missingHeader("Content-Type"));
    List<HttpRequestPart> parts =
        Multipart.parse(type, body(call), MOST_PARTS).stream().map(HttpRequestPart::parse).toList();
    requireOneKind(parts);
    return new BlobBatch(parts);
  }

  private static byte[] body(Call call) {
    try (InputStream body = BodyLimits.limited(call.body(), LARGEST)) {
      return body.readAllBytes();
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }

  private static void requireOneKind(List<HttpRequestPart> parts) {
    long kinds = parts.stream().map(PartKind::of).distinct().count();
    if (kinds != 1) {
      throw refused(
          parts.isEmpty() ? "The batch is empty." : "The batch mixes operations of several kinds.");
    }
  }

  /** Refuses parts outside a container. */
  BlobBatch within(Call container) {
    String prefix = "/" + container.container() + "/";
    String withAccount = "/" + container.account() + prefix;
    boolean within =
        parts.stream()
            .map(PartKind::path)
            .allMatch(path -> path.startsWith(prefix) || path.startsWith(withAccount));
    if (!within) {
      throw refused("A request of the batch is not about a blob of the container.");
    }
    return this;
  }

  static ApiException refused(String reason) {
    return ErrorCode.INVALID_INPUT.exception().message(reason);
  }

  Reply answer(Subrequests subrequests, Ids ids) {
    MultipartWriter answers = new MultipartWriter("batchresponse_" + ids.uuid());
    for (HttpRequestPart part : parts) {
      answers.blobReply(withLength(subrequests.answer(part)), part.contentId());
    }
    return Reply.status(202)
        .header("Content-Type", answers.contentType())
        .payload(Payload.of(answers.finish()))
        .build();
  }

  private static Reply withLength(Reply reply) {
    if (reply.payload().length() == 0) {
      return reply;
    }
    Headers.Builder headers = Headers.builder();
    reply.headers().forEach(headers::add);
    headers.add("Content-Length", Long.toString(reply.payload().length()));
    return new Reply(reply.status(), headers.build(), reply.payload());
  }
}
