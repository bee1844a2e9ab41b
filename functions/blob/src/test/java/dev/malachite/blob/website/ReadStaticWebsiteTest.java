package dev.malachite.blob.website;

import static org.assertj.core.api.Assertions.assertThat;

import dev.malachite.account.SetServiceProperties;
import dev.malachite.blob.BlobBench;
import dev.malachite.blob.container.CreateContainer;
import dev.malachite.blob.object.GetBlob;
import dev.malachite.blob.object.GetBlobProperties;
import dev.malachite.blob.object.PutBlob;
import dev.malachite.protocol.Reply;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

class ReadStaticWebsiteTest {
  private final BlobBench bench = new BlobBench();
  private final ReadStaticWebsite website =
      new ReadStaticWebsite(
          bench.blobs(), new GetBlob(bench.blobs()), new GetBlobProperties(bench.blobs()));

  @Test
  void pagesAndIndexDocumentsAreServed() {
    configure("<IndexDocument>index.html</IndexDocument>");
    put("index.html", "home");
    put("docs/index.html", "docs");
    put("style.css", "css");
    assertThat(text(get(""))).isEqualTo("home");
    assertThat(text(get("style.css"))).isEqualTo("css");
    assertThat(text(get("docs/"))).isEqualTo("docs");
    assertThat(text(get("docs"))).isEqualTo("docs");
    assertThat(get("style.css").headers().first("Content-Type")).contains("text/css");
  }

  @Test
  void rangesAndConditionsWork() {
    configure("<IndexDocument>index.html</IndexDocument>");
    put("page", "0123456789");
    Reply part = get("page", "Range", "bytes=2-4");
    assertThat(part.status()).isEqualTo(206);
    assertThat(text(part)).isEqualTo("234");
  }

  @Test
  void theErrorDocumentHasItsStatus() {
    configure(
        "<IndexDocument>index.html</IndexDocument><ErrorDocument404Path>errors/404.html</ErrorDocument404Path>");
    Reply plain = get("none");
    assertThat(plain.status()).isEqualTo(404);
    assertThat(text(plain)).contains("WebContentNotFound");
    put("errors/404.html", "sorry");
    Reply reply = get("none", "Range", "bytes=0-1");
    assertThat(reply.status()).isEqualTo(404);
    assertThat(text(reply)).isEqualTo("sorry");
  }

  @Test
  void aPathThatIsLongerThanAnyNameIsNotThere() {
    configure("<IndexDocument>index.html</IndexDocument>");
    assertThat(get("a".repeat(9000)).status()).isEqualTo(404);
    assertThat(get("a".repeat(1020)).status()).isEqualTo(404);
  }

  @Test
  void theDefaultIndexIsForDirectories() {
    configure("<DefaultIndexDocumentPath>app/start.html</DefaultIndexDocumentPath>");
    put("app/start.html", "start");
    assertThat(text(get(""))).isEqualTo("start");
    assertThat(text(get("deep/"))).isEqualTo("start");
    assertThat(get("deep").status()).isEqualTo(404);
  }

  @Test
  void aWebsiteThatIsOffServesNothing() {
    bench.run(new CreateContainer(bench.blobs()), "/$web?restype=container");
    put("index.html", "home");
    assertThat(get("index.html").status()).isEqualTo(404);
  }

  private void configure(String documents) {
    String properties =
        "<StorageServiceProperties><StaticWebsite><Enabled>true</Enabled>"
            + documents
            + "</StaticWebsite></StorageServiceProperties>";
    bench.run(
        new SetServiceProperties(bench.blobs().transactions()),
        "/?restype=service&comp=properties",
        properties.getBytes(StandardCharsets.UTF_8));
    bench.run(new CreateContainer(bench.blobs()), "/$web?restype=container");
  }

  private void put(String name, String content) {
    bench.run(
        new PutBlob(bench.blobs()),
        "/$web/" + name,
        content.getBytes(StandardCharsets.UTF_8),
        "x-ms-blob-type",
        "BlockBlob",
        "x-ms-blob-content-type",
        name.endsWith(".css") ? "text/css" : "text/html");
  }

  private Reply get(String path, String... headers) {
    return bench.run(website, "/$web/" + path, headers);
  }

  private static String text(Reply reply) {
    try {
      return new String(reply.payload().stream().get().readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }
}
