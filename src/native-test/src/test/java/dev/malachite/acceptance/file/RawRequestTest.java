package dev.malachite.acceptance.file;

import static org.assertj.core.api.Assertions.assertThat;

import com.azure.storage.common.sas.AccountSasPermission;
import com.azure.storage.common.sas.AccountSasResourceType;
import com.azure.storage.common.sas.AccountSasService;
import com.azure.storage.common.sas.AccountSasSignatureValues;
import com.azure.storage.file.share.ShareClient;
import com.azure.storage.file.share.sas.ShareSasPermission;
import com.azure.storage.file.share.sas.ShareServiceSasSignatureValues;
import dev.malachite.acceptance.Application;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.OffsetDateTime;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What the SDK would not send, and what it does not show of the answers. */
class RawRequestTest {
  private static final HttpClient CLIENT =
      HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();

  private final ShareClient share = FileClients.share();
  private final String sas =
      share.generateSas(
          new ShareServiceSasSignatureValues(
              OffsetDateTime.now().plusHours(1),
              new ShareSasPermission()
                  .setReadPermission(true)
                  .setWritePermission(true)
                  .setCreatePermission(true)
                  .setDeletePermission(true)
                  .setListPermission(true)));

  RawRequestTest() {
    share.createDirectory("d");
    share.createFile("d/f", 10);
  }

  private HttpResponse<String> send(String method, String path, String query, String... headers)
      throws Exception {
    String base = Application.shared().endpoint("file") + "/" + share.getShareName();
    HttpRequest.Builder request =
        HttpRequest.newBuilder(URI.create(base + path + "?" + sas + query))
            .method(method, HttpRequest.BodyPublishers.noBody());
    if (headers.length > 0) {
      request.headers(headers);
    }
    return CLIENT.send(request.build(), HttpResponse.BodyHandlers.ofString());
  }

  @ParameterizedTest
  @CsvSource({
    "PUT, /d/f, '', x-ms-type=file, 400, MissingRequiredHeader",
    "PUT, /d/f, '', x-ms-type=file;x-ms-content-length=-1, 400, InvalidHeaderValue",
    "PUT, /d/f, '', x-ms-type=file;x-ms-content-length=5000000000000, 400, OutOfRangeInput",
    "PUT, /d/f, '', x-ms-type=file;x-ms-content-length=1;x-ms-file-attributes=Blue, 400, InvalidHeaderValue",
    "PUT, /d/f, '', x-ms-type=file;x-ms-content-length=1;x-ms-file-creation-time=soon, 400, InvalidHeaderValue",
    "PUT, /d/f, '', x-ms-type=file;x-ms-content-length=1;x-ms-file-permission=O:SY;x-ms-file-permission-key=1, 400, BothPermissionAndPermissionKeyHeaderPresent",
    "PUT, /d/f, '', x-ms-type=file;x-ms-content-length=1;x-ms-file-permission=everybody, 400, FileInvalidPermission",
    "PUT, /d/f, '', x-ms-type=file;x-ms-content-length=1;x-ms-file-permission-key=1, 400, InvalidHeaderValue",
    "PUT, /d, '', x-ms-type=file;x-ms-content-length=1, 409, ResourceTypeMismatch",
    "PUT, /n/f, '', x-ms-type=file;x-ms-content-length=1, 404, ParentNotFound",
    "PUT, /d/f, &comp=range, x-ms-range=bytes=0-1, 400, MissingRequiredHeader",
    "PUT, /d/f, &comp=range, x-ms-write=clear, 400, MissingRequiredHeader",
    "PUT, /d/f, &comp=range, x-ms-write=wipe;x-ms-range=bytes=0-1, 400, InvalidHeaderValue",
    "PUT, /d/f, &comp=range, x-ms-write=clear;x-ms-range=bytes=0-10, 416, InvalidRange",
    "PUT, /d/f, &comp=range, x-ms-write=update;x-ms-range=bytes=0-1, 400, InvalidHeaderValue",
    "PUT, /d/f, &comp=lease, x-ms-lease-action=acquire;x-ms-lease-duration=15, 400, InvalidHeaderValue",
    "PUT, /d/f, &comp=lease, x-ms-lease-action=break, 409, LeaseNotPresentWithLeaseOperation",
    "PUT, /d/f, &comp=copy&copyid=1, x-ms-copy-action=abort, 400, InvalidQueryParameterValue",
    "PUT, /d/f, &comp=copy&copyid=11111111-2222-3333-4444-555555555555, x-ms-copy-action=abort, 409, NoPendingCopyOperation",
    "PUT, /d/x, &comp=metadata, '', 404, ResourceNotFound",
    "PUT, /d, &comp=range, x-ms-write=clear;x-ms-range=bytes=0-1, 409, ResourceTypeMismatch",
    "PUT, /d/f, &restype=directory, '', 409, ResourceTypeMismatch",
    "PUT, /d/f, &comp=lease, x-ms-lease-action=change;x-ms-lease-id=11111111-2222-3333-4444-555555555555, 400, MissingRequiredHeader",
    "PUT, /d/f, &comp=metadata, x-ms-meta-1-a=b, 400, InvalidMetadata",
    "PUT, /d/f, &comp=rename, x-ms-file-rename-source=nowhere, 400, InvalidHeaderValue",
    "PUT, /d/f, &comp=forceclosehandles, x-ms-handle-id=x, 400, InvalidHeaderValue",
    "PUT, /d/f, &comp=metadata, x-ms-lease-id=11111111-2222-3333-4444-555555555555, 412, LeaseNotPresentWithFileOperation",
    "GET, /d/f, &comp=listhandles, x-ms-recursive=true, 400, InvalidHeaderValue",
    "GET, /d/f, &comp=rangelist&prevsharesnapshot=2020-01-01T00:00:00.0000000Z, '', 409, PreviousSnapshotNotFound",
    "GET, /d/f, &comp=rangelist&marker=zzz, '', 400, OutOfRangeInput",
    "GET, /d/f, &sharesnapshot=2020-01-01T00:00:00.0000000Z, '', 404, ShareSnapshotNotFound",
    "GET, /d/f, &sharesnapshot=yesterday, '', 400, InvalidQueryParameterValue",
    "GET, /d, '', '', 409, ResourceTypeMismatch",
    "GET, /d, &restype=directory&comp=list&maxresults=0, '', 400, OutOfRangeQueryParameterValue",
    "DELETE, /d/f, &sharesnapshot=2020-01-01T00:00:00.0000000Z, '', 400, InvalidQueryParameterValue",
    "DELETE, /d/f, '', x-ms-lease-id=11111111-2222-3333-4444-555555555555, 412, LeaseNotPresentWithFileOperation",
    "DELETE, /d, &restype=directory, '', 409, DirectoryNotEmpty",
    "PUT, /s, &restype=symboliclink, x-ms-link-text=x, 400, UnsupportedQueryParameter"
  })
  void requestsThatAreRefused(
      String method, String path, String query, String headers, int status, String code)
      throws Exception {
    String[] pairs =
        Arrays.stream(headers.split(";"))
            .filter(pair -> !pair.isEmpty())
            .flatMap(pair -> Arrays.stream(pair.split("=", 2)))
            .toArray(String[]::new);
    HttpResponse<String> answer = send(method, path, query, pairs);
    assertThat(
            answer.statusCode() + " " + answer.headers().firstValue("x-ms-error-code").orElse(""))
        .isEqualTo(status + " " + code);
  }

