package dev.malachite.reclaim;

import dev.malachite.protocol.Reply;
import dev.malachite.protocol.copy.SourceRequest;
import dev.malachite.protocol.copy.Sources;
import java.util.ArrayList;
import java.util.List;

/** Copies read from the same process; one host is far, so that copying from it takes a while. */
record WorldSources(World world) implements Sources {
  @Override
  public Reply fetch(SourceRequest request) {
    List<String> headers = new ArrayList<>();
    request.headers().forEach((name, value) -> headers.addAll(List.of(name, value)));
    return world.blob(id(request), request.url().pathAndQuery(), headers.toArray(String[]::new));
  }

  private static String id(SourceRequest request) {
    if (request.method() == SourceRequest.Method.HEAD) {
      return "GetBlobProperties";
    }
    return switch (request.url().parameter("comp").orElse("")) {
      case "blocklist" -> "GetBlockList";
      case "pagelist" -> "GetPageRanges";
      default -> "GetBlob";
    };
  }

  @Override
  public boolean isNear(SourceRequest request) {
    return !request.url().host().equals("far");
  }
}
