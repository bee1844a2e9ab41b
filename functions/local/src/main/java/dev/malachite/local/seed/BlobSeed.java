package dev.malachite.local.seed;

import static dev.malachite.protocol.Service.BLOB;

import dev.malachite.protocol.Body;
import dev.malachite.protocol.Headers;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.OptionalLong;

/** Directories become containers, the files below them block blobs. */
final class BlobSeed {
  private final SeedClient client;

  BlobSeed(SeedClient client) {
    this.client = client;
  }

  void fill(Path root) throws IOException {
    for (Path container : Listing.directories(root)) {
      String name = Listing.name(container);
      client.create(
          BLOB, "PUT", client.path(name) + "?restype=container", Headers.empty(), Body.empty());
      fill(name, "", container);
    }
  }

  private void fill(String container, String prefix, Path directory) throws IOException {
    for (Path file : Listing.files(directory)) {
      put(container, prefix + Listing.name(file), file);
    }
    for (Path child : Listing.directories(directory)) {
      fill(container, prefix + Listing.name(child) + "/", child);
    }
  }

  private void put(String container, String name, Path file) throws IOException {
    Headers.Builder headers = Headers.builder();
    headers.add("x-ms-blob-type", "BlockBlob");
    headers.add("x-ms-blob-content-type", ContentTypes.of(file));
    headers.add("If-None-Match", "*");
    try (InputStream bytes = Files.newInputStream(file)) {
      Body body = new Body(OptionalLong.of(Files.size(file)), bytes);
      client.create(BLOB, "PUT", client.path(container, name), headers.build(), body);
    }
  }
}
