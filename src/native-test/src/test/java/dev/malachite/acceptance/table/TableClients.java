package dev.malachite.acceptance.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.azure.core.exception.HttpResponseException;
import com.azure.core.http.policy.FixedDelay;
import com.azure.core.http.policy.RetryPolicy;
import com.azure.data.tables.TableClient;
import com.azure.data.tables.TableServiceClient;
import com.azure.data.tables.TableServiceClientBuilder;
import dev.malachite.acceptance.Accounts;
import dev.malachite.acceptance.Application;
import java.time.Duration;
import java.util.UUID;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;

/** The unmodified SDK, pointed at an application. */
final class TableClients {
  private TableClients() {}

  /** Without retries: each call is one request. */
  static TableServiceClient service(Application application) {
    return new TableServiceClientBuilder()
        .connectionString(Accounts.connectionString(application))
        .retryPolicy(new RetryPolicy(new FixedDelay(0, Duration.ofSeconds(1))))
        .buildClient();
  }

  /** A table of its own for one test. */
  static TableClient table() {
    return service(Application.shared()).createTable(name());
  }

  static String name() {
    return "T" + UUID.randomUUID().toString().replace("-", "");
  }

  /** The call is answered with this status and code. */
  static void assertRefused(int status, String code, ThrowingCallable call) {
    assertThatThrownBy(call)
        .isInstanceOfSatisfying(
            HttpResponseException.class,
            refusal ->
                assertThat(
                        refusal.getResponse().getStatusCode()
                            + " "
                            + refusal.getResponse().getHeaderValue("x-ms-error-code"))
                    .isEqualTo(status + " " + code));
  }
}
