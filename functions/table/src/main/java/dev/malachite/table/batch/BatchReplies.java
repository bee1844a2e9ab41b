package dev.malachite.table.batch;

import dev.malachite.domain.Ids;
import dev.malachite.protocol.Call;
import dev.malachite.protocol.Payload;
import dev.malachite.protocol.Reply;
import dev.malachite.protocol.Service;
import dev.malachite.protocol.batch.MultipartWriter;
import dev.malachite.protocol.errors.ApiException;
import dev.malachite.protocol.errors.ErrorBody;
import dev.malachite.protocol.errors.ErrorContext;
import dev.malachite.table.entity.ODataHeaders;
import java.util.Optional;

/** Answers to batches. */
final class BatchReplies {
  private final Call call;
  private final Ids ids;

  BatchReplies(Call call, Ids ids) {
    this.call = call;
    this.ids = ids;
  }

  MultipartWriter changeSet() {
    return new MultipartWriter("changesetresponse_" + ids.uuid());
  }

  /** The answer whose only part is the answer of a change set. */
  Reply nested(MultipartWriter changeSet) {
    return reply(batch().nested(changeSet));
  }

  /** The answer whose only part is the answer of a query. */
  Reply single(Reply inner, Optional<String> contentId) {
    return reply(batch().reply(inner, contentId));
  }

  /** What became of a request, where it failed. */
  Reply error(ApiException error) {
    ErrorContext context =
        new ErrorContext(Service.TABLE, call.requestId(), call.receivedAt(), false, false);
    return Reply.status(error.status())
        .with(new ODataHeaders())
        .header("Content-Type", ErrorBody.contentType(context))
        .payload(Payload.of(ErrorBody.document(error, context)))
        .build();
  }

  private MultipartWriter batch() {
    return new MultipartWriter("batchresponse_" + ids.uuid());
  }

  private static Reply reply(MultipartWriter writer) {
    return Reply.status(202)
        .with(new ODataHeaders())
        .header("Content-Type", writer.contentType())
        .payload(Payload.of(writer.finish()))
        .build();
  }
}
