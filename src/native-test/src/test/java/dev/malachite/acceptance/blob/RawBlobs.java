package dev.malachite.acceptance.blob;

import com.azure.storage.common.sas.AccountSasPermission;
import com.azure.storage.common.sas.AccountSasResourceType;
import com.azure.storage.common.sas.AccountSasService;
import com.azure.storage.common.sas.AccountSasSignatureValues;
import dev.malachite.acceptance.Application;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.OffsetDateTime;

/** Requests that no SDK sends, signed for the whole account. */
final class RawBlobs {
  private static final HttpClient CLIENT = HttpClient.newHttpClient();

  private RawBlobs() {}

  /** To a path below the account, with a query that may be empty. */
  static HttpRequest.Builder request(Application application, String path, String query) {
    String signature =
        BlobClients.service(application)
            .generateAccountSas(
                new AccountSasSignatureValues(
                    OffsetDateTime.now().plusHours(1),
                    AccountSasPermission.parse("rwdxlacuptf"),
                    AccountSasService.parse("b"),
                    AccountSasResourceType.parse("sco")));
    String separator = query.isEmpty() ? "?" : "?" + query + "&";
    return HttpRequest.newBuilder(
            URI.create(application.endpoint("blob") + path + separator + signature))
        .header("x-ms-version", "2026-02-06");
  }

  static HttpResponse<byte[]> put(HttpRequest.Builder request, byte[] body) {
    return send(request.PUT(BodyPublishers.ofByteArray(body)).build());
  }

  static HttpResponse<byte[]> get(HttpRequest.Builder request) {
    return send(request.GET().build());
  }

  static HttpResponse<byte[]> send(HttpRequest request) {
    try {
      return CLIENT.send(request, BodyHandlers.ofByteArray());
    } catch (IOException | InterruptedException failure) {
      throw new IllegalStateException(failure);
    }
  }

  static String header(HttpResponse<byte[]> response, String name) {
    return response.headers().firstValue(name).orElse("");
  }
}
