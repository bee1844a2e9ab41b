package dev.malachite.proof.model;

import dev.malachite.proof.history.Event;
import dev.malachite.proof.history.History;
import dev.malachite.proof.history.Linearizability;
import dev.malachite.proof.history.Seen;
import dev.malachite.proof.model.TableModel.Action;
import dev.malachite.proof.model.TableModel.Row;
import dev.malachite.proof.model.TableModel.Step;
import dev.malachite.proof.model.TableModel.Verb;
import dev.malachite.proof.simulate.Actor;
import dev.malachite.proof.simulate.Scenario;
import dev.malachite.proof.simulate.Task;
import dev.malachite.proof.world.Answer;
import dev.malachite.proof.world.Request;
import dev.malachite.protocol.Headers;
import dev.malachite.protocol.Service;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Clients that change the rows of one partition, alone and in batches, and query it. */
public final class TableScenario implements Scenario {
  private static final String PARTITION = "p";
  private static final List<String> ROWS = List.of("1", "2", "3");
  private static final Pattern ENTITY =
      Pattern.compile(
          "\"odata.etag\":\"((?:[^\"\\\\]|\\\\.)*)\".*?\"RowKey\":\"(\\w+)\".*?\"Origin\":\"(\\w+)\","
              + "\"Writer\":\"(\\w+)\"");
  private static final Pattern ETAG = Pattern.compile("(?i)\r\nETag: ([^\r]+)\r\n");
  private static final Pattern PART = Pattern.compile("HTTP/1.1 (\\d+)");
  private static final Pattern INDEX = Pattern.compile("\"value\":\"(\\d+):");

  /** An ETag {@code last} stands for the one this client saw last of that row. */
  private record Call(List<Step> steps) implements Task {
    @Override
    public void perform(Actor actor) {
      List<Step> known = steps.stream().map(step -> resolved(step, actor)).toList();
      actor
          .call(
              PARTITION,
              new Action(known),
              request(known),
              (answer, code) -> read(known, answer, code))
          .ifPresent(seen -> ROWS.forEach(row -> learn(actor, row, seen)));
    }

    private static Step resolved(Step step, Actor actor) {
      String ifMatch =
          step.ifMatch().equals("last") ? actor.recall("etag " + step.row()) : step.ifMatch();
      boolean unconditional =
          ifMatch.isEmpty() && step.verb() != Verb.INSERT && step.verb() != Verb.UPSERT;
      return new Step(step.verb(), step.row(), step.writer(), unconditional ? "*" : ifMatch);
    }

    private static void learn(Actor actor, String row, Seen seen) {
      if (!seen.fact("etag " + row).isEmpty()) {
        actor.learn("etag " + row, seen.fact("etag " + row));
      }
    }
  }

  private static Request request(List<Step> steps) {
    if (steps.isEmpty()) {
      return plain("GET /things()?$filter=PartitionKey%20eq%20'p'", "", Headers.builder());
    }
    if (steps.size() > 1) {
      return batch(steps);
    }
    Step step = steps.getFirst();
    Headers.Builder headers = Headers.builder();
    if (!step.ifMatch().isEmpty() && step.verb() != Verb.GET) {
      headers.add("If-Match", step.ifMatch());
    }
    return plain(line(step, ""), body(step), headers.add("Prefer", "return-no-content"));
  }

  private static Request plain(String line, String body, Headers.Builder headers) {
    headers.add("Content-Type", "application/json");
    headers.add("Accept", "application/json;odata=fullmetadata");
    return new Request(Service.TABLE, line, headers.build(), body.getBytes(StandardCharsets.UTF_8));
  }

  private static Request batch(List<Step> steps) {
    StringBuilder text =
        new StringBuilder("--b\r\nContent-Type: multipart/mixed; boundary=c\r\n\r\n");
    for (Step step : steps) {
      text.append("--c\r\nContent-Type: application/http\r\n");
      text.append("Content-Transfer-Encoding: binary\r\n\r\n");
      text.append(line(step, "http://localhost:10002/account")).append(" HTTP/1.1\r\n");
      if (!step.ifMatch().isEmpty()) {
        text.append("If-Match: ").append(step.ifMatch()).append("\r\n");
      }
      text.append("Prefer: return-no-content\r\nContent-Type: application/json\r\n\r\n");
      text.append(body(step)).append("\r\n");
    }
    text.append("--c--\r\n--b--\r\n");
    return Request.of(
        Service.TABLE,
        "POST /$batch",
        text.toString(),
        "Content-Type",
        "multipart/mixed; boundary=b");
  }

  private static String line(Step step, String base) {
    String entity = base + "/things(PartitionKey='p',RowKey='" + step.row() + "')";
    return switch (step.verb()) {
      case INSERT -> "POST " + base + "/things";
      case REPLACE, UPSERT -> "PUT " + entity;
      case MERGE -> "MERGE " + entity;
      case DELETE -> "DELETE " + entity;
      case GET -> "GET " + entity;
    };
  }

