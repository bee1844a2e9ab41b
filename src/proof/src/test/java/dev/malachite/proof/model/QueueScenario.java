package dev.malachite.proof.model;

import dev.malachite.proof.history.Event;
import dev.malachite.proof.history.History;
import dev.malachite.proof.history.Linearizability;
import dev.malachite.proof.history.Seen;
import dev.malachite.proof.model.QueueModel.Action;
import dev.malachite.proof.model.QueueModel.Verb;
import dev.malachite.proof.simulate.Actor;
import dev.malachite.proof.simulate.Pause;
import dev.malachite.proof.simulate.Scenario;
import dev.malachite.proof.simulate.Task;
import dev.malachite.proof.simulate.Violation;
import dev.malachite.proof.world.Answer;
import dev.malachite.proof.world.Request;
import dev.malachite.protocol.Service;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;

/** Producers and consumers of one queue, with a janitor that removes what has expired. */
public final class QueueScenario implements Scenario {
  /** A call that may have been about any message. */
  private static final String ALL = "*";

  private static final int LONGEST_HIDDEN = 60;

  private final Task sweep;

  public QueueScenario() {
    this(new Sweep());
  }

  /** With another janitor. */
  public QueueScenario(Task sweep) {
    this.sweep = sweep;
  }

  private record Put(String name, int hidden, int lives, boolean large) implements Task {
    @Override
    public void perform(Actor actor) {
      String text = name + ":" + (large ? "x".repeat(1500) : "");
      String line = "POST /jobs/messages?visibilitytimeout=" + hidden + "&messagettl=" + lives;
      Action action = new Action(Verb.PUT, "", hidden, lives);
      actor
          .call(name, action, Request.of(Service.QUEUE, line, document(text)), QueueScenario::read)
          .ifPresent(seen -> keep(actor, name, seen));
    }
  }

  private record Get(int most, int hidden) implements Task {
    @Override
    public void perform(Actor actor) {
      claim(actor, most, hidden);
    }
  }

  private record Peek(int most) implements Task {
    @Override
    public void perform(Actor actor) {
      History.Begun begun = actor.world().history().begin();
      String line = "GET /jobs/messages?peekonly=true&numofmessages=" + most;
      Optional<Answer> answer = actor.send(Request.of(Service.QUEUE, line));
      Action action = new Action(Verb.PEEK, "", 0, -1);
      answer.ifPresent(each -> record(actor, action, each, begun));
    }
  }

  /** With the receipt this client had of a message last, valid or not. */
  private record Change(Verb verb, int choice, int hidden, boolean rewrite) implements Task {
    @Override
    public void perform(Actor actor) {
      List<String> known = List.of(actor.recall("known").split(" "));
      String name = known.get(choice % known.size());
      if (name.isEmpty()) {
        return;
      }
      String receipt = actor.recall("receipt " + name);
      String uri = " /jobs/messages/" + actor.recall("id " + name) + "?popreceipt=" + receipt;
      Action action = new Action(verb, receipt, hidden, -1);
      Request request =
          verb == Verb.DELETE
              ? Request.of(Service.QUEUE, "DELETE" + uri)
              : Request.of(
                  Service.QUEUE,
                  "PUT" + uri + "&visibilitytimeout=" + hidden,
                  rewrite ? document(name + ":" + "y".repeat(choice * 100)) : "");
      actor
          .call(name, action, request, QueueScenario::read)
          .filter(Seen::isSuccess)
          .ifPresent(seen -> actor.learn("receipt " + name, seen.fact("receipt")));
    }
  }

  private record Clear() implements Task {
    @Override
    public void perform(Actor actor) {
      Action action = new Action(Verb.CLEAR, "", 0, -1);
      actor.call(
          ALL, action, Request.of(Service.QUEUE, "DELETE /jobs/messages"), QueueScenario::read);
    }
  }

  @Override
  public void prepare(Actor actor) {
    actor.send(Request.of(Service.QUEUE, "PUT /jobs"));
  }

  @Override
  public List<Task> tasks(SplittableRandom random, int client) {
    List<Task> tasks = new ArrayList<>();
    int count = 4 + random.nextInt(4);
    boolean clears = random.nextInt(6) == 0;
    for (int i = 0; i < count; i++) {
      tasks.add(
          switch (random.nextInt(12)) {
            case 0, 1, 2 -> put(random, "m" + client + i);
            case 3, 4, 5 -> new Get(1 + random.nextInt(3), 1 + random.nextInt(30));
            case 6, 7 -> new Change(Verb.DELETE, random.nextInt(8), 0, false);
            case 8 ->
                new Change(
                    Verb.UPDATE, random.nextInt(20), random.nextInt(30), random.nextBoolean());
            case 9 -> new Pause(1 + random.nextInt(30));
            case 10 -> random.nextBoolean() ? sweep : new Peek(1 + random.nextInt(4));
            default -> clears && i > 2 ? new Clear() : put(random, "m" + client + i);
          });
    }
    return tasks;
  }

