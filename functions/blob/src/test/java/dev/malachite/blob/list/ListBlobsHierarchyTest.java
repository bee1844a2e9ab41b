package dev.malachite.blob.list;

import static org.assertj.core.api.Assertions.assertThat;

import dev.malachite.blob.BlobBench;
import dev.malachite.blob.Retentions;
import dev.malachite.blob.TestBlobs;
import dev.malachite.blob.cases.Given;
import dev.malachite.blob.cases.LeaseCases;
import dev.malachite.blob.cases.Probe;
import dev.malachite.blob.model.BlobSettings;
import dev.malachite.protocol.Reply;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

class ListBlobsHierarchyTest {
  private static final String URI = "/box?restype=container&comp=list&delimiter=/";
  private static final Probe PROBE = Probe.of("ListBlobsHierarchy", URI, Given::blockBlob);
  private final TestBlobs blobs = new TestBlobs(new BlobBench(3, BlobSettings.DEFAULT));
  private final BlobLists lists = new BlobLists(blobs);

  @Test
  void foldersAndDeletedBlobsInEveryPaging() {
    Retentions.keep(blobs, 7, false);
    for (String name : List.of("a", "d/1", "d/2", "d/e/3", "x", "z/9")) {
      lists.put(name);
    }
    blobs.send("DeleteBlob", "/box/x");
    blobs.send("DeleteBlob", "/box/z%2F9");
    assertThat(lists.names("&delimiter=/")).containsExactly("a", "d/");
    List<String> all = List.of("a", "d/", "x", "z/");
    for (int size = 1; size <= all.size(); size++) {
      assertThat(lists.paged("&delimiter=/&include=deleted", size)).isEqualTo(all);
    }
    assertThat(lists.names("&delimiter=/&prefix=d/")).containsExactly("d/1", "d/2", "d/e/");
  }

  @Test
  void aFolderIsNamedOnceAndTheDelimiterIsTold() {
    lists.put("d/1");
    lists.put("d/2");
    lists.put("e-f");
    Reply reply = blobs.send("ListBlobsHierarchy", URI);
    assertThat(reply.status()).isEqualTo(200);
    assertThat(TestBlobs.text(reply))
        .contains("<Delimiter>/</Delimiter>")
        .containsOnlyOnce("<BlobPrefix>")
        .contains("<BlobPrefix><Name>d/</Name></BlobPrefix>");
    assertThat(lists.names("&delimiter=-")).containsExactly("d/1", "d/2", "e-");
  }

  @TestFactory
  Stream<DynamicTest> leases() {
    return LeaseCases.ignored(PROBE);
  }

  @Test
  void badInputIsRefused() {
    assertThat(PROBE.at(URI + "&include=snapshots").outcome())
        .isEqualTo("400 InvalidQueryParameterValue");
    assertThat(PROBE.at(URI + "&maxresults=-1").outcome())
        .isEqualTo("400 OutOfRangeQueryParameterValue");
    assertThat(PROBE.at(URI + "&marker=abc").outcome()).isEqualTo("400 OutOfRangeInput");
    assertThat(PROBE.at("/none?restype=container&comp=list&delimiter=/").outcome())
        .isEqualTo("404 ContainerNotFound");
  }
}
