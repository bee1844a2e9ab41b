package dev.malachite.blob.container;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.malachite.blob.BlobBench;
import dev.malachite.blob.lease.AcquireContainerLease;
import dev.malachite.blob.list.ListContainers;
import dev.malachite.blob.model.BlobSettings;
import dev.malachite.blob.model.BlobStore;
import dev.malachite.blob.object.GetBlob;
import dev.malachite.blob.object.PutBlob;
import dev.malachite.protocol.Reply;
import dev.malachite.protocol.errors.ApiException;
import dev.malachite.store.Meter;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;

/** Delete, Restore and Rename Container, and what lists show of it. */
class ContainerLifeTest {
  private static final String ONE = "/one?restype=container";
  private static final String RESTORE = "/one?restype=container&comp=undelete";
  private static final String RENAME = "/two?restype=container&comp=rename";
  private static final String LEASE = "6f1f4e66-3a0e-4c66-8f3c-000000000001";

  private final BlobBench bench = new BlobBench();
  private final BlobStore forgetful = bench.blobs();
  private final BlobStore blobs =
      new BlobStore(
          forgetful.store(),
          forgetful.transactions(),
          forgetful.content(),
          forgetful.ids(),
          forgetful.containers(),
          1,
          new BlobSettings(false, 7));

  @Test
  void aDeletedContainerIsListedAndRestoredWithItsBlobs() {
    createWithBlob();
    delete();
    assertThat(list("/?comp=list")).isEmpty();
    String version = deletedVersion();
    assertThat(restore("one", version).status()).isEqualTo(201);
    assertThat(list("/?comp=list")).containsExactly("one");
    assertThat(list("/?comp=list&include=deleted")).containsExactly("one");
    assertThat(text(bench.run(new GetBlob(blobs), "/one/b"))).isEqualTo("x");
  }

  @Test
  void itIsRestoredUntilItsRetentionEnds() {
    createWithBlob();
    delete();
    String version = deletedVersion();
    bench.pass(Duration.ofDays(7).minusMillis(1));
    assertThat(list("/?comp=list&include=deleted")).containsExactly("one");
    bench.pass(Duration.ofMillis(1));
    assertThat(list("/?comp=list&include=deleted")).isEmpty();
    assertRefused("ContainerNotFound", () -> restore("one", version));
  }

  @Test
  void aNameThatIsTakenAgainCannotBeRestored() {
    createWithBlob();
    delete();
    String version = deletedVersion();
    assertRefused("ContainerBeingDeleted", () -> bench.run(new CreateContainer(blobs), ONE));
    bench.pass(Duration.ofSeconds(30));
    bench.run(new CreateContainer(blobs), ONE);
    assertThat(list("/?comp=list&include=deleted")).containsExactly("one", "one");
    assertRefused("ContainerAlreadyExists", () -> restore("one", version));
    assertRefused("BlobNotFound", () -> bench.run(new GetBlob(blobs), "/one/b"));
  }

  @Test
  void severalDeletedContainersOfOneNameArePagedAndRestoredEach() {
    createWithBlob();
    delete();
    String first = deletedVersion();
    bench.pass(Duration.ofSeconds(30));
    bench.run(new CreateContainer(blobs), ONE);
    delete();
    assertThat(paged()).containsExactly("one", "one");
    assertThat(restore("one", first).status()).isEqualTo(201);
    assertThat(text(bench.run(new GetBlob(blobs), "/one/b"))).isEqualTo("x");
  }

  @Test
  void aRestoreMustNameWhatItRestores() {
    createWithBlob();
    delete();
    String version = deletedVersion();
    assertRefused("InvalidHeaderValue", () -> restore("two", version));
    assertRefused("ContainerNotFound", () -> restore("one", "0123456789abcdef"));
    assertRefused("MissingRequiredHeader", () -> bench.run(new RestoreContainer(blobs), RESTORE));
    assertRefused(
        "MissingRequiredHeader",
        () ->
            bench.run(new RestoreContainer(blobs), RESTORE, "x-ms-deleted-container-name", "one"));
  }

  @Test
  void withoutRetentionADeletedContainerIsGone() {
    bench.run(new CreateContainer(forgetful), ONE);
    bench.run(new DeleteContainer(forgetful), ONE);
    assertThat(list("/?comp=list&include=deleted")).isEmpty();
  }

  @Test
  void aRenamedContainerKeepsItsBlobs() {
    createWithBlob();
    Meter cost =
        bench.cost(() ->
            bench.run(new RenameContainer(blobs), RENAME, "x-ms-source-container-name", "one"));
    assertThat(cost.commits()).isEqualTo(1);
    assertThat(list("/?comp=list")).containsExactly("two");
    assertThat(text(bench.run(new GetBlob(blobs), "/two/b"))).isEqualTo("x");
    assertRefused("ContainerNotFound", () -> bench.run(new GetBlob(blobs), "/one/b"));
    bench.run(new CreateContainer(blobs), ONE);
    assertRefused("BlobNotFound", () -> bench.run(new GetBlob(blobs), "/one/b"));
  }

