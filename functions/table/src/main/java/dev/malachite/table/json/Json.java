package dev.malachite.table.json;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.json.JsonWriteFeature;
import com.fasterxml.jackson.core.util.JsonRecyclerPools;

/**
 * The one source of parsers and generators. Their buffers are shared by all requests: kept by the
 * thread, as is the custom, they would be made anew for each, since each has a thread of its own.
 */
final class Json {
  private static final int MOST_BUFFERS = 64;

  // Field names come from anyone: a shared table of them could be filled by anyone.
  static final JsonFactory FACTORY =
      JsonFactory.builder()
          .recyclerPool(JsonRecyclerPools.newBoundedPool(MOST_BUFFERS))
          .disable(JsonFactory.Feature.CANONICALIZE_FIELD_NAMES)
          .enable(JsonWriteFeature.COMBINE_UNICODE_SURROGATES_IN_UTF8)
          .build();

  private Json() {}
}
