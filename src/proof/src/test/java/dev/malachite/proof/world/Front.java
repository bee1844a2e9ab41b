package dev.malachite.proof.world;

import dev.malachite.domain.Clock;
import dev.malachite.domain.HttpDate;
import dev.malachite.domain.Ids;
import dev.malachite.http.Incoming;
import dev.malachite.http.Operations;
import dev.malachite.http.Pipeline;
import dev.malachite.protocol.Body;
import dev.malachite.protocol.Call;
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
import dev.malachite.protocol.auth.Signer;
import dev.malachite.protocol.cors.Cors;
import dev.malachite.protocol.cors.CorsRules;
import dev.malachite.protocol.routing.Manifest;
import dev.malachite.protocol.routing.Router;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
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
  private static final byte[] KEY = "key".getBytes(StandardCharsets.UTF_8);
  private static final String WEBSITE = "@web";
  private static final String SECONDARY = "@secondary";
  public static final Accounts ACCOUNTS = Accounts.parse(ACCOUNT + ":a2V5");
  private static final Challenge CHALLENGE = new Challenge("tenant");
  private static final Router ROUTER = new Router(Manifest.load());

  // What goes wrong here is meant to: a line for each would hide everything else. With
  // -Dmalachite.log=ALL they are there.
  private static final Logger LOG = Logger.getLogger("dev.malachite");

  static {
    LOG.setLevel(Level.parse(System.getProperty("malachite.log", "OFF")));
  }

  private final Pipeline pipeline;
  private final Clock clock;

  Front(List<StorageService> services, CorsRules cors, Clock clock, Ids ids) {
    this.clock = clock;
    this.pipeline =
        new Pipeline(
            new Pipeline.Gate(
                ACCOUNTS, authenticator(services), authorizer(services), new Cors(cors)),
            ROUTER,
            new Operations(services, Optional.empty()),
            clock,
            ids,
            true);
  }

  Pipeline pipeline() {
    return pipeline;
  }

  /** As the account's owner; the signature is taken for granted. */
  public Answer send(Request request) {
    return request.method().equals("OPTIONS")
        ? sendSigned(request)
        : read(pipeline.answerInside(incoming(request), Optional.of(ACCOUNT)), "");
  }

  /** As anybody; the headers must prove who. */
  public Answer sendSigned(Request request) {
    dev.malachite.http.Answer answer = pipeline.answer(incoming(request));
    return read(answer.reply(), answer.operation());
  }

  /** The same with a date and the signature of the account's owner. */
  public Request signed(Request request) {
    Headers.Builder dated = Headers.builder();
    request.headers().forEach(dated::add);
    dated.add("x-ms-date", HttpDate.format(clock.now()));
    Request unsigned =
        new Request(request.service(), request.line(), dated.build(), request.body());
    Call call = pipeline.parse(incoming(unsigned));
    dated.add("Authorization", Signer.authorization(call, KEY));
    return new Request(request.service(), request.line(), dated.build(), request.body());
  }

  /** The same with the signature that fits the shared access signature in its query. */
  public Request withSharedAccess(Request request) {
    Call call = pipeline.parse(incoming(request));
    String signature = Signer.sharedAccess(call, ACCOUNTS.find(ACCOUNT).orElseThrow());
    String line = request.line() + "&sig=" + URLEncoder.encode(signature, StandardCharsets.UTF_8);
    return new Request(request.service(), line, request.headers(), request.body());
  }

  private static Incoming incoming(Request request) {
    String path = request.path();
    boolean website = path.startsWith(WEBSITE);
    return new Incoming(
        request.service(),
        request.method(),
        website
            ? path.substring(WEBSITE.length())
            : path.startsWith(SECONDARY)
                ? "/" + ACCOUNT + "-secondary" + path.substring(SECONDARY.length())
                : "/" + ACCOUNT + path,
        request.headers(),
        new Body(OptionalLong.of(request.body().length), new ByteArrayInputStream(request.body())),
        new Peer(
            "127.0.0.1",
            false,
            website ? ACCOUNT + ".web.localhost:10000" : authority(request.service())));
  }

  public static String authority(Service service) {
    return "localhost:" + (10000 + service.ordinal());
  }

  private static Answer read(Reply reply, String operation) {
    try (InputStream stream = reply.payload().stream().get()) {
      return new Answer(reply.status(), reply.headers(), stream.readAllBytes(), operation);
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
