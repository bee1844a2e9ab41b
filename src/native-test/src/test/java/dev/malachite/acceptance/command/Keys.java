package dev.malachite.acceptance.command;

import com.azure.data.tables.TableServiceClient;
import com.azure.data.tables.TableServiceClientBuilder;
import com.azure.storage.blob.BlobServiceClient;
import com.azure.storage.blob.BlobServiceClientBuilder;
import com.azure.storage.queue.QueueServiceClient;
import com.azure.storage.queue.QueueServiceClientBuilder;
import java.nio.charset.StandardCharsets;
import java.util.Base64;

/** Clients of a command, each with an account and one of its keys. */
record Keys(Command command, String account, String key) {
  static final String FIRST = base64("the first key of one account");
  static final String SECOND = base64("the second key of one account");
  static final String THIRD = base64("the first key of the other account");
  static final String FOURTH = base64("the second key of the other account");
  static final String TWO_ACCOUNTS =
      "one:" + FIRST + ":" + SECOND + ";other:" + THIRD + ":" + FOURTH;

  private static String base64(String text) {
    return Base64.getEncoder().encodeToString(text.getBytes(StandardCharsets.UTF_8));
  }

  BlobServiceClient blobs() {
    return new BlobServiceClientBuilder().connectionString(connectionString()).buildClient();
  }

  QueueServiceClient queues() {
    return new QueueServiceClientBuilder().connectionString(connectionString()).buildClient();
  }

  TableServiceClient tables() {
    return new TableServiceClientBuilder().connectionString(connectionString()).buildClient();
  }

  private String connectionString() {
    return "DefaultEndpointsProtocol=http;AccountName="
        + account
        + ";AccountKey="
        + key
        + endpoint("Blob")
        + endpoint("Queue")
        + endpoint("Table")
        + endpoint("File");
  }

  private String endpoint(String service) {
    return ";%sEndpoint=http://127.0.0.1:%d/%s"
        .formatted(service, command.port(service.toLowerCase(java.util.Locale.ROOT)), account);
  }
}
