package dev.malachite.proof.model;

import dev.malachite.proof.history.Event;
import dev.malachite.proof.history.History;
import dev.malachite.proof.history.Linearizability;
import dev.malachite.proof.history.Seen;
import dev.malachite.proof.model.LeaseModel.Action;
import dev.malachite.proof.model.LeaseModel.Verb;
import dev.malachite.proof.simulate.Actor;
import dev.malachite.proof.simulate.Pause;
import dev.malachite.proof.simulate.Scenario;
import dev.malachite.proof.simulate.Task;
import dev.malachite.proof.simulate.Violation;
import dev.malachite.proof.world.Answer;
import dev.malachite.proof.world.Request;
import dev.malachite.protocol.Headers;
import dev.malachite.protocol.Service;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.SplittableRandom;

/**
 * Clients that fight for the lease of a blob, and write it with the lease, without, or too late.
 */
public final class LeaseScenario implements Scenario {
  private static final String BLOB = "/box/leased";

  private record Step(Verb verb, String id, String other, int seconds) implements Task {
    @Override
    public void perform(Actor actor) {
      actor.call(BLOB, new Action(verb, id, other, seconds), request(), LeaseScenario::read);
    }

    private Request request() {
      Headers.Builder headers = Headers.builder();
      switch (verb) {
        case READ -> {
          return Request.of(Service.BLOB, "HEAD " + BLOB);
        }
        case WRITE -> {
          headers.add("x-ms-meta-writer", other);
          lease(headers);
          return of("PUT " + BLOB + "?comp=metadata", headers);
        }
        case ACQUIRE -> {
          headers.add("x-ms-proposed-lease-id", id);
          headers.add("x-ms-lease-duration", Integer.toString(seconds));
        }
        case CHANGE -> {
          lease(headers);
          headers.add("x-ms-proposed-lease-id", other);
        }
        case BREAK -> {
          if (seconds >= 0) {
            headers.add("x-ms-lease-break-period", Integer.toString(seconds));
          }
        }
        case RENEW, RELEASE -> lease(headers);
      }
      headers.add("x-ms-lease-action", verb.name().toLowerCase(Locale.ROOT));
      return of("PUT " + BLOB + "?comp=lease", headers);
    }

    private void lease(Headers.Builder headers) {
      if (!id.isEmpty()) {
        headers.add("x-ms-lease-id", id);
      }
    }

    private static Request of(String line, Headers.Builder headers) {
      return new Request(Service.BLOB, line, headers.build(), new byte[0]);
    }
  }

  @Override
  public void prepare(Actor actor) {
    actor.send(Request.of(Service.BLOB, "PUT /box?restype=container"));
    actor.send(
        Request.of(
            Service.BLOB,
            "PUT " + BLOB,
            "x",
            "x-ms-blob-type",
            "BlockBlob",
            "x-ms-meta-writer",
            "first"));
  }

  @Override
  public List<Task> tasks(SplittableRandom random, int client) {
    List<Task> tasks = new ArrayList<>();
    int count = 3 + random.nextInt(4);
    for (int i = 0; i < count; i++) {
      tasks.add(
          random.nextInt(6) == 0 ? new Pause(1 + random.nextInt(40)) : step(random, client, i));
    }
    return tasks;
  }

  private static Step step(SplittableRandom random, int client, int i) {
    String mine = id(client);
    String foreign = id(random.nextInt(4));
    int length = random.nextInt(4) == 0 ? -1 : 15 + random.nextInt(20);
    return switch (random.nextInt(10)) {
      case 0, 1, 2 -> new Step(Verb.ACQUIRE, mine, "", length);
      case 3 -> new Step(Verb.RENEW, mine, "", -1);
      case 4 -> new Step(Verb.CHANGE, mine, foreign, -1);
      case 5 -> new Step(Verb.RELEASE, random.nextBoolean() ? mine : foreign, "", -1);
      case 6 -> new Step(Verb.BREAK, "", "", random.nextInt(3) == 0 ? -1 : random.nextInt(30));
      case 7, 8 -> new Step(Verb.WRITE, random.nextBoolean() ? mine : "", "w" + client + i, -1);
      default -> new Step(Verb.READ, "", "", -1);
    };
  }

  private static String id(int client) {
    return "00000000-0000-4000-8000-00000000000" + client;
  }

  /** Whoever held it, after a break and a minute the lease is free. */
  @Override
  public void settle(Actor actor) {
    new Step(Verb.READ, "", "", -1).perform(actor);
    new Step(Verb.BREAK, "", "", 0).perform(actor);
    actor.world().clock().pass(Duration.ofSeconds(61));
    String id = id(9);
    Step acquire = new Step(Verb.ACQUIRE, id, "", 15);
    if (actor
        .call(BLOB, new Action(Verb.ACQUIRE, id, "", 15), acquire.request(), LeaseScenario::read)
        .filter(Seen::isSuccess)
        .isEmpty()) {
      throw new Violation("the lease was not to be had after its end");
    }
    new Step(Verb.WRITE, id, "last", -1).perform(actor);
    actor.world().clock().pass(Duration.ofSeconds(16));
    new Step(Verb.READ, "", "", -1).perform(actor);
  }

  @Override
  public Optional<String> judge(History history) {
    List<Event<Action>> events = history.events(Action.class);
    return Linearizability.holds(new LeaseModel(), events)
        ? Settled.check(history, Action.class)
        : Optional.of("the lease is not one lease");
  }

  private static Seen read(Answer answer, String code) {
    return Seen.of(
        answer.status(),
        code,
        "writer",
        answer.header("x-ms-meta-writer"),
        "state",
        answer.header("x-ms-lease-state"),
        "id",
        answer.header("x-ms-lease-id"),
        "left",
        answer.header("x-ms-lease-time"));
  }
}
