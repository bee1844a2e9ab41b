package dev.malachite.table.batch;

import dev.malachite.domain.TableName;
import dev.malachite.protocol.Call;
import dev.malachite.protocol.Reply;
import dev.malachite.protocol.errors.ErrorCode;
import dev.malachite.protocol.routing.TablePath;
import dev.malachite.table.entity.EntityAddress;
import dev.malachite.table.json.Links;
import dev.malachite.table.model.TableKeys;
import dev.malachite.table.query.EntityReads;
import dev.malachite.table.query.ReadRequest;

/** The one query that a batch may consist of. */
final class BatchQuery {
  private final EntityReads reads;

  BatchQuery(EntityReads reads) {
    this.reads = reads;
  }

  Reply answer(BatchRequest request, Call call) {
    if (!request.method().equals("GET")) {
      throw ErrorCode.INVALID_INPUT
          .exception()
          .message("Outside of a change set a batch may only have a GET.");
    }
    TableName table = EntityAddress.table(request.resource());
    SubmitEntityGroupTransaction.requireScope(call.principal(), table);
    if (!call.principal().has('r')) {
      throw ErrorCode.AUTHORIZATION_PERMISSION_MISMATCH.exception();
    }
    ReadRequest read =
        new ReadRequest(
            TableKeys.table(call.account(), table),
            table.value(),
            Links.of(call),
            request.query(),
            request.part().headers(),
            call.principal());
    return isEntity(request)
        ? reads.one(read, EntityAddress.entity(request.resource()))
        : reads.page(read);
  }

  private static boolean isEntity(BatchRequest request) {
    return TablePath.parse(request.resource()).orElseThrow() instanceof TablePath.Entity;
  }
}
