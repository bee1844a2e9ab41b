package dev.malachite.proof.world;

import dev.malachite.domain.Clock;
import dev.malachite.domain.Ids;
import dev.malachite.http.Incoming;
import dev.malachite.http.Operations;
import dev.malachite.http.Pipeline;
import dev.malachite.protocol.Body;
import dev.malachite.protocol.Headers;
import dev.malachite.protocol.Peer;
import dev.malachite.protocol.Reply;
import dev.malachite.protocol.Service;
import dev.malachite.protocol.StorageService;
import dev.malachite.protocol.auth.Accounts;
import dev.malachite.protocol.auth.Authenticator;
import dev.malachite.protocol.auth.Authorizer;
import dev.malachite.protocol.auth.BearerSettings;
import dev.malachite.protocol.auth.BearerTokens;
import dev.malachite.protocol.auth.Challenge;
import dev.malachite.protocol.cors.Cors;
import dev.malachite.protocol.cors.CorsRules;
import dev.malachite.protocol.routing.Manifest;
import dev.malachite.protocol.routing.Router;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.logging.Level;
import java.util.logging.Logger;

/**
 * The real pipeline of a process, without a network before it. The services stand in the order of
 * their enum.
 */
public final class Front {
  public static final String ACCOUNT = "account";
  public static final Accounts ACCOUNTS = Accounts.parse(ACCOUNT + ":a2V5");
  private static final Challenge CHALLENGE = new Challenge("tenant");
  private static final Router ROUTER = new Router(Manifest.load());

  // What goes wrong here is meant to: a line for each would hide everything else.
  private static final Logger LOG = Logger.getLogger(Pipeline.class.getName());

  static {
    LOG.setLevel(Level.OFF);
  }

  private final Pipeline pipeline;

  Front(List<StorageService> services, CorsRules cors, Clock clock, Ids ids) {
    this.pipeline =
        new Pipeline(
            new Pipeline.Gate(
                ACCOUNTS, authenticator(services), authorizer(services), new Cors(cors)),
            ROUTER,
            new Operations(services, Optional.empty()),
            clock,
            ids);
  }

  Pipeline pipeline() {
    return pipeline;
  }

  /** As the account's owner; the signature is taken for granted. */
  public Answer send(Request request) {
    return read(pipeline.answerInside(incoming(request, request.headers()), Optional.of(ACCOUNT)));
  }

  /** As anybody; the headers must prove who. */
  public Answer sendSigned(Request request) {
    return read(pipeline.answer(incoming(request, request.headers())).reply());
  }

  private static Incoming incoming(Request request, Headers headers) {
    return new Incoming(
        request.service(),
        request.method(),
        "/" + ACCOUNT + request.path(),
        headers,
        new Body(OptionalLong.of(request.body().length), new ByteArrayInputStream(request.body())),
        new Peer("127.0.0.1", false, authority(request.service())));
  }

  public static String authority(Service service) {
    return "localhost:" + (10000 + service.ordinal());
  }

  private static Answer read(Reply reply) {
    try (InputStream stream = reply.payload().stream().get()) {
      return new Answer(reply.status(), reply.headers(), stream.readAllBytes());
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }

  private static Authenticator authenticator(List<StorageService> services) {
    return new Authenticator(
        (call, container, identifier) ->
            services
                .get(call.service().ordinal())
                .accessPolicies()
                .find(call, container, identifier),
        new BearerTokens(BearerSettings.basic(CHALLENGE)));
  }

  private static Authorizer authorizer(List<StorageService> services) {
    return new Authorizer(services.getFirst().publicAccess(), CHALLENGE);
  }
}
