package dev.malachite.blob.batch;

import dev.malachite.protocol.Query;
import dev.malachite.protocol.batch.HttpRequestPart;
import java.util.Optional;

/** What a batch may consist of. */
enum PartKind {
  DELETE_BLOB,
  SET_BLOB_TIER;

  static PartKind of(HttpRequestPart part) {
    Optional<String> component = query(part).first("comp");
    if (part.method().equals("DELETE") && component.isEmpty()) {
      return DELETE_BLOB;
    }
    if (part.method().equals("PUT") && component.filter("tier"::equalsIgnoreCase).isPresent()) {
      return SET_BLOB_TIER;
    }
    throw BlobBatch.refused("A batch consists of Delete Blob or of Set Blob Tier.");
  }

  private static Query query(HttpRequestPart part) {
    int question = part.uri().indexOf('?');
    return Query.parse(question < 0 ? "" : part.uri().substring(question + 1))
        .orElseThrow(() -> BlobBatch.refused("The URL of a request of the batch is malformed."));
  }

  static String path(HttpRequestPart part) {
    int question = part.uri().indexOf('?');
    return question < 0 ? part.uri() : part.uri().substring(0, question);
  }
}
