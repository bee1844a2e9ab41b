package dev.malachite.bench.wire;

import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;

/** A request of an operation, and what follows from its answer: another one, or nothing more. */
public record Step(Exchange exchange, Function<Answer, Optional<Step>> next) {
  /** The only request of an operation, or its last. */
  public static Step last(Exchange exchange) {
    return new Step(exchange, answer -> Optional.empty());
  }

  /** The same, with an answer that is looked at. */
  public static Step last(Exchange exchange, Consumer<Answer> check) {
    return new Step(
        exchange,
        answer -> {
          check.accept(answer);
          return Optional.empty();
        });
  }

  public static Step then(Exchange exchange, Function<Answer, Step> next) {
    return new Step(exchange, answer -> Optional.of(next.apply(answer)));
  }
}
