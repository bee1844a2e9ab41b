package dev.malachite.blob;

import dev.malachite.domain.Malformed;
import dev.malachite.protocol.Call;
import dev.malachite.protocol.Operation;
import dev.malachite.protocol.Reply;
import dev.malachite.protocol.Service;
import dev.malachite.protocol.copy.SourceRequest;
import dev.malachite.protocol.copy.Sources;
import dev.malachite.protocol.errors.ApiException;
import dev.malachite.protocol.errors.ErrorBody;
import dev.malachite.protocol.errors.ErrorContext;
import dev.malachite.protocol.errors.MalformedInput;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Reads sources from the operations of the same bench. */
final class BenchSources implements Sources {
  private final BlobBench bench;
  private final Map<String, Operation> operations;

  BenchSources(BlobBench bench, Map<String, Operation> operations) {
    this.bench = bench;
    this.operations = operations;
  }

  @Override
  public Reply fetch(SourceRequest request) {
    try {
      return operations.get(id(request)).handle(call(request));
    } catch (ApiException refusal) {
      return error(refusal);
    } catch (Malformed malformed) {
      return error(MalformedInput.error(malformed));
    }
  }

  @Override
  public Optional<Call> locate(SourceRequest request) {
    return Optional.of(call(request));
  }

  private Call call(SourceRequest request) {
    List<String> headers = new ArrayList<>();
    request.headers().forEach((name, value) -> headers.addAll(List.of(name, value)));
    return bench.call(request.url().pathAndQuery(), new byte[0], headers.toArray(String[]::new));
  }

  private Reply error(ApiException refusal) {
    return ErrorBody.reply(
        refusal, new ErrorContext(Service.BLOB, "request", bench.now(), false, true));
  }

  private static String id(SourceRequest request) {
    if (request.method() == SourceRequest.Method.HEAD) {
      return "GetBlobProperties";
    }
    return switch (request.url().parameter("comp").orElse("")) {
      case "blocklist" -> "GetBlockList";
      case "pagelist" ->
          request.url().parameter("prevsnapshot").isPresent()
              ? "GetPageRangesDiff"
              : "GetPageRanges";
      case "tags" -> "GetBlobTags";
      default -> "GetBlob";
    };
  }

  @Override
  public boolean isNear(SourceRequest request) {
    return !request.url().host().equals("far");
  }
}