  @Test
  void aListTellsWhatItIsAListOf() throws Exception {
    assertThat(send("GET", "/d", "&restype=directory&comp=list").body())
        .contains("ShareName=\"" + share.getShareName() + "\"", "DirectoryPath=\"d\"")
        .contains("<Name>f</Name>", "<Content-Length>10</Content-Length>");
  }

  /** The SDK shows metadata with the properties, and sends no preflight requests. */
  @Test
  void metadataIsShownAlone() throws Exception {
    share.setMetadata(Map.of("a", "share"));
    share.getDirectoryClient("d").setMetadata(Map.of("a", "directory"));
    share.getFileClient("d/f").setMetadata(Map.of("a", "file"));
    String account =
        FileClients.service()
            .generateAccountSas(
                new AccountSasSignatureValues(
                    OffsetDateTime.now().plusHours(1),
                    AccountSasPermission.parse("r"),
                    AccountSasService.parse("f"),
                    AccountSasResourceType.parse("co")));
    String base = Application.shared().endpoint("file") + "/" + share.getShareName();
    for (String each : List.of("share", "directory", "file")) {
      String path = each.equals("share") ? "" : each.equals("directory") ? "/d" : "/d/f";
      String restype = each.equals("file") ? "" : "&restype=" + each;
      URI uri = URI.create(base + path + "?" + account + "&comp=metadata" + restype);
      HttpResponse<Void> answer =
          CLIENT.send(HttpRequest.newBuilder(uri).build(), HttpResponse.BodyHandlers.discarding());
      assertThat(answer.statusCode()).isEqualTo(200);
      assertThat(answer.headers().firstValue("x-ms-meta-a")).contains(each);
    }
  }

  @Test
  void aPreflightRequestWithoutARuleIsRefused() throws Exception {
    HttpResponse<String> answer =
        send(
            "OPTIONS",
            "/d/f",
            "",
            "Origin",
            "http://nobody.example",
            "Access-Control-Request-Method",
            "GET");
    assertThat(answer.statusCode()).isEqualTo(403);
  }
}
