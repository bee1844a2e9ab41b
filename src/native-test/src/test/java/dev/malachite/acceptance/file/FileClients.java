package dev.malachite.acceptance.file;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.azure.core.http.HttpClient;
import com.azure.core.http.policy.HttpLogOptions;
import com.azure.storage.common.StorageSharedKeyCredential;
import com.azure.storage.common.policy.RequestRetryOptions;
import com.azure.storage.common.policy.RetryPolicyType;
import com.azure.storage.file.share.ShareClient;
import com.azure.storage.file.share.ShareFileClient;
import com.azure.storage.file.share.ShareServiceClient;
import com.azure.storage.file.share.ShareServiceClientBuilder;
import com.azure.storage.file.share.models.ShareProtocols;
import com.azure.storage.file.share.models.ShareStorageException;
import com.azure.storage.file.share.options.ShareCreateOptions;
import dev.malachite.acceptance.Accounts;
import dev.malachite.acceptance.Application;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.util.UUID;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;

/** The unmodified SDK, pointed at the application. */
public final class FileClients {
  private FileClients() {}

  /** Without retries: each call is one request. */
  static ShareServiceClient service() {
    return service(Application.shared().port("file"));
  }

  /** The same, of an application on another port. */
  public static ShareServiceClient service(int port) {
    return new ShareServiceClientBuilder()
        .endpoint("http://" + Accounts.NAME + ".file.localhost")
        .credential(new StorageSharedKeyCredential(Accounts.NAME, Accounts.KEY))
        .httpClient(new LocalHttpClient(HttpClient.createDefault(), port))
        .httpLogOptions(new HttpLogOptions())
        .retryOptions(new RequestRetryOptions(RetryPolicyType.FIXED, 1, 300, null, null, null))
        .buildClient();
  }

  /** A share of its own for one test. */
  static ShareClient share() {
    return service().createShare(name());
  }

  static ShareClient nfsShare() {
    ShareClient share = service().getShareClient(name());
    share.createWithResponse(
        new ShareCreateOptions().setProtocols(new ShareProtocols().setNfsEnabled(true)),
        null,
        null);
    return share;
  }

  static String name() {
    return "s-" + UUID.randomUUID();
  }

  static ShareFileClient file(ShareClient share, String path, byte[] bytes) {
    ShareFileClient file = share.getFileClient(path);
    file.create(bytes.length);
    file.uploadRange(new ByteArrayInputStream(bytes), bytes.length);
    return file;
  }

  static byte[] read(ShareFileClient file) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    file.download(bytes);
    return bytes.toByteArray();
  }

  /** The call is answered with this status and code. */
  static void assertRefused(int status, String code, ThrowingCallable call) {
    assertThatThrownBy(call)
        .isInstanceOfSatisfying(
            ShareStorageException.class,
            error ->
                assertThat(error.getStatusCode() + " " + error.getErrorCode())
                    .as(error.getMessage())
                    .isEqualTo(status + " " + code));
  }
}