  @Test
  void aRenameNeedsASourceAndAFreeName() {
    assertRefused("MissingRequiredHeader", () -> bench.run(new RenameContainer(blobs), RENAME));
    assertRefused("ContainerNotFound", () -> rename("one"));
    assertRefused("InvalidHeaderValue", () -> rename("two"));
    createWithBlob();
    bench.run(new CreateContainer(blobs), "/two?restype=container");
    assertRefused("ContainerAlreadyExists", () -> rename("one"));
    bench.run(new DeleteContainer(blobs), "/two?restype=container");
    assertRefused("ContainerBeingDeleted", () -> rename("one"));
  }

  @Test
  void aLeasedSourceIsRenamedByItsHolderOnly() {
    createWithBlob();
    bench.run(
        new AcquireContainerLease(blobs),
        "/one?restype=container&comp=lease",
        "x-ms-lease-duration",
        "-1",
        "x-ms-proposed-lease-id",
        LEASE);
    assertRefused("LeaseIdMissing", () -> rename("one"));
    assertRefused("LeaseIdMissing", this::delete);
    Reply reply =
        bench.run(
            new RenameContainer(blobs),
            RENAME,
            "x-ms-source-container-name",
            "one",
            "x-ms-source-lease-id",
            LEASE);
    assertThat(reply.status()).isEqualTo(200);
    assertRefused(
        "LeaseIdMissing", () -> bench.run(new DeleteContainer(blobs), "/two?restype=container"));
  }

  @Test
  void systemContainersAreListedOnlyWhenAsked() {
    bench.run(new CreateContainer(blobs), "/$logs?restype=container");
    bench.run(new CreateContainer(blobs), "/$web?restype=container");
    assertThat(list("/?comp=list")).containsExactly("$web");
    assertThat(list("/?comp=list&include=system")).containsExactly("$logs", "$web");
  }

  @Test
  void anEncryptionScopeIsReturned() {
    bench.run(
        new CreateContainer(blobs),
        ONE,
        "x-ms-default-encryption-scope",
        "mine",
        "x-ms-deny-encryption-scope-override",
        "true");
    Reply reply = bench.run(new GetContainerProperties(blobs), ONE);
    assertThat(reply.headers().first("x-ms-default-encryption-scope")).contains("mine");
    assertThat(reply.headers().first("x-ms-deny-encryption-scope-override")).contains("true");
    assertRefused(
        "MissingRequiredHeader",
        () ->
            bench.run(
                new CreateContainer(blobs),
                "/two?restype=container",
                "x-ms-deny-encryption-scope-override",
                "true"));
  }

  private void createWithBlob() {
    bench.run(new CreateContainer(blobs), ONE);
    bench.run(new PutBlob(blobs), "/one/b", new byte[] {'x'}, "x-ms-blob-type", "BlockBlob");
  }

  private void delete() {
    bench.run(new DeleteContainer(blobs), ONE);
  }

  private Reply rename(String source) {
    return bench.run(new RenameContainer(blobs), RENAME, "x-ms-source-container-name", source);
  }

  private Reply restore(String name, String version) {
    return bench.run(
        new RestoreContainer(blobs),
        RESTORE,
        "x-ms-deleted-container-name",
        name,
        "x-ms-deleted-container-version",
        version);
  }

  private String deletedVersion() {
    return found("<Version>(.*?)</Version>", xml("/?comp=list&include=deleted")).getLast();
  }

  private List<String> list(String uri) {
    return found("<Name>(.*?)</Name>", xml(uri));
  }

  private List<String> paged() {
    List<String> names = new ArrayList<>();
    String marker = "";
    do {
      String page = xml("/?comp=list&include=deleted&maxresults=1&marker=" + marker);
      names.addAll(found("<Name>(.*?)</Name>", page));
      marker = found("<NextMarker>(.*?)</NextMarker>", page).stream().findFirst().orElse("");
    } while (!marker.isEmpty());
    return names;
  }

  private String xml(String uri) {
    return text(bench.run(new ListContainers(blobs), uri));
  }

  private static List<String> found(String pattern, String text) {
    Matcher matcher = Pattern.compile(pattern).matcher(text);
    List<String> found = new ArrayList<>();
    while (matcher.find()) {
      found.add(matcher.group(1));
    }
    return found;
  }

  private static String text(Reply reply) {
    try {
      return new String(reply.payload().stream().get().readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }

  private static void assertRefused(String code, ThrowingCallable call) {
    assertThatThrownBy(call)
        .isInstanceOfSatisfying(
            ApiException.class, refusal -> assertThat(refusal.code().code()).isEqualTo(code));
  }
}
