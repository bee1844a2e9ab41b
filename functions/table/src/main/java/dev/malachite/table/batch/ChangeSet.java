package dev.malachite.table.batch;

import dev.malachite.domain.Malformed;
import dev.malachite.domain.TableName;
import dev.malachite.protocol.Call;
import dev.malachite.protocol.Headers;
import dev.malachite.protocol.batch.HttpRequestPart;
import dev.malachite.protocol.errors.ApiException;
import dev.malachite.protocol.errors.ErrorCode;
import dev.malachite.protocol.errors.MalformedInput;
import dev.malachite.table.entity.EntityAddress;
import dev.malachite.table.entity.EntityChange;
import dev.malachite.table.json.MetadataLevel;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** The changes of a batch, which are all of one partition of one table. */
record ChangeSet(TableName table, List<Member> members) {
  private static final int MOST = 100;
  private static final String TOO_MANY =
      "The batch request operation exceeds the maximum 100 changes per change set.";

  /** One change, and how it wants to be answered. */
  record Member(HttpRequestPart part, TableName table, EntityChange change, MetadataLevel level) {}

  static ChangeSet of(List<HttpRequestPart> parts, Call call) {
    if (parts.size() > MOST) {
      throw numbered(MOST - 1, ErrorCode.INVALID_INPUT.exception().message(TOO_MANY));
    }
    List<Member> members = new ArrayList<>();
    for (HttpRequestPart part : parts) {
      members.add(member(members.size(), part, call));
    }
    requireOneGroup(members);
    return new ChangeSet(members.getFirst().table(), members);
  }

  List<EntityChange> changes() {
    return members.stream().map(Member::change).toList();
  }

  private static Member member(int index, HttpRequestPart part, Call call) {
    try {
      BatchRequest request = BatchRequest.of(part, call);
      EntityChange change = change(request);
      return new Member(
          part,
          EntityAddress.table(request.resource()),
          change,
          change.level(request.query(), part.headers()));
    } catch (ApiException error) {
      throw numbered(index, error);
    } catch (Malformed malformed) {
      throw numbered(index, MalformedInput.error(malformed));
    }
  }

  private static EntityChange change(BatchRequest request) {
    Headers headers = request.part().headers();
    byte[] body = request.part().body();
    return switch (request.method()) {
      case "POST" -> EntityChange.insert(headers, body);
      case "PUT" -> EntityChange.replace(EntityAddress.entity(request.resource()), headers, body);
      case "MERGE", "PATCH" ->
          EntityChange.merge(EntityAddress.entity(request.resource()), headers, body);
      case "DELETE" -> EntityChange.delete(EntityAddress.entity(request.resource()), headers);
      default -> throw ErrorCode.METHOD_NOT_ALLOWED.exception();
    };
  }

  private static void requireOneGroup(List<Member> members) {
    Member first = members.getFirst();
    Set<String> rows = new HashSet<>();
    for (int index = 0; index < members.size(); index++) {
      Member member = members.get(index);
      boolean sameGroup =
          member.table().key().equals(first.table().key())
              && member.change().key().partitionKey().equals(first.change().key().partitionKey());
      if (!sameGroup) {
        throw numbered(index, ErrorCode.COMMANDS_IN_BATCH_ACT_ON_DIFFERENT_PARTITIONS.exception());
      }
      if (!rows.add(member.change().key().rowKey())) {
        throw numbered(index, ErrorCode.INVALID_DUPLICATE_ROW.exception());
      }
    }
  }

  private static ApiException numbered(int index, ApiException error) {
    return error.message(index + ":" + error.text());
  }
}
