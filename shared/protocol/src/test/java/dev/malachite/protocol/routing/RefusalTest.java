package dev.malachite.protocol.routing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.malachite.protocol.Headers;
import dev.malachite.protocol.Query;
import dev.malachite.protocol.Resource;
import dev.malachite.protocol.Service;
import dev.malachite.protocol.errors.ApiException;
import dev.malachite.protocol.errors.ErrorCode;
import org.junit.jupiter.api.Test;

class RefusalTest {
  private static final Router ROUTER = new Router(Manifest.load());

  private static Row route(Service service, String method, String uri, String... headers) {
    int mark = uri.indexOf('?');
    String path = mark < 0 ? uri : uri.substring(0, mark);
    String query = mark < 0 ? "" : uri.substring(mark + 1);
    return ROUTER.route(
        service,
        method,
        Resource.parse(path).orElseThrow(),
        Query.parse(query).orElseThrow(),
        Headers.of(headers));
  }

  private static ApiException refused(
      Service service, String method, String uri, String... headers) {
    return catchThrowableOfType(ApiException.class, () -> route(service, method, uri, headers));
  }

  @Test
  void aLeaseWithoutAnActionMissesAHeader() {
    ApiException error = refused(Service.BLOB, "PUT", "/c/b?comp=lease");
    assertThat(error.code()).isEqualTo(ErrorCode.MISSING_REQUIRED_HEADER);
    assertThat(error.details()).containsEntry("HeaderName", "x-ms-lease-action");
  }

  @Test
  void aLeaseWithAnUnknownActionHasAnInvalidHeader() {
    ApiException error =
        refused(
            Service.BLOB, "PUT", "/c?restype=container&comp=lease", "x-ms-lease-action", "steal");
    assertThat(error.code()).isEqualTo(ErrorCode.INVALID_HEADER_VALUE);
    assertThat(error.details())
        .containsEntry("HeaderName", "x-ms-lease-action")
        .containsEntry("HeaderValue", "steal");
  }

  @Test
  void leaseActionsAreComparedWithoutCase() {
    assertThat(route(Service.BLOB, "PUT", "/c/b?comp=lease", "X-MS-Lease-Action", "Acquire").id())
        .isEqualTo("AcquireBlobLease");
  }

  @Test
  void filesCannotRenewLeases() {
    ApiException error =
        refused(Service.FILE, "PUT", "/s/f?comp=lease", "x-ms-lease-action", "renew");
    assertThat(error.code()).isEqualTo(ErrorCode.INVALID_HEADER_VALUE);
  }

  @Test
  void aPutWithoutABlobTypeMissesAHeader() {
    ApiException error = refused(Service.BLOB, "PUT", "/c/b");
    assertThat(error.code()).isEqualTo(ErrorCode.MISSING_REQUIRED_HEADER);
    assertThat(error.details()).containsEntry("HeaderName", "x-ms-blob-type");
  }

  @Test
  void anUnknownBlobTypeIsAnInvalidHeader() {
    ApiException error = refused(Service.BLOB, "PUT", "/c/b", "x-ms-blob-type", "TapeBlob");
    assertThat(error.code()).isEqualTo(ErrorCode.INVALID_HEADER_VALUE);
    assertThat(error.details()).containsEntry("HeaderValue", "TapeBlob");
  }

  @Test
  void anUnknownCompNeverBecomesAPutBlob() {
    ApiException error =
        refused(Service.BLOB, "PUT", "/c/b?comp=nonsense", "x-ms-blob-type", "BlockBlob");
    assertThat(error.code()).isEqualTo(ErrorCode.INVALID_QUERY_PARAMETER_VALUE);
    assertThat(error.details())
        .containsEntry("QueryParameterName", "comp")
        .containsEntry("QueryParameterValue", "nonsense");
  }

  @Test
  void anEmptyOrRepeatedCompIsRefused() {
    assertThat(refused(Service.BLOB, "GET", "/c/b?comp=").code())
        .isIn(ErrorCode.INVALID_QUERY_PARAMETER_VALUE, ErrorCode.UNSUPPORTED_QUERY_PARAMETER);
    assertThat(refused(Service.BLOB, "GET", "/c/b?comp=tags&comp=metadata").code())
        .isEqualTo(ErrorCode.INVALID_QUERY_PARAMETER_VALUE);
  }

  @Test
  void anUnknownVerbOnAKnownResourceIsNotAllowed() {
    ApiException error = refused(Service.BLOB, "DELETE", "/c/b?comp=tags");
    assertThat(error.code()).isEqualTo(ErrorCode.UNSUPPORTED_HTTP_VERB);
    assertThat(error.status()).isEqualTo(405);
    assertThat(error.headers()).containsEntry("Allow", "GET, PUT");
    assertThat(refused(Service.QUEUE, "BREW", "/q").code())
        .isEqualTo(ErrorCode.UNSUPPORTED_HTTP_VERB);
    assertThat(refused(Service.TABLE, "POST", "/t(PartitionKey='a',RowKey='b')").code())
        .isEqualTo(ErrorCode.METHOD_NOT_ALLOWED);
  }

  @Test
  void theRootDirectoryOfAShareIsNeitherCreatedNorDeleted() {
    assertThat(route(Service.FILE, "GET", "/s?restype=directory&comp=list").id())
        .isEqualTo("ListDirectoriesAndFiles");
    assertThat(route(Service.FILE, "GET", "/s?comp=listhandles").id()).isEqualTo("ListHandles");
    assertThat(refused(Service.FILE, "PUT", "/s?restype=directory").status()).isEqualTo(405);
    assertThat(refused(Service.FILE, "DELETE", "/s?restype=directory").status()).isEqualTo(405);
  }

