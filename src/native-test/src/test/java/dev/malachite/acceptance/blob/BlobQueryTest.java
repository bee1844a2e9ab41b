package dev.malachite.acceptance.blob;

import static dev.malachite.acceptance.blob.BlobClients.assertRefused;
import static org.assertj.core.api.Assertions.assertThat;

import com.azure.core.util.BinaryData;
import com.azure.storage.blob.BlobClient;
import com.azure.storage.blob.BlobContainerClient;
import com.azure.storage.blob.models.BlobQueryDelimitedSerialization;
import com.azure.storage.blob.models.BlobQueryError;
import com.azure.storage.blob.models.BlobQueryJsonSerialization;
import com.azure.storage.blob.models.BlobQuerySerialization;
import com.azure.storage.blob.models.BlobRequestConditions;
import com.azure.storage.blob.options.BlobQueryOptions;
import dev.malachite.acceptance.Application;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Query Blob Contents. */
class BlobQueryTest {
  private final BlobContainerClient container = BlobClients.container(Application.shared());
  private final BlobClient blob = container.getBlobClient("data");

  @Test
  void delimitedTextIsFiltered() {
    blob.upload(BinaryData.fromString("100,200,300\n300,400,500\n"));
    assertThat(query("SELECT _2 FROM BlobStorage WHERE _1 > 250", null, null)).isEqualTo("400\n");
    assertThat(query("SELECT COUNT(*) FROM BlobStorage", null, null)).isEqualTo("2\n");
  }

  @Test
  void headersAndSeparatorsAreChosen() {
    blob.upload(BinaryData.fromString("name;age\n'Ann;B';31\n"));
    BlobQuerySerialization input =
        new BlobQueryDelimitedSerialization()
            .setColumnSeparator(';')
            .setFieldQuote('\'')
            .setRecordSeparator('\n')
            .setHeadersPresent(true);
    BlobQuerySerialization output = new BlobQueryJsonSerialization().setRecordSeparator('\n');
    assertThat(query("SELECT name, age FROM BlobStorage", input, output))
        .isEqualTo("{\"name\":\"Ann;B\",\"age\":\"31\"}\n");
  }

  @Test
  void jsonIsQueried() {
    blob.upload(BinaryData.fromString("{\"a\":{\"b\":1}}\n{\"a\":{\"b\":2}}\n"));
    BlobQuerySerialization json = new BlobQueryJsonSerialization().setRecordSeparator('\n');
    assertThat(query("SELECT a.b FROM BlobStorage[*] WHERE a.b >= 2", json, json))
        .isEqualTo("{\"b\":2}\n");
  }

  @Test
  void aLargeBlobIsStreamed() throws IOException {
    String line = "value,".repeat(20) + "end\n";
    String all = line.repeat(200_000);
    blob.upload(BinaryData.fromString(all));
    try (InputStream stream =
        blob.getBlockBlobClient().openQueryInputStream("SELECT * FROM BlobStorage")) {
      assertThat(new String(stream.readAllBytes(), StandardCharsets.UTF_8)).isEqualTo(all);
    }
    assertThat(query("SELECT COUNT(*) FROM BlobStorage WHERE _21 = 'end'", null, null))
        .isEqualTo("200000\n");
  }

  @Test
  void errorsInTheDataAreTold() {
    blob.upload(BinaryData.fromString("a\nb,c\n"));
    List<BlobQueryError> errors = new ArrayList<>();
    ByteArrayOutputStream found = new ByteArrayOutputStream();
    blob.getBlockBlobClient()
        .queryWithResponse(
            new BlobQueryOptions("SELECT _2 FROM BlobStorage", found).setErrorConsumer(errors::add),
            null,
            null);
    assertThat(found.toString(StandardCharsets.UTF_8)).isEqualTo("c\n");
    assertThat(errors)
        .singleElement()
        .extracting(BlobQueryError::getName)
        .isEqualTo("InvalidColumnOrdinal");
  }

  @Test
  void conditionsAndMissingBlobsAreRefused() {
    assertRefused(404, "BlobNotFound", () -> query("SELECT * FROM BlobStorage", null, null));
    blob.upload(BinaryData.fromString("a\n"));
    assertRefused(400, "InvalidInput", () -> query("SELECT FROM", null, null));
    assertRefused(
        412,
        "ConditionNotMet",
        () ->
            blob.getBlockBlobClient()
                .queryWithResponse(
                    new BlobQueryOptions("SELECT * FROM BlobStorage", new ByteArrayOutputStream())
                        .setRequestConditions(new BlobRequestConditions().setIfMatch("\"0x1\"")),
                    null,
                    null));
  }

  private String query(
      String expression, BlobQuerySerialization input, BlobQuerySerialization output) {
    ByteArrayOutputStream found = new ByteArrayOutputStream();
    blob.getBlockBlobClient()
        .queryWithResponse(
            new BlobQueryOptions(expression, found)
                .setInputSerialization(input)
                .setOutputSerialization(output),
            null,
            null);
    return found.toString(StandardCharsets.UTF_8);
  }
}
