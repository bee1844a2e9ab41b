package dev.malachite.acceptance.table;

import com.azure.data.tables.sas.TableAccountSasPermission;
import com.azure.data.tables.sas.TableAccountSasResourceType;
import com.azure.data.tables.sas.TableAccountSasService;
import com.azure.data.tables.sas.TableAccountSasSignatureValues;
import dev.malachite.acceptance.Application;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;

/** Requests that no SDK would send, let in by a signature of the SDK's. */
final class Signed {
  private static final HttpClient CLIENT =
      HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();

  private Signed() {}

  /** Path and query are as they stand on the wire; headers are name, value, name, value. */
  static HttpResponse<String> send(String method, String path, String body, String... headers) {
    String address = Application.shared().endpoint("table") + path;
    HttpRequest.Builder request =
        HttpRequest.newBuilder(URI.create(address + (path.contains("?") ? "&" : "?") + sas()))
            .header("x-ms-version", "2019-02-02")
            .method(method, HttpRequest.BodyPublishers.ofString(body));
    if (headers.length > 0) {
      request.headers(headers);
    }
    return send(request.build());
  }

  static HttpResponse<String> send(HttpRequest request) {
    try {
      return CLIENT.send(request, HttpResponse.BodyHandlers.ofString());
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    } catch (InterruptedException interrupted) {
      throw new IllegalStateException(interrupted);
    }
  }

  private static String sas() {
    return TableClients.service(Application.shared())
        .generateAccountSas(
            new TableAccountSasSignatureValues(
                OffsetDateTime.now(ZoneOffset.UTC).plusHours(1),
                TableAccountSasPermission.parse("rwdlacu"),
                TableAccountSasService.parse("t"),
                TableAccountSasResourceType.parse("sco")));
  }
}
