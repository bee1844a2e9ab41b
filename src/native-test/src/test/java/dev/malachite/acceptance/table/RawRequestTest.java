package dev.malachite.acceptance.table;

import static org.assertj.core.api.Assertions.assertThat;

import com.azure.data.tables.TableClient;
import com.azure.data.tables.models.TableEntity;
import java.net.http.HttpResponse;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RawRequestTest {
  private final TableClient table = TableClients.table();
  private final String name = table.getTableName();
  private final String entity = "/" + name + "(PartitionKey='p',RowKey='r')";

  @Test
  void methodsMayBeTunnelled() {
    table.createEntity(new TableEntity("p", "r").addProperty("A", 1));
    assertThat(
            Signed.send("POST", entity, "{\"B\":2}", "X-HTTP-Method", "MERGE", "If-Match", "*")
                .statusCode())
        .isEqualTo(204);
    assertThat(Signed.send("MERGE", entity, "{\"C\":3}", "If-Match", "*").statusCode())
        .isEqualTo(204);
    assertThat(table.getEntity("p", "r").getProperties()).containsKeys("A", "B", "C");
    assertThat(Signed.send("POST", entity, "{\"D\":4}", "X-HTTP-Method", "PUT").statusCode())
        .isEqualTo(204);
    assertThat(table.getEntity("p", "r").getProperties()).containsKey("D").doesNotContainKey("A");
    assertThat(
            Signed.send("POST", entity, "", "X-HTTP-Method", "DELETE", "If-Match", "*")
                .statusCode())
        .isEqualTo(204);
    HttpResponse<String> wrong = Signed.send("PUT", entity, "{}", "X-HTTP-Method", "MERGE");
    assertThat(wrong.statusCode()).isEqualTo(400);
    assertThat(wrong.body()).contains("XMethodNotUsingPost");
  }

  @Test
  void answersSayAsMuchAsIsAskedFor() {
    table.createEntity(new TableEntity("p", "r").addProperty("A", 5L));
    assertThat(Signed.send("GET", entity, "", "Accept", "application/json;odata=nometadata").body())
        .startsWith("{\"PartitionKey\":\"p\"")
        .endsWith("\"A\":\"5\"}");
    assertThat(
            Signed.send("GET", entity, "", "Accept", "application/json;odata=minimalmetadata")
                .body())
        .startsWith("{\"odata.metadata\":\"http://")
        .endsWith("\"A@odata.type\":\"Edm.Int64\",\"A\":\"5\"}");
    HttpResponse<String> full =
        Signed.send("GET", entity + "?$format=application/json;odata=fullmetadata", "");
    assertThat(full.body())
        .contains("\"odata.type\":\"devstoreaccount1." + name + "\"", "\"odata.editLink\":");
    assertThat(full.headers().firstValue("Content-Type"))
        .contains("application/json;odata=fullmetadata;streaming=true;charset=utf-8");
    assertThat(Signed.send("GET", "/Tables('" + name + "')", "").body())
        .contains("\"TableName\":\"" + name + "\"");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "POST | {\"PartitionKey\":\"p\"} | 400 | PropertiesNeedValue",
        "POST | {\"PartitionKey\":\"p\",\"RowKey\":\"r\",\"A\":1,\"A\":2} | 400 | DuplicatePropertiesSpecified",
        "POST | {\"PartitionKey\":\"p\",\"RowKey\":\"r\",\"A\":[]} | 400 | InvalidInput",
        "POST | {nothing | 400 | InvalidInput",
        "DELETE | '' | 405 | MethodNotAllowed",
      })
  void malformedRequestsAreRefused(String method, String body, int status, String code) {
    HttpResponse<String> answer =
        Signed.send(method, "/" + name, body, "Content-Type", "application/json");
    assertThat(answer.statusCode()).isEqualTo(status);
    assertThat(answer.body()).startsWith("{\"odata.error\":{\"code\":\"" + code + "\"");
  }

  @Test
  void theETagIsTheTimestamp() {
    HttpResponse<String> put = Signed.send("PUT", entity, "{}");
    HttpResponse<String> get = Signed.send("GET", entity, "");
    String etag = put.headers().firstValue("ETag").orElseThrow();
    assertThat(etag).matches("W/\"datetime'[-0-9]{10}T\\d\\d%3A\\d\\d%3A\\d\\d[.]\\d{7}Z'\"");
    assertThat(get.headers().firstValue("ETag")).contains(etag);
    assertThat(get.body()).contains("\"odata.etag\":\"" + etag.replace("\"", "\\\"") + "\"");
  }

  @Test
  void aDeletionNeedsACondition() {
    assertThat(Signed.send("DELETE", entity, "").statusCode()).isEqualTo(400);
    assertThat(Signed.send("PUT", entity, "{}", "If-Match", "x").statusCode()).isEqualTo(400);
  }

  @Test
  void aBatchMayBeOneQuery() {
    table.createEntity(new TableEntity("p", "r").addProperty("A", 5));
    String batch =
        "--b\r\nContent-Type: application/http\r\nContent-Transfer-Encoding: binary\r\n\r\n"
            + "GET http://host/devstoreaccount1/"
            + name
            + "()?$filter=A%20eq%205 HTTP/1.1\r\nAccept: application/json;odata=nometadata\r\n\r\n\r\n--b--\r\n";
    HttpResponse<String> answer =
        Signed.send("POST", "/$batch", batch, "Content-Type", "multipart/mixed; boundary=b");
    assertThat(answer.statusCode()).isEqualTo(202);
    assertThat(answer.body()).contains("HTTP/1.1 200 OK", "{\"value\":[{\"PartitionKey\":\"p\"");
    HttpResponse<String> broken =
        Signed.send(
            "POST",
            "/$batch",
            batch.replace("--b--", ""),
            "Content-Type",
            "multipart/mixed; boundary=b");
    assertThat(broken.statusCode()).isEqualTo(400);
  }
}