  private static String body(Step step) {
    String writer = "\"Writer\":\"" + step.writer() + "\"}";
    return switch (step.verb()) {
      case INSERT, REPLACE, UPSERT ->
          "{\"PartitionKey\":\"p\",\"RowKey\":\""
              + step.row()
              + "\",\"Origin\":\""
              + step.writer()
              + "\","
              + writer;
      case MERGE -> "{" + writer;
      case DELETE, GET -> "";
    };
  }

  @Override
  public void prepare(Actor actor) {
    actor.world().tick();
    actor.send(plain("POST /Tables", "{\"TableName\":\"things\"}", Headers.builder()));
  }

  @Override
  public List<Task> tasks(SplittableRandom random, int client) {
    List<Task> tasks = new ArrayList<>();
    int count = 3 + random.nextInt(4);
    for (int i = 0; i < count; i++) {
      String writer = "w" + client + i;
      switch (random.nextInt(8)) {
        case 0, 1 -> tasks.add(new Call(List.of()));
        case 2, 3, 4 -> tasks.add(new Call(batch(random, writer)));
        case 5 -> tasks.add(new Call(List.of(new Step(Verb.GET, row(random), "", ""))));
        default -> tasks.add(new Call(List.of(change(random, row(random), writer))));
      }
    }
    return tasks;
  }

  private static List<Step> batch(SplittableRandom random, String writer) {
    int skipped = random.nextInt(ROWS.size() + 1);
    List<Step> steps = new ArrayList<>();
    for (int row = 0; row < ROWS.size(); row++) {
      if (row != skipped) {
        steps.add(change(random, ROWS.get(row), writer + "r" + row));
      }
    }
    return steps;
  }

  private static String row(SplittableRandom random) {
    return ROWS.get(random.nextInt(ROWS.size()));
  }

  private static Step change(SplittableRandom random, String row, String writer) {
    return switch (random.nextInt(8)) {
      case 0, 1 -> new Step(Verb.INSERT, row, writer, "");
      case 2, 3 -> new Step(Verb.UPSERT, row, writer, "");
      case 4 -> new Step(Verb.REPLACE, row, writer, "last");
      case 5 -> new Step(Verb.MERGE, row, writer, random.nextBoolean() ? "last" : "*");
      case 6 -> new Step(Verb.DELETE, row, "", random.nextBoolean() ? "last" : "*");
      default -> new Step(Verb.REPLACE, row, writer, "*");
    };
  }

  @Override
  public void settle(Actor actor) {
    new Call(List.of()).perform(actor);
    ROWS.forEach(
        row -> new Call(List.of(new Step(Verb.UPSERT, row, "last" + row, ""))).perform(actor));
    new Call(List.of()).perform(actor);
  }

  @Override
  public Optional<String> judge(History history) {
    List<Event<Action>> events = history.events(Action.class);
    Map<String, String> etags = new HashMap<>();
    events.forEach(event ->
        event
            .seen()
            .ifPresent(seen ->
                seen.facts()
                    .forEach((name, value) -> {
                      if (name.startsWith("of ")) {
                        etags.put(name.substring(3), value);
                      }
                    })));
    return Linearizability.holds(new TableModel(etags), events)
        ? Settled.check(history, Action.class)
        : Optional.of("the partition is not a partition");
  }

  private static Seen read(List<Step> steps, Answer answer, String code) {
    Map<String, String> facts = new TreeMap<>();
    if (steps.size() > 1) {
      return readBatch(steps, answer, facts);
    }
    StringBuilder rows = new StringBuilder();
    Matcher matcher = ENTITY.matcher(answer.text());
    while (matcher.find()) {
      String etag = matcher.group(1).replace("\\", "");
      Row row = new Row(matcher.group(3), matcher.group(4), etag);
      facts.put("of " + row.writer(), etag);
      facts.put("etag " + matcher.group(2), etag);
      facts.put("row", TableModel.text(row));
      rows.append(matcher.group(2)).append('=').append(TableModel.text(row)).append(';');
    }
    facts.put("rows", rows.toString());
    if (steps.size() == 1 && !answer.header("ETag").isEmpty()) {
      note(facts, steps.getFirst(), answer.header("ETag"));
    }
    return new Seen(answer.status(), code, facts);
  }

  private static void note(Map<String, String> facts, Step step, String etag) {
    facts.put("etag " + step.row(), etag);
    if (!step.writer().isEmpty()) {
      facts.put("of " + step.writer(), etag);
    }
  }

  /** A batch is answered 202 whatever became of it: the parts tell. */
  private static Seen readBatch(List<Step> steps, Answer answer, Map<String, String> facts) {
    String text = answer.text();
    Matcher status = PART.matcher(text);
    int first = status.find() ? Integer.parseInt(status.group(1)) : answer.status();
    if (first >= 300) {
      Matcher index = INDEX.matcher(text);
      facts.put("index", index.find() ? index.group(1) : "none in " + text);
      return new Seen(first, "", facts);
    }
    Matcher etags = ETAG.matcher(text);
    for (Step step : steps) {
      if (step.verb() != Verb.DELETE && etags.find()) {
        note(facts, step, etags.group(1));
      }
    }
    return new Seen(first, "", facts);
  }
}
