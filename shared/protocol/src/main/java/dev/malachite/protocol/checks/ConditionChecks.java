package dev.malachite.protocol.checks;

import dev.malachite.domain.ConditionOutcome;
import dev.malachite.domain.Conditions;
import dev.malachite.domain.ResourceVersion;
import dev.malachite.protocol.errors.ErrorCode;
import java.util.Optional;

/** What the conditional headers say about a request, as the API's errors. */
public final class ConditionChecks {
  private ConditionChecks() {}

  public static void read(Conditions conditions, Optional<ResourceVersion> current) {
    pass(conditions.forRead(current));
  }

  public static void write(Conditions conditions, Optional<ResourceVersion> current) {
    pass(conditions.forWrite(current));
  }

  public static void create(Conditions conditions, Optional<ResourceVersion> current) {
    pass(conditions.forCreate(current));
  }

  private static void pass(ConditionOutcome outcome) {
    switch (outcome) {
      case MET -> {}
      case NOT_MODIFIED -> throw ErrorCode.CONDITION_NOT_MET.exception().status(304);
      case NOT_MET -> throw ErrorCode.CONDITION_NOT_MET.exception().status(412);
      case ALREADY_EXISTS -> throw ErrorCode.BLOB_ALREADY_EXISTS.exception();
      case UNSATISFIABLE -> throw ErrorCode.UNSATISFIABLE_CONDITION.exception();
      case MULTIPLE_CONDITIONS ->
          throw ErrorCode.MULTIPLE_CONDITION_HEADERS_NOT_SUPPORTED.exception();
      case MULTIPLE_ETAGS -> throw ErrorCode.INVALID_HEADER_VALUE.exception();
    }
  }
}
