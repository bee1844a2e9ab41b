package dev.malachite.file;

import dev.malachite.protocol.Reply;
import dev.malachite.protocol.copy.SourceRequest;
import dev.malachite.protocol.copy.Sources;
import dev.malachite.protocol.errors.ApiException;
import java.util.ArrayList;
import java.util.List;

/** A bench as the source of copies; under the host name "far" it is not near. */
record BenchSources(Bench bench) implements Sources {
  @Override
  public Reply fetch(SourceRequest request) {
    List<String> headers = new ArrayList<>();
    request
        .headers()
        .forEach((name, value) -> {
          headers.add(name);
          headers.add(value);
        });
    try {
      return bench.run(
          operation(request), request.url().pathAndQuery(), headers.toArray(String[]::new));
    } catch (ApiException refused) {
      return Reply.status(refused.status())
          .header("x-ms-error-code", refused.code().code())
          .build();
    }
  }

  private static String operation(SourceRequest request) {
    if (request.method() == SourceRequest.Method.HEAD) {
      return "GetFileProperties";
    }
    return request.url().parameter("comp").isPresent() ? "ListRanges" : "GetFile";
  }

  @Override
  public boolean isNear(SourceRequest request) {
    return !request.url().host().equals("far");
  }
}
