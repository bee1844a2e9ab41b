package dev.malachite.bench.wire;

import dev.malachite.bench.wire.Fields.Field;
import java.nio.charset.StandardCharsets;

/** Writes the heads of requests, each with a date and a signature of its own. One per thread. */
final class RequestHeads {
  private final String account;
  private final Signer signer;
  private final StringBuilder head = new StringBuilder(1024);

  RequestHeads(Address address) {
    this.account = address.account();
    this.signer = new Signer(address.account(), address.key());
  }

  byte[] of(Exchange exchange) {
    exchange.stamp(signer.date());
    head.setLength(0);
    head.append(exchange.method()).append(" /").append(account).append('/');
    head.append(exchange.path());
    char separator = '?';
    for (Field parameter : exchange.query().all()) {
      head.append(separator).append(parameter.name()).append('=').append(parameter.value());
      separator = '&';
    }
    head.append(" HTTP/1.1\r\nhost: 127.0.0.1\r\n");
    head.append("authorization: ").append(signer.authorization(exchange)).append("\r\n");
    for (Field header : exchange.headers().all()) {
      head.append(header.name()).append(": ").append(header.value()).append("\r\n");
    }
    return head.append("\r\n").toString().getBytes(StandardCharsets.ISO_8859_1);
  }
}
