package dev.malachite.protocol.auth;

import static org.assertj.core.api.Assertions.assertThat;

import dev.malachite.protocol.Service;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ScopeTest {
  private static boolean covers(Scope scope, Service service, String path, ResourceType type) {
    String url = "https://myaccount." + service.lowerCase() + ".core.windows.net" + path;
    return scope.covers(TestCall.of(service, "GET", url).build(), type);
  }

  @ParameterizedTest
  @CsvSource({
    "OBJECT,/c/a/b,true",
    "OBJECT,/c/a,false",
    "OBJECT,/c/a/b/c,false",
    "OBJECT,/d/a/b,false",
    "OBJECT,/c/a/b?snapshot=t,true",
    "SNAPSHOT,/c/a/b?snapshot=t,true",
    "SNAPSHOT,/c/a/b?snapshot=u,false",
    "SNAPSHOT,/c/a/b,false",
    "VERSION,/c/a/b?versionid=t,true",
    "VERSION,/c/a/b?snapshot=t,false",
    "DIRECTORY,/c/a/b,true",
    "DIRECTORY,/c/a/b/c/d,true",
    "DIRECTORY,/c/a/bc,false",
    "DIRECTORY,/d/a/b/c,false"
  })
  void blobs(Scope.Kind kind, String path, boolean covered) {
    Scope scope = new Scope(kind, "c", "a/b", "t");
    assertThat(covers(scope, Service.BLOB, path, ResourceType.OBJECT)).isEqualTo(covered);
    assertThat(covers(scope, Service.BLOB, path, ResourceType.CONTAINER)).isFalse();
    assertThat(covers(scope, Service.BLOB, path, ResourceType.SERVICE)).isFalse();
  }

  @ParameterizedTest
  @CsvSource({
    "BLOB,/c,CONTAINER,true",
    "BLOB,/c/x,OBJECT,true",
    "BLOB,/d/x,OBJECT,false",
    "BLOB,/c,OBJECT,false",
    "BLOB,/,SERVICE,false",
    "QUEUE,/c/messages,OBJECT,true",
    "QUEUE,/d/messages,OBJECT,false",
    "FILE,/c/x,OBJECT,true",
    "FILE,/d/x,OBJECT,false",
    "TABLE,/C(),OBJECT,true",
    "TABLE,'/c(PartitionKey=''a'',RowKey=''b'')',OBJECT,true",
    "TABLE,/cc(),OBJECT,false",
    "TABLE,/$batch,OBJECT,true",
    "TABLE,/$batch,SERVICE,false",
    "TABLE,/Tables,CONTAINER,false",
    "TABLE,/Tables,SERVICE,false"
  })
  void containers(Service service, String path, ResourceType type, boolean covered) {
    assertThat(covers(Scope.container("c"), service, path, type)).isEqualTo(covered);
  }

  @Test
  void aTokenForTheRootContainerCoversItsBlobs() {
    assertThat(covers(Scope.container("$root"), Service.BLOB, "/x.txt", ResourceType.OBJECT))
        .isTrue();
  }
}
