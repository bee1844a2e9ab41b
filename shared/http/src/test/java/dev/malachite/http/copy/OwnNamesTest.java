package dev.malachite.http.copy;

import static org.assertj.core.api.Assertions.assertThat;

import dev.malachite.protocol.Peer;
import dev.malachite.protocol.Service;
import dev.malachite.protocol.copy.Asker;
import dev.malachite.protocol.copy.SourceUrl;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

class OwnNamesTest {
  private final OwnNames names =
      new OwnNames(
          Set.of(Service.BLOB, Service.FILE),
          Map.of(10000, Service.BLOB, 10003, Service.FILE),
          "10.0.0.5");

  private Optional<Service> service(String url, String authority) {
    Asker asker =
        new Asker(Service.BLOB, new Peer("127.0.0.1", false, authority), Optional.empty());
    return names.service(SourceUrl.parse(url).orElseThrow(), asker);
  }

  @Test
  void thePortTellsTheServiceOfThisHost() {
    assertThat(service("http://127.0.0.1:10000/a/b/c", "localhost:10000")).contains(Service.BLOB);
    assertThat(service("http://localhost:10003/a/b/c", "127.0.0.1:10000")).contains(Service.FILE);
    assertThat(service("http://10.0.0.5:10003/a/b/c", "localhost:10000")).contains(Service.FILE);
    assertThat(service("http://storage:10003/a/b/c", "storage:10000")).contains(Service.FILE);
    assertThat(service("http://127.0.0.1:9999/a/b/c", "localhost:10000")).isEmpty();
  }

  @Test
  void whatThisProcessDoesNotServeIsElsewhere() {
    assertThat(service("http://account.queue.localhost/b/c", "localhost:10000")).isEmpty();
  }

  @Test
  void theHostNameCanTellTheService() {
    assertThat(service("http://account.file.localhost/b/c", "localhost:10000"))
        .contains(Service.FILE);
    assertThat(service("https://a.blob.example.org/b/c", "b.blob.example.org"))
        .contains(Service.BLOB);
    assertThat(service("https://a.blob.example.org/b/c", "b.blob.example.com")).isEmpty();
    assertThat(service("https://a.dfs.localhost/b/c", "localhost:10000")).isEmpty();
  }

  @Test
  void behindAProxyTheSameAddressIsTheSameService() {
    assertThat(service("http://proxy/a/b/c", "proxy")).contains(Service.BLOB);
    assertThat(service("http://other/a/b/c", "proxy")).isEmpty();
  }
}
