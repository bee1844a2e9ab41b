package dev.malachite.local.seed;

import static dev.malachite.protocol.Service.FILE;

import dev.malachite.protocol.Body;
import dev.malachite.protocol.Headers;
import dev.malachite.protocol.Reply;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Directories become shares, with all that is below them. A file is marked until its bytes are
 * there: a marked one is written anew, any other is left alone.
 */
final class FileSeed {
  private static final int PIECE = 4 * 1024 * 1024;

  private final SeedClient client;

  FileSeed(SeedClient client) {
    this.client = client;
  }

  void fill(Path root) throws IOException {
    for (Path share : Listing.directories(root)) {
      String path = client.path(Listing.name(share));
      client.create(FILE, "PUT", path + "?restype=share", Headers.empty(), Body.empty());
      fill(Listing.name(share), "", share);
    }
  }

  private void fill(String share, String prefix, Path directory) throws IOException {
    for (Path file : Listing.files(directory)) {
      put(client.path(share, prefix + Listing.name(file)), file);
    }
    for (Path child : Listing.directories(directory)) {
      String name = prefix + Listing.name(child);
      client.create(
          FILE,
          "PUT",
          client.path(share, name) + "?restype=directory",
          Headers.empty(),
          Body.empty());
      fill(share, name + "/", child);
    }
  }

  private void put(String path, Path file) throws IOException {
    Reply known =
        client.require(path, client.ask(FILE, "HEAD", path, Headers.empty(), Body.empty()), 404);
    if (known.status() == 404 || Marks.has(known)) {
      create(path, file);
      write(path, file);
      client.require(
          path,
          client.ask(FILE, "PUT", path + "?comp=metadata", Headers.empty(), Body.empty()),
          200);
    }
  }

  private void create(String path, Path file) throws IOException {
    Headers.Builder headers = Headers.builder();
    headers.add("x-ms-type", "file");
    headers.add("x-ms-content-length", Long.toString(Files.size(file)));
    headers.add("x-ms-content-type", ContentTypes.of(file));
    Marks.SEEDING.forEach(headers::add);
    client.require(path, client.ask(FILE, "PUT", path, headers.build(), Body.empty()), 201);
  }

  private void write(String path, Path file) throws IOException {
    try (InputStream bytes = Files.newInputStream(file)) {
      long start = 0;
      byte[] piece = bytes.readNBytes(PIECE);
      while (piece.length > 0) {
        Headers.Builder headers = Headers.builder();
        headers.add("x-ms-write", "update");
        headers.add("x-ms-range", "bytes=" + start + "-" + (start + piece.length - 1));
        client.require(
            path,
            client.ask(FILE, "PUT", path + "?comp=range", headers.build(), SeedClient.body(piece)),
            201);
        start += piece.length;
        piece = bytes.readNBytes(PIECE);
      }
    }
  }
}
