package dev.malachite.local.command;

import io.quarkus.runtime.Quarkus;
import io.quarkus.runtime.annotations.QuarkusMain;
import java.util.List;

/** The {@code malachite} command. */
@QuarkusMain
public final class Main {
  private Main() {}

  /** Options become properties before the application reads its configuration. */
  public static void main(String... arguments) {
    switch (Invocation.of(List.of(arguments), System.getenv())) {
      case Invocation.Say say -> {
        (say.exitCode() == 0 ? System.out : System.err).println(say.text());
        System.exit(say.exitCode());
      }
      case Invocation.Serve serve -> {
        serve.properties().forEach(System::setProperty);
        serve.remarks().forEach(System.out::println);
        Quarkus.run();
      }
    }
  }
}
