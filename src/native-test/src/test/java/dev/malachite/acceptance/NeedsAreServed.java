package dev.malachite.acceptance;

import java.util.List;
import org.junit.jupiter.api.extension.ConditionEvaluationResult;
import org.junit.jupiter.api.extension.ExecutionCondition;
import org.junit.jupiter.api.extension.ExtensionContext;

/** Leaves out the tests of what the application that is tested does not have. */
public final class NeedsAreServed implements ExecutionCondition {
  @Override
  public ConditionEvaluationResult evaluateExecutionCondition(ExtensionContext context) {
    List<String> needs = context.getTestClass().map(NeedsAreServed::needs).orElse(List.of());
    return Artifact.OFFERED.containsAll(needs)
        ? ConditionEvaluationResult.enabled("served")
        : ConditionEvaluationResult.disabled(
            "%s has not all of %s".formatted(Artifact.APPLICATION, needs));
  }

  private static List<String> needs(Class<?> test) {
    Needs told = test.getAnnotation(Needs.class);
    if (told != null) {
      return List.of(told.value());
    }
    String name = test.getPackageName();
    String service = name.substring(name.lastIndexOf('.') + 1);
    return Artifact.SERVICES.contains(service) ? List.of(service) : Artifact.SERVICES;
  }
}
