package dev.malachite.blob.website;

import dev.malachite.account.StoredProperties;
import dev.malachite.blob.model.BlobCodec;
import dev.malachite.blob.model.BlobKeys;
import dev.malachite.blob.model.BlobStore;
import dev.malachite.blob.model.Container;
import dev.malachite.protocol.Body;
import dev.malachite.protocol.Call;
import dev.malachite.protocol.Headers;
import dev.malachite.protocol.Operation;
import dev.malachite.protocol.Query;
import dev.malachite.protocol.Reply;
import dev.malachite.protocol.Resource;
import dev.malachite.protocol.Service;
import dev.malachite.protocol.xml.StaticWebsite;
import dev.malachite.store.Key;
import dev.malachite.store.Plan;
import dev.malachite.store.View;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** Static website read: the blobs of {@code $web}, for everybody. */
public final class ReadStaticWebsite implements Operation {
  private static final String WEB = "$web";
  private static final Set<String> UNDERSTOOD =
      Set.of("range", "if-match", "if-none-match", "if-modified-since", "if-unmodified-since");

  private final BlobStore blobs;
  private final Operation get;
  private final Operation head;

  /** Pages are read as blobs are: by Get Blob and Get Blob Properties. */
  public ReadStaticWebsite(BlobStore blobs, Operation get, Operation head) {
    this.blobs = blobs;
    this.get = get;
    this.head = head;
  }

  @Override
  public Reply handle(Call call) {
    Key web = BlobKeys.container(call.account(), WEB);
    View view = blobs.transactions().read(plan(call, web));
    StaticWebsite website = website(call, view);
    Optional<Container> container =
        blobs.containers().find(web, view).filter(found -> website.enabled());
    if (container.isEmpty()) {
      return NotFoundPage.reply(call);
    }
    Candidates candidates = new Candidates(website, call.object());
    return first(candidates.names().stream(), container.get(), view)
        .map(name -> read(call, name, understood(call.headers())))
        .orElseGet(() -> missing(call, candidates, container.get(), view));
  }

  private Plan plan(Call call, Key web) {
    Key properties = StoredProperties.key(Service.BLOB, call.account());
    return known -> {
      List<Key> keys = new ArrayList<>(List.of(properties, web));
      Candidates candidates = new Candidates(website(call, known), call.object());
      blobs
          .containers()
          .find(web, known)
          .ifPresent(container ->
              Stream.concat(candidates.names().stream(), candidates.error().stream())
                  .forEach(name -> keys.add(key(container, name))));
      return keys;
    };
  }

  private static StaticWebsite website(Call call, View view) {
    return StoredProperties.find(Service.BLOB, call.account(), view).staticWebsite();
  }

  private static Key key(Container container, String name) {
    return BlobKeys.blob(container.generation(), container.buckets(), name);
  }

  private static Optional<String> first(Stream<String> names, Container container, View view) {
    return names.filter(name -> BlobCodec.find(key(container, name), view).isPresent()).findFirst();
  }

  private Reply missing(Call call, Candidates candidates, Container container, View view) {
    return first(candidates.error().stream(), container, view)
        .map(name -> read(call, name, Headers.empty()))
        .map(page -> new Reply(404, page.headers(), page.payload()))
        .orElseGet(() -> NotFoundPage.reply(call));
  }

  private Reply read(Call call, String name, Headers headers) {
    Call blob =
        new Call(
            call.requestId(),
            call.receivedAt(),
            call.target(),
            new Resource(WEB, name),
            Query.empty(),
            headers,
            Body.empty(),
            call.peer(),
            call.principal());
    return (call.method().equals("HEAD") ? head : get).handle(blob);
  }

  private static Headers understood(Headers headers) {
    Headers.Builder kept = Headers.builder();
    headers.forEach((name, value) -> {
      if (UNDERSTOOD.contains(name.toLowerCase(Locale.ROOT))) {
        kept.add(name, value);
      }
    });
    return kept.build();
  }
}
