package dev.malachite.acceptance.queue;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.azure.core.http.policy.HttpLogOptions;
import com.azure.storage.common.policy.RequestRetryOptions;
import com.azure.storage.common.policy.RetryPolicyType;
import com.azure.storage.queue.QueueClient;
import com.azure.storage.queue.QueueServiceClient;
import com.azure.storage.queue.QueueServiceClientBuilder;
import com.azure.storage.queue.models.QueueStorageException;
import dev.malachite.acceptance.Accounts;
import dev.malachite.acceptance.Application;
import java.util.UUID;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;

/** The unmodified SDK, pointed at an application. */
final class QueueClients {
  private QueueClients() {}

  /** Without retries: each call is one request. */
  static QueueServiceClient service(Application application) {
    return new QueueServiceClientBuilder()
        .connectionString(Accounts.connectionString(application))
        .httpLogOptions(new HttpLogOptions())
        .retryOptions(new RequestRetryOptions(RetryPolicyType.FIXED, 1, 300, null, null, null))
        .buildClient();
  }

  /** A queue of its own for one test. */
  static QueueClient queue() {
    return service(Application.shared()).createQueue(name());
  }

  static String name() {
    return "q-" + UUID.randomUUID();
  }

  /** The call is answered with this status and code. */
  static void assertRefused(int status, String code, ThrowingCallable call) {
    assertThatThrownBy(call)
        .isInstanceOfSatisfying(
            QueueStorageException.class,
            refusal ->
                assertThat(refusal.getStatusCode() + " " + refusal.getErrorCode())
                    .isEqualTo(status + " " + code));
  }

  static void pause(long milliseconds) {
    try {
      Thread.sleep(milliseconds);
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
    }
  }
}
