package dev.malachite.file;

import dev.malachite.protocol.Body;
import dev.malachite.protocol.Call;
import dev.malachite.protocol.Headers;
import dev.malachite.protocol.Peer;
import dev.malachite.protocol.Query;
import dev.malachite.protocol.Resource;
import dev.malachite.protocol.Service;
import dev.malachite.protocol.Target;
import dev.malachite.protocol.auth.Principal;
import java.io.ByteArrayInputStream;
import java.time.Instant;
import java.util.OptionalLong;

/** Requests as the pipeline hands them to operations. */
final class Calls {
  static final String ACCOUNT = "acct";

  private Calls() {}

  static Call of(String uri, byte[] body, String... headers) {
    return of(new Principal.Owner(), uri, body, headers);
  }

  static Call of(Principal principal, String uri, byte[] body, String... headers) {
    int question = uri.indexOf('?');
    String path = question < 0 ? uri : uri.substring(0, question);
    String query = question < 0 ? "" : uri.substring(question + 1);
    return new Call(
        "request",
        Instant.parse("2030-01-02T03:04:05Z"),
        new Target(Service.FILE, ACCOUNT, false, "ANY", path, path),
        Resource.parse(path).orElseThrow(),
        Query.parse(query).orElseThrow(),
        Headers.of(headers),
        new Body(OptionalLong.of(body.length), new ByteArrayInputStream(body)),
        new Peer("127.0.0.1", false, "localhost:10003"),
        principal);
  }
}
