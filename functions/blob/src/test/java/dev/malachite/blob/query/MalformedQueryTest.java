package dev.malachite.blob.query;

import static dev.malachite.blob.query.Queries.CSV;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.malachite.blob.BlobBench;
import dev.malachite.domain.Ids;
import dev.malachite.protocol.Reply;
import dev.malachite.protocol.errors.ApiException;
import java.nio.charset.StandardCharsets;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class MalformedQueryTest {
  @ParameterizedTest
  @ValueSource(
      strings = {
        "SELECT",
        "SELECT * FROM Elsewhere",
        "SELECT FROM BlobStorage",
        "SELECT * FROM BlobStorage WHERE",
        "SELECT * FROM BlobStorage WHERE _1 = 'x",
        "SELECT * FROM BlobStorage LIMIT x",
        "SELECT * FROM BlobStorage ORDER BY _1",
        "SELECT _1 FROM BlobStorage WHERE COUNT(*) > 1",
        "SELECT SUM(COUNT(*)) FROM BlobStorage",
        "SELECT NOSUCH(_1) FROM BlobStorage",
        "SELECT CAST(_1 AS THING) FROM BlobStorage",
        "SELECT _1 FROM BlobStorage WHERE _1 NOT 5",
        "SELECT ((_1) FROM BlobStorage",
        "SELECT ~ FROM BlobStorage",
        "SELECT * FROM BlobStorage[*].a[*]",
        "SELECT sys.split(0) FROM BlobStorage",
        "SELECT sys.split(x) FROM BlobStorage",
        "SELECT sys.split(5) FROM BlobStorage WHERE _1 = 2",
        "SELECT sys.other(5) FROM BlobStorage",
        "DELETE FROM BlobStorage"
      })
  void whatIsNoQueryIsRefused(String query) {
    assertRefused("InvalidInput", Queries.document(query, CSV, CSV));
  }

  @Test
  void nestingAndLengthAreBounded() {
    String open = "(".repeat(5000) + "1" + ")".repeat(5000);
    assertRefused(
        "InvalidInput", Queries.document("SELECT " + open + " FROM BlobStorage", CSV, CSV));
    String minus = "- ".repeat(5000);
    assertRefused(
        "InvalidInput", Queries.document("SELECT " + minus + "1 FROM BlobStorage", CSV, CSV));
    String sum = "1+".repeat(20_000);
    assertRefused(
        "InvalidInput", Queries.document("SELECT " + sum + "1 FROM BlobStorage", CSV, CSV));
    String longest = "1+".repeat(4_000);
    assertThat(Queries.run("x\n", "SELECT " + longest + "1 FROM BlobStorage", CSV, CSV).data())
        .isEqualTo("4001\n");
  }

  @Test
  void theDocumentIsChecked() {
    assertRefused("InvalidXmlDocument", "<Query/>");
    assertRefused(
        "MissingRequiredXmlNode", "<QueryRequest><QueryType>SQL</QueryType></QueryRequest>");
    assertRefused(
        "InvalidXmlNodeValue",
        "<QueryRequest><QueryType>XQuery</QueryType><Expression>x</Expression></QueryRequest>");
    assertRefused(
        "InvalidXmlNodeValue",
        Queries.document("SELECT * FROM BlobStorage", "<Type>xml</Type>", CSV));
    assertRefused(
        "InvalidInput",
        Queries.document("SELECT sys.split(5) FROM BlobStorage", Queries.JSON, CSV));
  }

  @Test
  void parquetIsNotReadAndArrowIsNotWritten() {
    String select = "SELECT * FROM BlobStorage";
    String arrow = "<Type>arrow</Type>";
    String parquet = "<Type>parquet</Type>";
    assertRefused("UnsupportedXmlNode", Queries.document(select, parquet, CSV));
    assertRefused("UnsupportedXmlNode", Queries.document(select, CSV, arrow));
    assertRefused("InvalidXmlNodeValue", Queries.document(select, arrow, CSV));
    assertRefused("InvalidXmlNodeValue", Queries.document(select, CSV, parquet));
  }

  @Test
  void onlyBlockBlobsAreQueried() {
    assertThatThrownBy(
            () -> run(Queries.document("SELECT * FROM BlobStorage", CSV, CSV), "PageBlob"))
        .isInstanceOfSatisfying(
            ApiException.class,
            refusal -> assertThat(refusal.code().code()).isEqualTo("InvalidBlobType"));
  }

  @Test
  void likeFindsWhatSimpleSearchFinds() {
    Random random = new Random(11);
    for (int round = 0; round < 2000; round++) {
      String text = letters(random, 8, "ab");
      String pattern = letters(random, 5, "ab%_");
      String expression = pattern.replace("%", ".*").replace("_", ".");
      assertThat(new LikePattern(pattern, "").matches(text))
          .as(text + " LIKE " + pattern)
          .isEqualTo(text.matches(expression));
    }
  }

  private static String letters(Random random, int most, String alphabet) {
    StringBuilder text = new StringBuilder();
    for (int i = random.nextInt(most + 1); i > 0; i--) {
      text.append(alphabet.charAt(random.nextInt(alphabet.length())));
    }
    return text.toString();
  }

  private static void assertRefused(String code, String document) {
    assertThatThrownBy(() -> run(document, "BlockBlob"))
        .isInstanceOfSatisfying(
            ApiException.class, refusal -> assertThat(refusal.code().code()).isEqualTo(code));
  }

  private static Reply run(String document, String type) {
    return new BlobBench()
        .run(
            new QueryBlobContents(
                Ids.secure(), call -> Reply.status(200).header("x-ms-blob-type", type).build()),
            "/c/b?comp=query",
            document.getBytes(StandardCharsets.UTF_8));
  }
}
