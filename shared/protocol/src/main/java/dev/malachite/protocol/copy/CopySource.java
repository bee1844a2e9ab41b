package dev.malachite.protocol.copy;

import dev.malachite.domain.ByteRange;
import dev.malachite.domain.ByteSpan;
import dev.malachite.protocol.Call;
import dev.malachite.protocol.Headers;
import dev.malachite.protocol.Reply;
import java.util.Optional;
import java.util.OptionalLong;

/** A source, and how it is to be read. */
public final class CopySource {
  private static final String RANGE = "x-ms-source-range";

  private final Sources sources;
  private final SourceUrl url;
  private final Asker asker;
  private final Headers headers;
  private final Headers conditions;

  private CopySource(
      Sources sources, SourceUrl url, Asker asker, Headers headers, Headers conditions) {
    this.sources = sources;
    this.url = url;
    this.asker = asker;
    this.headers = headers;
    this.conditions = conditions;
  }

  /** A source that must be public or bring its own authorization. */
  public static CopySource of(Sources sources, Call call) {
    return of(sources, call, Asker.withoutRights(call));
  }

  /** A source that the account of the destination may have. */
  public static CopySource ofOwner(Sources sources, Call call) {
    return of(sources, call, Asker.withOwnRights(call));
  }

  private static CopySource of(Sources sources, Call call, Asker asker) {
    return new CopySource(
        sources, SourceUrl.of(call), asker, SourceHeaders.of(call), SourceConditions.of(call));
  }

  /** A source that was verified before, read on without the request that named it. */
  public static CopySource again(Sources sources, SourceUrl url, Asker asker) {
    return new CopySource(
        sources, url, asker, Headers.of("x-ms-version", Call.DEFAULT_VERSION), Headers.empty());
  }

  public SourceUrl url() {
    return url;
  }

  public Asker asker() {
    return asker;
  }

  /** Whether it is on this very server. */
  public boolean isNear() {
    return sources.isNear(request(SourceRequest.Method.GET, url, Headers.builder()));
  }

  /** The part of the source that a request names. */
  public static Optional<ByteRange> range(Call call) {
    return call.header(RANGE).map(text -> ByteRange.parse(RANGE, text));
  }

  /** The source's properties, under the request's conditions. */
  public Reply properties() {
    return fetch(SourceRequest.Method.HEAD, url, conditional());
  }

  /** The whole source or a part of it, under the request's conditions. */
  public Reply open(Optional<ByteRange> range) {
    Headers.Builder all = conditional();
    range.ifPresent(part -> all.add("Range", text(part)));
    return fetch(SourceRequest.Method.GET, url, all);
  }

  /** A part of a source that is known to have it. */
  public Reply part(ByteSpan span) {
    return fetch(SourceRequest.Method.GET, url, ranged(span));
  }

  /** Something else about the source, such as its tags. */
  public Reply detail(String parameters) {
    return fetch(SourceRequest.Method.GET, url.and(parameters), copy(headers));
  }

  /** Something else about a part of the source, such as its pages. */
  public Reply detail(String parameters, ByteSpan span) {
    return fetch(SourceRequest.Method.GET, url.and(parameters), ranged(span));
  }

  private Headers.Builder ranged(ByteSpan span) {
    ByteRange range = new ByteRange(span.first(), OptionalLong.of(span.last()));
    return copy(headers).add("Range", text(range));
  }

  private Reply fetch(SourceRequest.Method method, SourceUrl what, Headers.Builder all) {
    return sources.fetch(request(method, what, all));
  }

  private SourceRequest request(SourceRequest.Method method, SourceUrl what, Headers.Builder all) {
    return new SourceRequest(method, what, all.build(), asker);
  }

  private Headers.Builder conditional() {
    Headers.Builder all = copy(headers);
    conditions.forEach(all::add);
    return all;
  }

  private static Headers.Builder copy(Headers headers) {
    Headers.Builder copy = Headers.builder();
    headers.forEach(copy::add);
    return copy;
  }

  private static String text(ByteRange part) {
    String last = part.last().isPresent() ? Long.toString(part.last().getAsLong()) : "";
    return "bytes=" + part.first() + "-" + last;
  }
}
