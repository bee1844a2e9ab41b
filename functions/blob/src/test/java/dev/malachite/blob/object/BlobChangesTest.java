package dev.malachite.blob.object;

import static dev.malachite.blob.TestBlobs.HERE;

import dev.malachite.blob.TestBlobs;
import dev.malachite.blob.cases.ChangeCases;
import dev.malachite.blob.cases.Given;
import dev.malachite.blob.cases.Probe;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** What every operation does to the ETag and the Last-Modified of its blob or container. */
class BlobChangesTest {
  private static final String[] SOURCE = {"x-ms-copy-source", HERE + "/box/source"};
  private static final String[] POLICY = {
    "x-ms-immutability-policy-until-date", "Fri, 01 Jan 2049 00:00:00 GMT"
  };

  private static Probe block(String operation, String query, String... headers) {
    return of(operation, query, Given::blockBlobAndSource, headers);
  }

  private static Probe append(String operation, String query, String... headers) {
    return of(operation, query, Given::appendBlobAndSource, headers);
  }

  private static Probe page(String operation, String query, String... headers) {
    return of(operation, query, Given::pageBlobAndSource, headers);
  }

  private static Probe of(
      String operation, String query, Consumer<TestBlobs> given, String... headers) {
    return Probe.of(operation, "/box/b" + query, given, headers);
  }

  @TestFactory
  Stream<DynamicTest> blockBlobsThatAreWritten() {
    return Stream.of(
            block("PutBlob", ""),
            block("PutBlobFromUrl", "", SOURCE),
            block("CopyBlob", "", SOURCE),
            block("CopyBlobFromUrl", "", SOURCE).with("x-ms-requires-sync", "true"),
            block("PutBlockList", "?comp=blocklist").body("<BlockList/>"),
            block("SetBlobMetadata", "?comp=metadata"),
            block("SetBlobProperties", "?comp=properties"),
            of("AbortCopyBlob", "?comp=copy&copyid=", BlobChangesTest::pendingCopy))
        .map(ChangeCases::changed);
  }

  private static void pendingCopy(TestBlobs blobs) {
    Given.blockBlobAndSource(blobs);
    blobs.send("CopyBlob", "/box/b", "x-ms-copy-source", "http://far/box/source");
  }

  @TestFactory
  Stream<DynamicTest> appendAndPageBlobsThatAreWritten() {
    String[] pages = {"x-ms-range", "bytes=0-511"};
    String from = "x-ms-source-range";
    return Stream.of(
            append("PutAppendBlob", ""),
            append("AppendBlock", "?comp=appendblock").body("x"),
            append("AppendBlockFromUrl", "?comp=appendblock", SOURCE),
            append("SealAppendBlob", "?comp=seal"),
            page("PutPageBlob", "", "x-ms-blob-content-length", "512"),
            page("PutPage", "?comp=page", pages).body(new byte[512]),
            page("ClearPages", "?comp=page", pages),
            page("PutPageFromUrl", "?comp=page", pages).with(SOURCE).with(from, "bytes=0-511"),
            page("SetBlobProperties", "?comp=properties", "x-ms-blob-content-length", "512"),
            page(
                "SetBlobProperties",
                "?comp=properties",
                "x-ms-sequence-number-action",
                "increment"))
        .map(ChangeCases::changed);
  }

  @TestFactory
  Stream<DynamicTest> blobsThatStayWhatTheyAre() {
    String tags = "<Tags><TagSet><Tag><Key>a</Key><Value>b</Value></Tag></TagSet></Tags>";
    return Stream.of(
            block("PutBlock", "?comp=block&blockid=AAAA").body("x"),
            block("PutBlockFromUrl", "?comp=block&blockid=AAAA", SOURCE),
            block("SetBlobTags", "?comp=tags").body(tags),
            block("SetBlobTier", "?comp=tier", "x-ms-access-tier", "Cool"),
            block("SetBlobExpiry", "?comp=expiry", "x-ms-expiry-option", "NeverExpire"),
            block("SetBlobImmutabilityPolicy", "?comp=immutabilityPolicies", POLICY),
            of(
                "DeleteBlobImmutabilityPolicy",
                "?comp=immutabilityPolicies",
                BlobChangesTest::underAPolicy),
            block("SetBlobLegalHold", "?comp=legalhold", "x-ms-legal-hold", "true"),
            block("SnapshotBlob", "?comp=snapshot"),
            block("UndeleteBlob", "?comp=undelete"))
        .map(ChangeCases::unchanged);
  }

  private static void underAPolicy(TestBlobs blobs) {
    Given.blockBlob(blobs);
    blobs.send("SetBlobImmutabilityPolicy", "/box/b?comp=immutabilityPolicies", POLICY);
  }

  @TestFactory
  Stream<DynamicTest> blobsThatAreRead() {
    String query =
        "<QueryRequest><QueryType>SQL</QueryType><Expression>SELECT * FROM BlobStorage</Expression>"
            + "</QueryRequest>";
    return Stream.of(
            block("GetBlob", ""),
            block("GetBlobProperties", ""),
            block("GetBlobMetadata", "?comp=metadata"),
            block("GetBlobTags", "?comp=tags"),
            block("GetBlockList", "?comp=blocklist"),
            block("QueryBlobContents", "?comp=query").body(query),
            page("GetPageRanges", "?comp=pagelist"))
        .map(ChangeCases::unchanged);
  }

  @TestFactory
  Stream<DynamicTest> containersThatAreWritten() {
    return Stream.of(
            container("SetContainerMetadata", "metadata"), container("SetContainerAcl", "acl"))
        .map(ChangeCases::changed);
  }

  private static Probe container(String operation, String component) {
    return Probe.of(operation, "/box?restype=container&comp=" + component, Given::blockBlob);
  }

  /** What happens to blobs does not happen to their container. */
  @TestFactory
  Stream<DynamicTest> containersThatStayWhatTheyAre() {
    return Stream.of(
            container("GetContainerAcl", "acl"),
            container("GetContainerMetadata", "metadata"),
            container("ListBlobsFlat", "list"),
            block("PutBlob", "").about("/box"),
            block("SetBlobMetadata", "?comp=metadata").about("/box"),
            block("DeleteBlob", "").about("/box"))
        .map(ChangeCases::unchanged);
  }
}
