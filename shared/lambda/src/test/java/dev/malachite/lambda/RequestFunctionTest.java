package dev.malachite.lambda;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import com.azure.core.util.BinaryData;
import com.azure.storage.blob.BlobClient;
import com.azure.storage.blob.BlobContainerClient;
import com.azure.storage.blob.models.BlobContainerItem;
import com.azure.storage.blob.models.BlobItem;
import com.azure.storage.blob.models.BlobRange;
import com.azure.storage.blob.models.BlobStorageException;
import com.azure.storage.blob.models.ListBlobsOptions;
import com.azure.storage.blob.specialized.BlockBlobClient;
import dev.malachite.domain.Clock;
import dev.malachite.store.embedded.Embedded;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** The Azure SDK signs, a recorded event carries, the handler answers. */
class RequestFunctionTest {
  private final Embedded storage = Embedded.memory(Clock.system());
  private final Function function = Function.on(storage, Map.of());

  @ParameterizedTest
  @EnumSource
  void signedRequestsPassInEveryShape(Shape shape) {
    BlobContainerClient container = function.client(shape).createBlobContainer("pictures");
    BlobClient blob = container.getBlobClient("cat 1.png");
    byte[] bytes = {0, (byte) 0xff, (byte) 0xfe, 10, 13, (byte) 0x80};
    blob.upload(BinaryData.fromBytes(bytes));
    blob.setMetadata(Map.of("colour", "black & white"));

    assertThat(blob.downloadContent().toBytes()).isEqualTo(bytes);
    assertThat(blob.getProperties().getMetadata()).containsEntry("colour", "black & white");
    assertThat(blob.getProperties().getBlobSize()).isEqualTo(bytes.length);
    assertThat(container.listBlobs(new ListBlobsOptions().setPrefix("cat 1"), null))
        .extracting(BlobItem::getName)
        .containsExactly("cat 1.png");
  }

  @ParameterizedTest
  @CsvSource({
    "FUNCTION_URL, a/b c/d+e%2F@ü?#.txt",
    "REST_API, a/b c/d+e%2F@ü?#.txt",
    "FUNCTION_URL, a//b/../c",
    "REST_API, a//b/../c",
    "REST_API_STAGE, a/b c/d+e%2F@ü?#.txt",
    "REST_API_STAGE, a//b/../c",
  })
  void namesComeBackWhereThePathIsHandedOnAsSent(Shape shape, String name) {
    BlobContainerClient container = function.client(shape).createBlobContainer("names");
    container.getBlobClient(name).upload(BinaryData.fromString(name));

    assertThat(container.listBlobs()).extracting(BlobItem::getName).containsExactly(name);
  }

  @ParameterizedTest
  @EnumSource
  void theRootOfAnAccountIsSignedAsWell(Shape shape) {
    function.client(shape).createBlobContainer("devstoreaccount1");

    assertThat(function.client(shape).listBlobContainers())
        .extracting(BlobContainerItem::getName)
        .containsExactly("devstoreaccount1");
    assertThat(function.client(shape).getBlobContainerClient("devstoreaccount1").exists()).isTrue();
  }

  @ParameterizedTest
  @EnumSource
  void forgedSignaturesAreRefused(Shape shape) {
    BlobContainerClient container =
        function
            .client(shape, Base64.getEncoder().encodeToString(new byte[64]))
            .getBlobContainerClient("pictures");

    BlobStorageException refused =
        catchThrowableOfType(BlobStorageException.class, container::create);
    assertThat(refused.getStatusCode()).isEqualTo(403);
    assertThat(refused.getErrorCode().toString()).isEqualTo("AuthenticationFailed");
  }

  @ParameterizedTest
  @EnumSource
  void bodiesThatDoNotFitAreRefusedAsTooLarge(Shape shape) {
    BlobContainerClient container = function.client(shape).createBlobContainer("large");
    BlockBlobClient blob = container.getBlobClient("one").getBlockBlobClient();
    int size = RequestFunction.LARGEST_BODY;
    blob.upload(BinaryData.fromBytes(new byte[size]));

    BlobStorageException refused =
        catchThrowableOfType(
            BlobStorageException.class,
            () -> blob.upload(BinaryData.fromBytes(new byte[size + 1]), true));
    assertThat(refused.getStatusCode()).isEqualTo(413);
    assertThat(refused.getErrorCode().toString()).isEqualTo("RequestBodyTooLarge");
    assertThat(blob.getProperties().getBlobSize()).isEqualTo(size);
  }

  @Test
  void answersThatDoNotFitAreRefusedAndRangesOfThemAreNot() {
    BlobContainerClient container =
        function.client(Shape.FUNCTION_URL).createBlobContainer("large");
    BlockBlobClient blob = container.getBlobClient("two").getBlockBlobClient();
    int half = RequestFunction.LARGEST_BODY * 3 / 4;
    String first = Base64.getEncoder().encodeToString(new byte[] {1});
    String second = Base64.getEncoder().encodeToString(new byte[] {2});
    blob.stageBlock(first, new ByteArrayInputStream(new byte[half]), half);
    blob.stageBlock(second, new ByteArrayInputStream(new byte[half]), half);
    blob.commitBlockList(List.of(first, second));

    BlobStorageException refused =
        catchThrowableOfType(
            BlobStorageException.class, () -> blob.downloadStream(new ByteArrayOutputStream()));
    assertThat(refused.getStatusCode()).isEqualTo(413);
    ByteArrayOutputStream range = new ByteArrayOutputStream();
    blob.downloadStreamWithResponse(
        range, new BlobRange(half, (long) half), null, null, false, null, null);
    assertThat(range.size()).isEqualTo(half);
  }

  @Test
  void aFunctionOfOneOperationRefusesTheOthersClearly() {
    BlobContainerClient all = function.client(Shape.REST_API).createBlobContainer("pictures");
    all.getBlobClient("cat.png").upload(BinaryData.fromString("meow"));
    Function limited =
        Function.on(
            new ReadOnlyStore(storage.store()),
            storage.content(),
            Map.of("malachite.operations", "GetBlob"));
    BlobClient blob =
        limited.client(Shape.REST_API).getBlobContainerClient("pictures").getBlobClient("cat.png");

    assertThat(blob.downloadContent()).hasToString("meow");
    BlobStorageException refused = catchThrowableOfType(BlobStorageException.class, blob::delete);
    assertThat(refused.getStatusCode()).isEqualTo(501);
    assertThat(refused.getErrorCode().toString()).isEqualTo("NotImplemented");
    assertThat(refused.getServiceMessage()).contains("DeleteBlob");
    assertThat(all.getBlobClient("cat.png").exists()).isTrue();
  }
}
