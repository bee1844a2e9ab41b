package dev.malachite.table.batch;

import dev.malachite.domain.TableName;
import dev.malachite.protocol.Call;
import dev.malachite.protocol.Operation;
import dev.malachite.protocol.Reply;
import dev.malachite.protocol.auth.Principal;
import dev.malachite.protocol.batch.HttpRequestPart;
import dev.malachite.protocol.batch.MimePart;
import dev.malachite.protocol.batch.Multipart;
import dev.malachite.protocol.batch.MultipartWriter;
import dev.malachite.protocol.errors.ApiException;
import dev.malachite.protocol.errors.ErrorCode;
import dev.malachite.store.Key;
import dev.malachite.table.entity.EntityReplies;
import dev.malachite.table.entity.EntityWrites;
import dev.malachite.table.entity.RequestBody;
import dev.malachite.table.json.Links;
import dev.malachite.table.model.Entity;
import dev.malachite.table.model.TableKeys;
import dev.malachite.table.model.TableStore;
import dev.malachite.table.query.EntityReads;
import java.util.List;
import java.util.Optional;

/** Entity Group Transaction: one change set, or one query. */
public final class SubmitEntityGroupTransaction implements Operation {
  private static final int MOST_PARTS = 1000;

  private final TableStore tables;
  private final EntityWrites writes;
  private final BatchQuery queries;

  public SubmitEntityGroupTransaction(TableStore tables, EntityWrites writes, EntityReads reads) {
    this.tables = tables;
    this.writes = writes;
    this.queries = new BatchQuery(reads);
  }

  @Override
  public Reply handle(Call call) {
    byte[] body = RequestBody.read(call);
    String contentType = call.header("Content-Type").orElse("");
    List<MimePart> parts = Multipart.parse(contentType, body, MOST_PARTS);
    if (parts.size() != 1) {
      throw ErrorCode.INVALID_INPUT
          .exception()
          .message("A batch must have exactly one change set or one query.");
    }
    MimePart only = parts.getFirst();
    return only.isMultipart() ? changes(call, only) : query(call, HttpRequestPart.parse(only));
  }

  private Reply changes(Call call, MimePart only) {
    List<HttpRequestPart> parts =
        Multipart.parse(only.contentType(), only.content(), MOST_PARTS).stream()
            .map(HttpRequestPart::parse)
            .toList();
    if (parts.isEmpty()) {
      throw ErrorCode.INVALID_INPUT.exception().message("A change set must not be empty.");
    }
    BatchReplies replies = new BatchReplies(call, tables.ids());
    MultipartWriter answer = replies.changeSet();
    try {
      execute(call, ChangeSet.of(parts, call), answer);
    } catch (ApiException error) {
      if (error.status() == 403) {
        throw error;
      }
      answer.reply(replies.error(error), Optional.empty());
    }
    return replies.nested(answer);
  }

  private void execute(Call call, ChangeSet set, MultipartWriter answer) {
    requireScope(call.principal(), set.table());
    set.changes().forEach(change -> change.requirePermitted(call.principal()));
    Key table = TableKeys.table(call.account(), set.table());
    List<Optional<Entity>> entities = writes.writeAll(table, set.changes());
    EntityReplies replies = new EntityReplies(Links.of(call), set.table().value());
    for (int index = 0; index < entities.size(); index++) {
      ChangeSet.Member member = set.members().get(index);
      answer.reply(
          replies.of(member.change(), entities.get(index), member.level()),
          member.part().contentId());
    }
  }

  private Reply query(Call call, HttpRequestPart part) {
    BatchReplies replies = new BatchReplies(call, tables.ids());
    try {
      BatchRequest request = BatchRequest.of(part, call);
      return replies.single(queries.answer(request, call), part.contentId());
    } catch (ApiException error) {
      if (error.status() == 403) {
        throw error;
      }
      return replies.single(replies.error(error), part.contentId());
    }
  }

  /** A batch has no table in its path, so the signature's table is checked here. */
  static void requireScope(Principal principal, TableName table) {
    if (principal instanceof Principal.ServiceSas sas
        && !sas.scope().container().equalsIgnoreCase(table.value())) {
      throw ErrorCode.AUTHORIZATION_FAILURE.exception();
    }
  }
}
