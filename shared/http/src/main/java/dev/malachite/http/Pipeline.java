package dev.malachite.http;

import dev.malachite.domain.Clock;
import dev.malachite.domain.Ids;
import dev.malachite.domain.Malformed;
import dev.malachite.protocol.Body;
import dev.malachite.protocol.Call;
import dev.malachite.protocol.Operation;
import dev.malachite.protocol.Peer;
import dev.malachite.protocol.PercentCoding;
import dev.malachite.protocol.Query;
import dev.malachite.protocol.Reply;
import dev.malachite.protocol.Resource;
import dev.malachite.protocol.Target;
import dev.malachite.protocol.auth.Account;
import dev.malachite.protocol.auth.Accounts;
import dev.malachite.protocol.auth.Authenticator;
import dev.malachite.protocol.auth.Authorizer;
import dev.malachite.protocol.auth.Principal;
import dev.malachite.protocol.batch.BatchOperation;
import dev.malachite.protocol.batch.HttpRequestPart;
import dev.malachite.protocol.cors.Cors;
import dev.malachite.protocol.errors.ApiException;
import dev.malachite.protocol.errors.ErrorBody;
import dev.malachite.protocol.errors.ErrorCode;
import dev.malachite.protocol.errors.ErrorContext;
import dev.malachite.protocol.errors.MalformedInput;
import dev.malachite.protocol.routing.Paths;
import dev.malachite.protocol.routing.Router;
import dev.malachite.protocol.routing.Row;
import dev.malachite.store.Unavailable;
import java.io.ByteArrayInputStream;
import java.io.UncheckedIOException;
import java.time.Instant;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.UUID;
import java.util.function.BiFunction;
import java.util.function.Function;
import org.jboss.logging.Logger;

/**
 * A request's way: parse, authenticate, route, authorize, operate, and the headers every answer
 * carries.
 */
public final class Pipeline {
  private static final Logger LOG = Logger.getLogger(Pipeline.class);

  private final Gate gate;
  private final Router router;
  private final Operations operations;
  private final Clock clock;
  private final Ids ids;
  private final boolean hostStyle;

  /** Who comes in. */
  public record Gate(
      Accounts accounts, Authenticator authenticator, Authorizer authorizer, Cors cors) {}

  /**
   * Puts the parts together.
   *
   * @param hostStyle whether host names may name accounts
   */
  public Pipeline(
      Gate gate, Router router, Operations operations, Clock clock, Ids ids, boolean hostStyle) {
    this.gate = gate;
    this.router = router;
    this.operations = operations;
    this.clock = clock;
    this.ids = ids;
    this.hostStyle = hostStyle;
  }

  /** Always an answer; nothing is thrown. */
  public Answer answer(Incoming incoming) {
    return answer(incoming, (call, trace) -> answer(call, trace, operations::find));
  }

  /** The answer to a request that cannot be taken for a reason of this process. */
  Answer refuse(Incoming incoming, ApiException reason) {
    return answer(
        incoming,
        (call, trace) -> {
          throw reason;
        });
  }

  /**
   * What a request of this server to itself is answered, whichever operations it answers to others.
   *
   * @param ownAccount whose owner asks
   */
  public Reply answerInside(Incoming incoming, Optional<String> ownAccount) {
    return answer(incoming, (call, trace) -> answerInside(call, ownAccount, trace)).reply();
  }

  /** The request as operations see it, before anybody asked who sent it. */
  public Call parse(Incoming incoming) {
    return call(incoming, target(incoming), trace());
  }

  /** The same request with what it says, so that nobody has to find out again. */
  Incoming look(Incoming incoming) {
    if (isWebsite(incoming.peer())) {
      return incoming;
    }
    try {
      Target target = target(incoming);
      Query query = query(incoming);
      Resource resource = Paths.resolve(target.service(), resource(target), query);
      Row row =
          router.route(target.service(), target.method(), resource, query, incoming.headers());
      return incoming.with(new Parsed(target, query, resource, row));
    } catch (ApiException | Malformed refused) {
      return incoming;
    }
  }

  private Trace trace() {
    return new Trace(new UUID(ids.unique(), ids.unique()).toString(), clock.now());
  }

  private Target target(Incoming incoming) {
    return incoming
        .parsed()
        .map(Parsed::target)
        .orElseGet(() ->
            Addressing.target(
                incoming.service(),
                hostStyle ? incoming.peer().authority() : "",
                incoming.method(),
                path(incoming.uri())));
  }

  private Answer answer(Incoming incoming, BiFunction<Call, Trace, Reply> way) {
    return answer(incoming, target(incoming), way);
  }

  private Answer answer(Incoming incoming, Target target, BiFunction<Call, Trace, Reply> way) {
    Trace trace = trace();
    Reply reply;
    try {
      reply = way.apply(call(incoming, target, trace), trace);
    } catch (RuntimeException failure) {
      reply = error(failure, target, trace);
    }
    return trace.answer(CommonHeaders.add(reply, incoming, trace));
  }

  private Reply answerInside(Call call, Optional<String> ownAccount, Trace trace) {
    return ownAccount.filter(call.account()::equals).isPresent()
        ? operate(call.withPrincipal(new Principal.Owner()), trace, operations::findBuilt)
        : answer(call, trace, operations::findBuilt);
  }

