package dev.malachite.proof.model;

import dev.malachite.proof.history.Event;
import dev.malachite.proof.history.History;
import dev.malachite.proof.history.Linearizability;
import dev.malachite.proof.history.Seen;
import dev.malachite.proof.model.RegisterModel.Action;
import dev.malachite.proof.model.RegisterModel.Verb;
import dev.malachite.proof.simulate.Actor;
import dev.malachite.proof.simulate.Scenario;
import dev.malachite.proof.simulate.Task;
import dev.malachite.proof.simulate.Violation;
import dev.malachite.proof.world.Answer;
import dev.malachite.proof.world.Request;
import dev.malachite.protocol.Headers;
import dev.malachite.protocol.Service;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;

/** Clients that write, read and delete the same blobs, some with the ETag they saw last. */
public final class RegisterScenario implements Scenario {
  private static final int LARGE = 9_000;

  private enum Way {
    SMALL,
    LARGE,
    BLOCKS
  }

  private enum Condition {
    NONE,
    AS_SEEN,
    ONLY_NEW
  }

  private record Step(Verb verb, String blob, String writer, Way way, Condition condition)
      implements Task {
    @Override
    public void perform(Actor actor) {
      String condition =
          switch (condition()) {
            case NONE -> "";
            case AS_SEEN -> actor.recall(blob);
            case ONLY_NEW -> "*";
          };
      Action action = new Action(verb, writer, condition);
      if (verb == Verb.PUT && way == Way.BLOCKS && !stage(actor)) {
        return;
      }
      actor
          .call(blob, action, request(condition), RegisterScenario::read)
          .filter(seen -> !seen.fact("etag").isEmpty())
          .ifPresent(seen -> actor.learn(blob, seen.fact("etag")));
    }

    private boolean stage(Actor actor) {
      String line = "PUT /box/" + blob + "?comp=block&blockid=" + block();
      Request block = new Request(Service.BLOB, line, Headers.empty(), bytes(writer, LARGE));
      return actor.send(block).filter(Answer::isSuccess).isPresent();
    }

    private String block() {
      return Base64.getEncoder().encodeToString(writer.getBytes(StandardCharsets.UTF_8));
    }

    private Request request(String condition) {
      Headers.Builder headers = Headers.builder();
      if (!condition.isEmpty()) {
        headers.add(condition.equals("*") ? "If-None-Match" : "If-Match", condition);
      }
      if (!writer.isEmpty()) {
        headers.add("x-ms-meta-writer", writer);
      }
      String path = " /box/" + blob;
      return switch (verb) {
        case GET -> request("GET" + path, headers, "");
        case DELETE -> request("DELETE" + path, headers, "");
        case ANNOTATE -> request("PUT" + path + "?comp=metadata", headers, "");
        case PUT -> put(path, headers);
      };
    }

    private Request put(String path, Headers.Builder headers) {
      if (way == Way.BLOCKS) {
        String list = "<BlockList><Uncommitted>" + block() + "</Uncommitted></BlockList>";
        return request("PUT" + path + "?comp=blocklist", headers, list);
      }
      headers.add("x-ms-blob-type", "BlockBlob");
      byte[] body = bytes(writer, way == Way.LARGE ? LARGE : 20);
      return new Request(Service.BLOB, "PUT" + path, headers.build(), body);
    }

    private static Request request(String line, Headers.Builder headers, String body) {
      byte[] bytes = body.getBytes(StandardCharsets.UTF_8);
      return new Request(Service.BLOB, line, headers.build(), bytes);
    }
  }

  @Override
  public void prepare(Actor actor) {
    actor.send(Request.of(Service.BLOB, "PUT /box?restype=container"));
  }

  @Override
  public List<Task> tasks(SplittableRandom random, int client) {
    List<Task> tasks = new ArrayList<>();
    int count = 3 + random.nextInt(4);
    for (int i = 0; i < count; i++) {
      Verb verb =
          List.of(Verb.PUT, Verb.PUT, Verb.PUT, Verb.ANNOTATE, Verb.DELETE, Verb.GET, Verb.GET)
              .get(random.nextInt(7));
      boolean writes = verb == Verb.PUT || verb == Verb.ANNOTATE;
      Condition condition = Condition.values()[random.nextInt(verb == Verb.PUT ? 3 : 2)];
      tasks.add(
          new Step(
              verb,
              random.nextInt(3) == 0 ? "b" : "a",
              writes ? "w" + client + i : "",
              Way.values()[random.nextInt(3)],
              verb == Verb.GET ? Condition.NONE : condition));
    }
    return tasks;
  }

  @Override
  public void settle(Actor actor) {
    for (String blob : List.of("a", "b")) {
      new Step(Verb.GET, blob, "", Way.SMALL, Condition.NONE).perform(actor);
      new Step(Verb.PUT, blob, "last" + blob, Way.LARGE, Condition.NONE).perform(actor);
      new Step(Verb.GET, blob, "", Way.SMALL, Condition.NONE).perform(actor);
    }
  }

  @Override
  public Optional<String> judge(History history) {
    Map<String, List<Event<Action>>> byKey = history.byKey(Action.class);
    for (Map.Entry<String, List<Event<Action>>> key : byKey.entrySet()) {
      List<Event<Action>> sound =
          key.getValue().stream().filter(event -> !lostItsBlock(event)).toList();
      if (!Linearizability.holds(new RegisterModel(sound), sound)) {
        return Optional.of("blob " + key.getKey() + " is not a register");
      }
    }
    return Settled.check(history, Action.class);
  }

  // Somebody else's Put Blob or block list drops blocks that are not committed yet.
  private static boolean lostItsBlock(Event<Action> event) {
    return event.seen().filter(seen -> seen.code().equals("InvalidBlockList")).isPresent();
  }

  private static Seen read(Answer answer, String code) {
    if (!answer.isSuccess()) {
      return Seen.of(answer.status(), code);
    }
    String writer = answer.header("x-ms-meta-writer");
    return answer.body().length == 0
        ? Seen.of(answer.status(), code, "etag", answer.header("ETag"))
        : Seen.of(
            answer.status(),
            code,
            "etag",
            answer.header("ETag"),
            "writer",
            writer,
            "bytes",
            author(answer.body()));
  }

  /** The name of the writer, again and again. */
  private static byte[] bytes(String writer, int length) {
    byte[] pattern = (writer + ";").getBytes(StandardCharsets.UTF_8);
    byte[] bytes = new byte[length];
    for (int i = 0; i < length; i++) {
      bytes[i] = pattern[i % pattern.length];
    }
    return bytes;
  }

  private static String author(byte[] bytes) {
    String text = new String(bytes, StandardCharsets.UTF_8);
    String writer = text.substring(0, Math.max(0, text.indexOf(';')));
    if (!Arrays.equals(bytes, bytes(writer, bytes.length))) {
      throw new Violation("bytes of different writers: " + text.substring(0, 40));
    }
    return writer;
  }
}
