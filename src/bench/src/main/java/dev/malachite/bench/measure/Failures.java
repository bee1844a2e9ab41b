package dev.malachite.bench.measure;

import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;

/** What went wrong: the one peer is left out of the one work, and the others go on. */
public final class Failures {
  private final PrintStream out;
  private final List<Task> tasks = new ArrayList<>();

  public Failures(PrintStream out) {
    this.out = out;
  }

  /** Tries it, unless the task has failed before. */
  public void guard(Task task, Runnable part) {
    if (tasks.contains(task)) {
      return;
    }
    try {
      part.run();
    } catch (RuntimeException failure) {
      tasks.add(task);
      out.printf(
          "%s: %s is left out: %s%n", task.work().name(), task.peer().name(), reason(failure));
    }
  }

  private static String reason(Throwable failure) {
    Throwable cause = failure.getCause();
    return cause == null ? failure.toString() : failure + ": " + reason(cause);
  }

  public boolean has(Task task) {
    return tasks.contains(task);
  }

  public boolean isEmpty() {
    return tasks.isEmpty();
  }
}
