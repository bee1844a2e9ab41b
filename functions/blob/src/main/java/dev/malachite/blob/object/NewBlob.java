package dev.malachite.blob.object;

import dev.malachite.blob.model.BlobBuilder;
import dev.malachite.blob.model.BlobType;
import dev.malachite.blob.model.ContentHeaders;
import dev.malachite.blob.model.Protection;
import dev.malachite.blob.model.Tier;
import dev.malachite.blob.property.ProtectionHeaders;
import dev.malachite.blob.property.TierName;
import dev.malachite.blob.tag.TagSet;
import dev.malachite.domain.Metadata;
import dev.malachite.protocol.Call;
import dev.malachite.protocol.integrity.MetadataHeaders;
import dev.malachite.protocol.integrity.TransferChecks;
import java.time.Instant;
import java.util.Map;
import java.util.Optional;

/** What a request that makes a blob says about it, besides the bytes. */
public record NewBlob(
    ContentHeaders headers,
    Metadata metadata,
    Map<String, String> tags,
    Optional<String> tier,
    Protection protection) {

  public static NewBlob of(Call call, BlobType type) {
    ContentHeaders headers = ContentHeaders.of(call);
    headers.md5().ifPresent(TransferChecks::parseMd5);
    return new NewBlob(
        headers,
        MetadataHeaders.read(call.headers()),
        call.header("x-ms-tags").map(TagSet::parseHeader).orElse(Map.of()),
        TierName.of(call, type),
        ProtectionHeaders.of(call, call.receivedAt()));
  }

  public NewBlob with(ContentHeaders other) {
    return new NewBlob(other, metadata, tags, tier, protection);
  }

  /** Where the request names no tier, the blob keeps that of its predecessor. */
  public BlobBuilder applyTo(BlobBuilder blob, Instant now) {
    tier.ifPresent(name -> blob.tier(Tier.set(name, now)));
    return blob.headers(headers).metadata(metadata).tags(tags).protection(protection);
  }
}
