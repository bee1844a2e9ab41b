package dev.malachite.proof.model;

import dev.malachite.proof.history.Event;
import dev.malachite.proof.history.History;
import dev.malachite.proof.history.Linearizability;
import dev.malachite.proof.history.Seen;
import dev.malachite.proof.model.TreeModel.Action;
import dev.malachite.proof.model.TreeModel.Verb;
import dev.malachite.proof.simulate.Actor;
import dev.malachite.proof.simulate.Scenario;
import dev.malachite.proof.simulate.Task;
import dev.malachite.proof.world.Answer;
import dev.malachite.proof.world.Request;
import dev.malachite.proof.world.Weather;
import dev.malachite.protocol.Service;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;

/** Clients that make, move and remove directories and files of one share. */
public final class TreeScenario implements Scenario {
  private static final String SHARE = "/share/";
  private static final List<String> DIRECTORIES = List.of("a", "b", "a/d", "b/d");
  private static final List<String> FILES = List.of("a/f", "b/f", "a/d/f", "f");
  private static final List<String> LISTED = List.of("d", "f");

  private record Step(Verb verb, String path, String other) implements Task {
    @Override
    public void perform(Actor actor) {
      actor.call("share", new Action(verb, path, other), request(), TreeScenario::read);
    }

    private Request request() {
      String at = SHARE + path;
      return switch (verb) {
        case MAKE ->
            Request.of(
                Service.FILE, "PUT " + at + "?restype=directory", "", "x-ms-meta-name", other);
        case CREATE ->
            Request.of(
                Service.FILE,
                "PUT " + at,
                "",
                "x-ms-type",
                "file",
                "x-ms-content-length",
                "10",
                "x-ms-meta-name",
                other);
        case REMOVE -> Request.of(Service.FILE, "DELETE " + at + "?restype=directory");
        case DELETE -> Request.of(Service.FILE, "DELETE " + at);
        case RENAME_DIRECTORY -> rename(at + "?restype=directory&comp=rename", "false");
        case RENAME_FILE -> rename(at + "?comp=rename", "false");
        case REPLACE_FILE -> rename(at + "?comp=rename", "true");
        case LOOK -> Request.of(Service.FILE, "HEAD " + at);
        case LOOK_INTO -> Request.of(Service.FILE, "HEAD " + at + "?restype=directory");
        case LISTED, NOT_LISTED -> throw new IllegalStateException("seen only in lists");
      };
    }

    private Request rename(String line, String replace) {
      return Request.of(
          Service.FILE,
          "PUT " + line,
          "",
          "x-ms-file-rename-source",
          "http://localhost:10003/account/share/" + other,
          "x-ms-file-rename-replace-if-exists",
          replace);
    }
  }

  /** A list is no snapshot: each name in it is a look of its own. */
  private record ListOf(String path) implements Task {
    @Override
    public void perform(Actor actor) {
      History.Begun begun = actor.world().history().begin();
      String line = "GET " + SHARE + path + "?restype=directory&comp=list";
      Optional<Answer> answer = actor.send(Request.of(Service.FILE, line));
      if (answer.filter(Answer::isSuccess).isEmpty()) {
        return;
      }
      List<String> names = answer.get().elements("Name");
      for (String name : LISTED) {
        Verb verb = names.contains(name) ? Verb.LISTED : Verb.NOT_LISTED;
        Action action = new Action(verb, path + "/" + name, "");
        Optional<Seen> seen = Optional.of(Seen.of(200, ""));
        actor.world().history().end(actor.number(), "share", action, seen, begun);
      }
    }
  }

  // A path is a read of several items. One that is torn by a rename is known to be taken for a
  // path that never was: docs/evidence.md. It may be shown or be the reason of a refusal, but
  // nothing is changed because of it.
  private final boolean torn;

  public TreeScenario() {
    this(false);
  }

  private TreeScenario(boolean torn) {
    this.torn = torn;
  }

  /** With torn reads: what was changed must be right, not what was only looked at. */
  public static TreeScenario ofChanges() {
    return new TreeScenario(true);
  }

  @Override
  public Weather endured(Weather drawn) {
    return torn ? drawn : drawn.withoutTears();
  }

  @Override
  public void prepare(Actor actor) {
    actor.send(Request.of(Service.FILE, "PUT /share?restype=share"));
    new Step(Verb.MAKE, "a", "first").perform(actor);
  }

  @Override
  public List<Task> tasks(SplittableRandom random, int client) {
    List<Task> tasks = new ArrayList<>();
    int count = 3 + random.nextInt(4);
    for (int i = 0; i < count; i++) {
      tasks.add(task(random, "n" + client + i));
    }
    return tasks;
  }

  private static Task task(SplittableRandom random, String name) {
    String directory = one(random, DIRECTORIES);
    String file = one(random, FILES);
    return switch (random.nextInt(14)) {
      case 0, 1 -> new Step(Verb.MAKE, directory, name);
      case 2, 3, 4 -> new Step(Verb.CREATE, file, name);
      case 5 -> new Step(Verb.REMOVE, directory, "");
      case 6 -> new Step(Verb.DELETE, file, "");
      case 7, 8 -> new Step(Verb.RENAME_DIRECTORY, directory, one(random, DIRECTORIES));
      case 9 -> new Step(Verb.RENAME_FILE, file, one(random, FILES));
      case 10 -> new Step(Verb.REPLACE_FILE, file, one(random, FILES));
      case 11 -> new Step(Verb.LOOK, file, "");
      case 12 -> new Step(Verb.LOOK_INTO, directory, "");
      default -> new ListOf(directory);
    };
  }

  private static String one(SplittableRandom random, List<String> all) {
    return all.get(random.nextInt(all.size()));
  }

  /** From the leaves up everything can be removed. */
  @Override
  public void settle(Actor actor) {
    FILES.forEach(file -> new Step(Verb.LOOK, file, "").perform(actor));
    DIRECTORIES.forEach(directory -> new Step(Verb.LOOK_INTO, directory, "").perform(actor));
    FILES.forEach(file -> new Step(Verb.DELETE, file, "").perform(actor));
    DIRECTORIES.reversed().forEach(path -> new Step(Verb.REMOVE, path, "").perform(actor));
    DIRECTORIES.forEach(path -> new Step(Verb.LOOK_INTO, path, "").perform(actor));
  }

  @Override
  public Optional<String> judge(History history) {
    List<Event<Action>> events = history.events(Action.class);
    int last = events.stream().mapToInt(Event::client).max().orElse(0);
    List<Event<Action>> sound =
        events.stream()
            .filter(event -> !isSelf(event.action()))
            .filter(event -> !torn || event.client() == last || isChange(event))
            .toList();
    return Linearizability.holds(new TreeModel(), sound)
        ? Settled.check(history, Action.class)
        : Optional.of("the tree is not a tree");
  }

  // A rename to the same name is allowed and changes nothing.
  private static boolean isSelf(Action action) {
    return action.path().equals(action.other());
  }

  private static boolean isChange(Event<Action> event) {
    return switch (event.action().verb()) {
      case LOOK, LOOK_INTO, LISTED, NOT_LISTED -> false;
      case MAKE, CREATE, REMOVE, DELETE, RENAME_DIRECTORY, RENAME_FILE, REPLACE_FILE ->
          event.seen().map(Seen::isSuccess).orElse(true);
    };
  }

  private static Seen read(Answer answer, String code) {
    return Seen.of(answer.status(), code, "name", answer.header("x-ms-meta-name"));
  }
}