  private static Put put(SplittableRandom random, String name) {
    int hidden = random.nextInt(3) == 0 ? random.nextInt(30) : 0;
    int lives = random.nextInt(3) == 0 ? 31 + random.nextInt(60) : -1;
    return new Put(name, hidden, lives, random.nextInt(3) == 0);
  }

  /** Everything becomes visible, is claimed and deleted; then nothing is left. */
  @Override
  public void settle(Actor actor) {
    actor.world().clock().pass(Duration.ofSeconds(2 * LONGEST_HIDDEN));
    for (int round = 0; !claim(actor, 5, 300).isEmpty(); round++) {
      for (String name : actor.recall("known").split(" ")) {
        delete(actor, name);
      }
      actor.learn("known", "");
      if (round > 100) {
        throw new Violation("the queue does not drain");
      }
    }
    sweep.perform(actor);
    History.Begun begun = actor.world().history().begin();
    Action miss = new Action(Verb.MISS, "", 0, -1);
    actor.world().history().end(actor.number(), ALL, miss, Optional.of(Seen.of(200, "")), begun);
  }

  private static void delete(Actor actor, String name) {
    String receipt = actor.recall("receipt " + name);
    String uri = "DELETE /jobs/messages/" + actor.recall("id " + name) + "?popreceipt=" + receipt;
    Action action = new Action(Verb.DELETE, receipt, 0, -1);
    actor.call(name, action, Request.of(Service.QUEUE, uri), QueueScenario::read);
  }

  @Override
  public Optional<String> judge(History history) {
    for (Map.Entry<String, List<Event<Action>>> message : messages(history).entrySet()) {
      if (!Linearizability.holds(new QueueModel(), message.getValue())) {
        return Optional.of("message " + message.getKey() + " was not handed out as promised");
      }
    }
    return Settled.check(history, Action.class);
  }

  /** What was about any message was perhaps about each. */
  private static Map<String, List<Event<Action>>> messages(History history) {
    Map<String, List<Event<Action>>> byName = new LinkedHashMap<>();
    List<Event<Action>> events = history.events(Action.class);
    events.stream()
        .filter(event -> !event.key().equals(ALL))
        .forEach(event -> byName.put(event.key(), new ArrayList<>()));
    for (Event<Action> event : events) {
      if (event.seen().filter(seen -> seen.status() == 400).isPresent()) {
        continue;
      }
      byName.forEach((name, of) -> {
        if (event.key().equals(name) || event.key().equals(ALL)) {
          of.add(event);
        }
      });
    }
    return byName;
  }

  private static List<String> claim(Actor actor, int most, int hidden) {
    History.Begun begun = actor.world().history().begin();
    Instant start = actor.world().clock().now();
    String line = "GET /jobs/messages?numofmessages=" + most + "&visibilitytimeout=" + hidden;
    Optional<Answer> answer = actor.send(Request.of(Service.QUEUE, line));
    Action action = new Action(Verb.CLAIM, "", hidden, -1);
    if (answer.isEmpty()) {
      actor.world().history().end(actor.number(), ALL, action, Optional.empty(), begun);
      return List.of();
    }
    List<String> claimed = record(actor, action, answer.get(), begun);
    Duration taken = Duration.between(start, actor.world().clock().now());
    if (taken.toSeconds() >= hidden) {
      // It took so long that what it claimed may be somebody else's by now, and not be shown.
      actor.world().history().end(actor.number(), ALL, action, Optional.empty(), begun);
    }
    return claimed;
  }

  private static List<String> record(
      Actor actor, Action action, Answer answer, History.Begun begun) {
    List<String> names = new ArrayList<>();
    for (String message : answer.elements("QueueMessage")) {
      String name = text(message, "MessageText").split(":", -1)[0];
      Seen seen =
          Seen.of(
              answer.status(),
              "",
              "receipt",
              text(message, "PopReceipt"),
              "id",
              text(message, "MessageId"),
              "count",
              text(message, "DequeueCount"));
      actor.world().history().end(actor.number(), name, action, Optional.of(seen), begun);
      if (action.verb() == Verb.CLAIM) {
        keep(actor, name, seen);
      }
      names.add(name);
    }
    return names;
  }

  private static void keep(Actor actor, String name, Seen seen) {
    actor.learn("receipt " + name, seen.fact("receipt"));
    actor.learn("id " + name, seen.fact("id"));
    actor.learn("known", (name + " " + actor.recall("known")).strip());
  }

  private static Seen read(Answer answer, String code) {
    String header = answer.header("x-ms-popreceipt");
    String body = answer.text();
    return Seen.of(
        answer.status(),
        code,
        "receipt",
        header.isEmpty() ? text(body, "PopReceipt") : header,
        "id",
        text(body, "MessageId"));
  }

  private static String text(String xml, String element) {
    int from = xml.indexOf("<" + element + ">");
    return from < 0
        ? ""
        : xml.substring(from + element.length() + 2, xml.indexOf("</" + element + ">", from));
  }

  private static String document(String text) {
    return "<QueueMessage><MessageText>" + text + "</MessageText></QueueMessage>";
  }
}