  @Test
  void aBlobWithoutAContainerLiesInTheRootContainer() {
    assertThat(route(Service.BLOB, "GET", "/name").id()).isEqualTo("GetBlob");
    assertThat(route(Service.BLOB, "PUT", "/name", "x-ms-blob-type", "BlockBlob").id())
        .isEqualTo("PutBlob");
    assertThat(Paths.resolve(Service.BLOB, new Resource("name", ""), Query.empty()))
        .isEqualTo(new Resource("$root", "name"));
    assertThat(
            Paths.resolve(
                Service.BLOB, new Resource("c", ""), Query.parse("restype=container").get()))
        .isEqualTo(new Resource("c", ""));
    assertThat(Paths.resolve(Service.QUEUE, new Resource("q", ""), Query.empty()))
        .isEqualTo(new Resource("q", ""));
  }

  @Test
  void pathsThatNameNothingAreInvalid() {
    assertThat(refused(Service.QUEUE, "GET", "/q/letters").code()).isEqualTo(ErrorCode.INVALID_URI);
    assertThat(refused(Service.TABLE, "GET", "/t('x')").code()).isEqualTo(ErrorCode.INVALID_URI);
    assertThat(refused(Service.BLOB, "GET", "//b").code()).isEqualTo(ErrorCode.INVALID_URI);
  }

  @Test
  void aPeekIsAPeekOnlyWhenItSaysSo() {
    assertThat(route(Service.QUEUE, "GET", "/q/messages?peekonly=true").id())
        .isEqualTo("PeekMessages");
    assertThat(route(Service.QUEUE, "GET", "/q/messages?peekonly=false").id())
        .isEqualTo("GetMessages");
    assertThat(refused(Service.QUEUE, "GET", "/q/messages?peekonly=perhaps").code())
        .isEqualTo(ErrorCode.INVALID_QUERY_PARAMETER_VALUE);
  }

  @Test
  void anEmptyDelimiterDelimitsNothing() {
    assertThat(route(Service.BLOB, "GET", "/c?restype=container&comp=list&delimiter=").id())
        .isEqualTo("ListBlobsFlat");
    assertThat(route(Service.BLOB, "GET", "/c?restype=container&comp=list&delimiter=/").id())
        .isEqualTo("ListBlobsHierarchy");
  }

  @Test
  void anEmptyIfMatchIsNotAnUpsert() {
    assertThat(route(Service.TABLE, "PUT", "/t(PartitionKey='a',RowKey='b')", "If-Match", "").id())
        .isEqualTo("UpdateEntity");
    assertThat(route(Service.TABLE, "PUT", "/t(PartitionKey='a',RowKey='b')").id())
        .isEqualTo("InsertOrReplaceEntity");
  }

  @Test
  void methodsTunnelThroughPost() {
    String entity = "/t(PartitionKey='a',RowKey='b')";
    assertThat(route(Service.TABLE, "POST", entity, "X-HTTP-Method", "MERGE").id())
        .isEqualTo("InsertOrMergeEntity");
    assertThat(route(Service.TABLE, "POST", "/Tables('t')", "X-HTTP-Method", "DELETE").id())
        .isEqualTo("DeleteTable");
    assertThat(refused(Service.TABLE, "POST", entity, "X-HTTP-Method", "GET").code())
        .isEqualTo(ErrorCode.X_METHOD_INCORRECT_VALUE);
    assertThat(refused(Service.TABLE, "PUT", entity, "X-HTTP-Method", "MERGE").code())
        .isEqualTo(ErrorCode.X_METHOD_NOT_USING_POST);
    assertThat(
            refused(Service.TABLE, "POST", entity, "X-HTTP-Method", "PUT", "X-HTTP-Method", "MERGE")
                .code())
        .isEqualTo(ErrorCode.X_METHOD_INCORRECT_COUNT);
  }

  @Test
  void aHeaderThatDoesNotBelongIsNamed() {
    ApiException error =
        refused(Service.FILE, "PUT", "/s/f", "x-ms-type", "file", "x-ms-copy-source", "http://x");
    assertThat(error.code()).isEqualTo(ErrorCode.UNSUPPORTED_HEADER);
    assertThat(error.details()).containsEntry("HeaderName", "x-ms-copy-source");
  }

  @Test
  void aSynchronousCopySaysTrue() {
    String[] copy = {"x-ms-copy-source", "http://x", "x-ms-requires-sync", "perhaps"};
    assertThat(refused(Service.BLOB, "PUT", "/c/b", copy).details())
        .containsEntry("HeaderName", "x-ms-requires-sync");
    copy[3] = "true";
    assertThat(route(Service.BLOB, "PUT", "/c/b", copy).id()).isEqualTo("CopyBlobFromUrl");
    copy[3] = "false";
    assertThat(route(Service.BLOB, "PUT", "/c/b", copy).id()).isEqualTo("CopyBlob");
  }

  @Test
  void anAccountWithoutAQueryMissesIt() {
    ApiException error = refused(Service.BLOB, "GET", "/");
    assertThat(error.code()).isEqualTo(ErrorCode.MISSING_REQUIRED_QUERY_PARAMETER);
    assertThat(error.details()).containsEntry("QueryParameterName", "comp");
  }

  @Test
  void preflightsAreForAnyPath() {
    assertThat(route(Service.FILE, "OPTIONS", "/a//b?comp=nonsense").id())
        .isEqualTo("PreflightFileRequest");
  }
}
