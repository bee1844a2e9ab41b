package dev.malachite.table.batch;

import dev.malachite.protocol.Call;
import dev.malachite.protocol.Query;
import dev.malachite.protocol.Resource;
import dev.malachite.protocol.batch.HttpRequestPart;
import dev.malachite.protocol.errors.ErrorCode;
import dev.malachite.protocol.routing.Tunnel;

/** A request in a batch, with its names decoded. */
record BatchRequest(HttpRequestPart part, String method, Resource resource, Query query) {
  static BatchRequest of(HttpRequestPart part, Call call) {
    String uri = part.uri();
    int question = uri.indexOf('?');
    String path = path(question < 0 ? uri : uri.substring(0, question), call);
    return new BatchRequest(
        part,
        Tunnel.method(part.method(), part.headers()),
        Resource.parse(path).orElseThrow(ErrorCode.INVALID_URI::exception),
        Query.parse(question < 0 ? "" : uri.substring(question + 1))
            .orElseThrow(ErrorCode.INVALID_URI::exception));
  }

  /** Within the account, whose name is in the path where it is in the path of the batch. */
  private static String path(String address, Call call) {
    int scheme = address.indexOf("://");
    int authority = scheme < 0 ? 0 : address.indexOf('/', scheme + 3);
    if (authority < 0) {
      throw ErrorCode.INVALID_URI.exception();
    }
    String path = address.substring(authority);
    boolean pathStyle = !call.target().rawPath().equals(call.target().path());
    String account = "/" + call.account() + "/";
    return pathStyle && path.startsWith(account) ? path.substring(account.length() - 1) : path;
  }
}
