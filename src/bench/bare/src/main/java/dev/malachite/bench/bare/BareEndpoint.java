package dev.malachite.bench.bare;

import io.smallrye.common.annotation.NonBlocking;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.PUT;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.core.Response;
import java.util.Random;

/**
 * What Quarkus REST does when nothing is asked of it: the bytes and headers of a Get Blob of 1 KB,
 * without a signature, a store or a rule. The ceiling that Malachite is measured against.
 */
@Path("{any: .*}")
public class BareEndpoint {
  private final byte[] bytes = new byte[1024];

  /** Random bytes, as the benchmark's blobs have. */
  public BareEndpoint() {
    new Random(bytes.length).nextBytes(bytes);
  }

  @GET
  @NonBlocking
  public Response get() {
    return Response.ok(bytes)
        .type("application/octet-stream")
        .header("ETag", "\"0x8DE24F1C5B0A7E1\"")
        .header("Last-Modified", "Mon, 16 Nov 2026 09:00:00 GMT")
        .header("Accept-Ranges", "bytes")
        .header("Content-MD5", "sQqNsWTgdUEFt6mb5y4/5Q==")
        .header("Date", "Mon, 16 Nov 2026 09:00:00 GMT")
        .header("Server", "Malachite")
        .header("x-ms-request-id", "5d2fd4a4-901e-004f-0d2c-57a5b5000000")
        .header("x-ms-version", "2024-11-04")
        .header("x-ms-creation-time", "Mon, 16 Nov 2026 09:00:00 GMT")
        .header("x-ms-blob-type", "BlockBlob")
        .header("x-ms-lease-status", "unlocked")
        .header("x-ms-lease-state", "available")
        .header("x-ms-server-encrypted", "true")
        .build();
  }

  @PUT
  @NonBlocking
  public Response put() {
    return Response.status(Response.Status.CREATED).build();
  }
}
