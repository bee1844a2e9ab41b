package dev.malachite.local.seed;

import static dev.malachite.protocol.Service.TABLE;

import dev.malachite.protocol.Headers;
import io.vertx.core.json.JsonArray;
import io.vertx.core.json.JsonObject;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Each file is a table: a JSON array of entities. */
final class TableSeed {
  private static final String SUFFIX = ".json";

  private final SeedClient client;

  TableSeed(SeedClient client) {
    this.client = client;
  }

  void fill(Path root) throws IOException {
    for (Path file : Listing.files(root)) {
      String name = Listing.name(file);
      if (name.endsWith(SUFFIX)) {
        fill(name.substring(0, name.length() - SUFFIX.length()), file);
      }
    }
  }

  private void fill(String table, Path file) throws IOException {
    insert(client.path("Tables"), new JsonObject().put("TableName", table));
    JsonArray entities = new JsonArray(Files.readString(file));
    for (int i = 0; i < entities.size(); i++) {
      insert(client.path(table), entities.getJsonObject(i));
    }
  }

  private void insert(String path, JsonObject value) {
    Headers.Builder headers = Headers.builder();
    headers.add("Content-Type", "application/json");
    headers.add("Accept", "application/json;odata=nometadata");
    headers.add("Prefer", "return-no-content");
    client.create(TABLE, "POST", path, headers.build(), SeedClient.body(value.encode()));
  }
}
