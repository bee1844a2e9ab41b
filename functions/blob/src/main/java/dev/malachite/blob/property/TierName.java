package dev.malachite.blob.property;

import dev.malachite.blob.model.BlobType;
import dev.malachite.protocol.Call;
import dev.malachite.protocol.errors.ErrorCode;
import dev.malachite.protocol.errors.MalformedInput;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The access tiers by name, in any case. */
public final class TierName {
  public static final String HEADER = "x-ms-access-tier";

  private static final List<String> BLOCK = List.of("Hot", "Cool", "Cold", "Archive", "Smart");
  private static final List<String> PAGE = PageTier.names();

  private TierName() {}

  /** The tier that a request names, which must be one that blobs of the type can have. */
  public static Optional<String> of(Call call, BlobType type) {
    return known(call)
        .map(tier -> {
          if (!isFor(tier, type)) {
            throw ErrorCode.ACCESS_TIER_NOT_SUPPORTED_FOR_BLOB_TYPE.exception();
          }
          return tier;
        });
  }

  static boolean isFor(String tier, BlobType type) {
    return switch (type) {
      case BLOCK -> BLOCK.contains(tier);
      case PAGE -> PAGE.contains(tier);
      case APPEND -> false;
    };
  }

  /** The tier that a request names, whatever the blob. */
  static Optional<String> known(Call call) {
    return call.header(HEADER)
        .map(text ->
            Stream.concat(BLOCK.stream(), PAGE.stream())
                .filter(text::equalsIgnoreCase)
                .findAny()
                .orElseThrow(() -> MalformedInput.invalidHeader(HEADER, text)));
  }
}
