package dev.malachite.blob.model;

import dev.malachite.domain.BlobName;
import dev.malachite.domain.ContainerName;
import dev.malachite.protocol.Call;
import dev.malachite.protocol.errors.ErrorCode;
import dev.malachite.store.DecodedHints;
import dev.malachite.store.Key;
import dev.malachite.store.Plan;
import dev.malachite.store.View;
import java.util.List;
import java.util.Optional;

/**
 * Finds a container and a blob in it with one batched read: it guesses the container's generation
 * from the last time. The guess only chooses keys; what was read decides.
 */
public final class Containers {
  private final DecodedHints<Container> hints =
      new DecodedHints<>(item -> ContainerCodec.decode(item.value()));

  public Plan container(Call call) {
    return Plan.of(key(call));
  }

  public Plan blob(Call call) {
    Key container = key(call);
    BlobName name = new BlobName(call.object());
    return known ->
        guess(container, known)
            .map(each ->
                List.of(container, BlobKeys.blob(each.generation(), each.buckets(), name.value())))
            .orElse(List.of(container));
  }

  /** The container of a call, which must exist. */
  public Container require(Call call, View view) {
    return find(key(call), view).orElseThrow(ErrorCode.CONTAINER_NOT_FOUND::exception);
  }

  /** Where the container of a call is, if its name can be one. */
  public Key key(Call call) {
    return BlobKeys.container(call.account(), new ContainerName(call.container()).value());
  }

  public Optional<Container> find(Key key, View view) {
    return hints.find(key, view).filter(Container::isLive);
  }

  /** Where the blob of a call is, given its container. */
  public Key blobKey(Call call, Container container) {
    return BlobKeys.blob(container.generation(), container.buckets(), call.object());
  }

  private Optional<Container> guess(Key key, View known) {
    return known.items().isEmpty() ? hints.recall(key).filter(Container::isLive) : find(key, known);
  }
}
