package dev.malachite.file.link;

import dev.malachite.file.model.Place;
import dev.malachite.protocol.errors.ErrorCode;

/** What creating links of both kinds has in common. */
final class Links {
  private Links() {}

  static void requireFree(Place place) {
    if (!place.share().settings().isNfs()) {
      throw ErrorCode.UNSUPPORTED_QUERY_PARAMETER.with("QueryParameterName", "restype");
    }
    if (place.node().isPresent()) {
      throw ErrorCode.RESOURCE_ALREADY_EXISTS.exception();
    }
  }
}