  private Reply answer(Call anonymous, Trace trace, Function<Row, Operation> find) {
    Account account =
        gate.accounts()
            .find(anonymous.account())
            .orElseThrow(ErrorCode.RESOURCE_NOT_FOUND::exception);
    if (anonymous.method().equals("OPTIONS")) {
      trace.operation("Preflight");
      return gate.cors().preflight(anonymous);
    }
    if (isWebsite(anonymous)) {
      return operate(anonymous, trace, find);
    }
    return operate(
        anonymous.withPrincipal(gate.authenticator().authenticate(anonymous, account)),
        trace,
        find);
  }

  private Reply operate(Call call, Trace trace, Function<Row, Operation> find) {
    Row row = trace.route().orElseGet(() -> route(call));
    trace.operation(row.id());
    if (!row.open()) {
      gate.authorizer().authorize(call, row.access());
    }
    Operation operation = find.apply(row);
    Reply reply =
        operation instanceof BatchOperation batch
            ? batch.handle(call, part -> answerPart(call, part))
            : operation.handle(call);
    return CommonHeaders.adjust(reply, call, gate.cors());
  }

  private Row route(Call call) {
    return isWebsite(call)
        ? router.website(call.method(), call.query(), call.headers())
        : router.route(
            call.service(), call.method(), call.resource(), call.query(), call.headers());
  }

  private boolean isWebsite(Call call) {
    return isWebsite(call.peer());
  }

  private boolean isWebsite(Peer peer) {
    return hostStyle && Addressing.isWebsite(peer.authority());
  }

  /** A part of a batch is a request like any other. */
  private Reply answerPart(Call batch, HttpRequestPart part) {
    Body body =
        new Body(OptionalLong.of(part.body().length), new ByteArrayInputStream(part.body()));
    Incoming incoming =
        new Incoming(
            batch.service(), part.method(), part.uri(), part.headers(), body, batch.peer());
    Target target = Addressing.partOf(batch.target(), part.method(), path(part.uri()));
    return answer(incoming, target, (call, trace) -> answer(call, trace, operations::find)).reply();
  }

  private Call call(Incoming incoming, Target target, Trace trace) {
    if (incoming.parsed().isPresent()) {
      Parsed parsed = incoming.parsed().get();
      trace.route(parsed.row());
      return call(incoming, target, parsed.query(), parsed.resource(), trace);
    }
    Query query = query(incoming);
    Resource resource =
        isWebsite(incoming.peer())
            ? page(target)
            : Paths.resolve(target.service(), resource(target), query);
    return call(incoming, target, query, resource, trace);
  }

  private static Call call(
      Incoming incoming, Target target, Query query, Resource resource, Trace trace) {
    return new Call(
        trace.requestId(),
        trace.start(),
        target,
        resource,
        query,
        incoming.headers(),
        incoming.body(),
        incoming.peer(),
        new Principal.Anonymous());
  }

  private static Query query(Incoming incoming) {
    String uri = incoming.uri();
    int question = uri.indexOf('?');
    return Query.parse(question < 0 ? "" : uri.substring(question + 1))
        .orElseThrow(ErrorCode.INVALID_URI::exception);
  }

  private static Resource resource(Target target) {
    return Resource.parse(target.path()).orElseThrow(ErrorCode.INVALID_URI::exception);
  }

  /** Of a website: the whole path names the blob. */
  private static Resource page(Target target) {
    String relative = target.path().startsWith("/") ? target.path().substring(1) : target.path();
    return new Resource(
        "$web", PercentCoding.decode(relative).orElseThrow(ErrorCode.INVALID_URI::exception));
  }

  private static String path(String uri) {
    int question = uri.indexOf('?');
    String path = question < 0 ? uri : uri.substring(0, question);
    int scheme = path.indexOf("://");
    if (path.startsWith("/") || scheme < 0) {
      return path;
    }
    // The absolute form, which every server must accept.
    int slash = path.indexOf('/', scheme + 3);
    return slash < 0 ? "/" : path.substring(slash);
  }

  private static Reply error(RuntimeException failure, Target target, Trace trace) {
    ApiException error = translate(failure, trace);
    trace.error(error.code().code());
    Instant now = trace.start();
    boolean head = target.method().equals("HEAD");
    return ErrorBody.reply(
        error, new ErrorContext(target.service(), trace.requestId(), now, head, trace.speaksXml()));
  }

  private static ApiException translate(RuntimeException failure, Trace trace) {
    return switch (failure) {
      case ApiException known -> known;
      case Malformed malformed -> MalformedInput.error(malformed);
      case Unavailable unavailable -> {
        LOG.warnf("%s %s: %s", trace.requestId(), trace.operation(), unavailable.getMessage());
        yield ErrorCode.SERVER_BUSY.exception();
      }
      // Only the client's connection throws it: nobody is left to read the answer.
      case UncheckedIOException broken -> ErrorCode.INVALID_INPUT.exception();
      default -> {
        LOG.errorf(failure, "%s %s failed", trace.requestId(), trace.operation());
        yield ErrorCode.INTERNAL_ERROR.exception();
      }
    };
  }
}
