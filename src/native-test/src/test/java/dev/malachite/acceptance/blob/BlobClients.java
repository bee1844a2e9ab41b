package dev.malachite.acceptance.blob;

import com.azure.core.http.policy.HttpLogOptions;
import com.azure.storage.blob.BlobContainerClient;
import com.azure.storage.blob.BlobServiceClient;
import com.azure.storage.blob.BlobServiceClientBuilder;
import com.azure.storage.blob.models.BlobStorageException;
import com.azure.storage.common.policy.RequestRetryOptions;
import com.azure.storage.common.policy.RetryPolicyType;
import dev.malachite.acceptance.Accounts;
import dev.malachite.acceptance.Application;
import java.util.UUID;
import org.assertj.core.api.Assertions;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;

/** The unmodified SDK, pointed at an application. */
public final class BlobClients {
  private BlobClients() {}

  public static BlobServiceClient service(Application application) {
    return builder(application).buildClient();
  }

  /** Without retries: each call is one request. */
  public static BlobServiceClientBuilder builder(Application application) {
    return new BlobServiceClientBuilder()
        .connectionString(Accounts.connectionString(application))
        .httpLogOptions(new HttpLogOptions())
        .retryOptions(new RequestRetryOptions(RetryPolicyType.FIXED, 1, 300, null, null, null));
  }

  /** A container of its own for one test. */
  public static BlobContainerClient container(Application application) {
    return service(application).createBlobContainer(name());
  }

  public static String name() {
    return "c-" + UUID.randomUUID();
  }

  /** The call is answered with this status and code. */
  public static void assertRefused(int status, String code, ThrowingCallable call) {
    Assertions.assertThatThrownBy(call)
        .isInstanceOfSatisfying(
            BlobStorageException.class,
            refusal -> {
              Assertions.assertThat(refusal.getStatusCode() + " " + refusal.getErrorCode())
                  .isEqualTo(status + " " + code);
            });
  }
}
