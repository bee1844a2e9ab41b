package dev.malachite.store.dynamodb;

import java.net.ConnectException;
import java.net.NoRouteToHostException;
import java.net.UnknownHostException;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.awscore.exception.AwsServiceException;
import software.amazon.awssdk.core.exception.SdkException;
import software.amazon.awssdk.services.dynamodb.model.ProvisionedThroughputExceededException;
import software.amazon.awssdk.services.dynamodb.model.RequestLimitExceededException;
import software.amazon.awssdk.services.dynamodb.model.TransactionCanceledException;
import software.amazon.awssdk.services.dynamodb.model.TransactionConflictException;
import software.amazon.awssdk.services.dynamodb.model.TransactionInProgressException;

/** What an exception of the SDK means for the call. */
enum Failure {
  /** It had no effect; the same call may succeed later. */
  REFUSED,
  /** It may have had its effect. */
  UNKNOWN,
  /** It had no effect and never will. */
  FINAL;

  private static final Set<String> PASSING_REASONS =
      Set.of("None", "TransactionConflict", "ThrottlingError", "ProvisionedThroughputExceeded");
  private static final int SERVER_ERROR = 500;

  static Failure of(SdkException exception) {
    return switch (exception) {
      case TransactionCanceledException canceled -> ofReasons(canceled);
      case AwsServiceException service -> ofService(service);
      default -> neverConnected(exception) ? REFUSED : UNKNOWN;
    };
  }

  private static Failure ofReasons(TransactionCanceledException canceled) {
    boolean passing =
        canceled.cancellationReasons().stream()
            .allMatch(reason -> PASSING_REASONS.contains(reason.code()));
    return passing ? REFUSED : FINAL;
  }

  private static Failure ofService(AwsServiceException exception) {
    if (exception.statusCode() >= SERVER_ERROR) {
      return UNKNOWN;
    }
    boolean passing =
        exception.isThrottlingException()
            || exception.isClockSkewException()
            || exception instanceof ProvisionedThroughputExceededException
            || exception instanceof RequestLimitExceededException
            || exception instanceof TransactionConflictException
            || exception instanceof TransactionInProgressException;
    return passing ? REFUSED : FINAL;
  }

  private static boolean neverConnected(@Nullable Throwable exception) {
    for (Throwable cause = exception; cause != null; cause = cause.getCause()) {
      if (cause instanceof ConnectException
          || cause instanceof NoRouteToHostException
          || cause instanceof UnknownHostException) {
        return true;
      }
    }
    return false;
  }
}
