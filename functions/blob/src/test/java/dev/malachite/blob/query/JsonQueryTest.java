package dev.malachite.blob.query;

import static dev.malachite.blob.query.Queries.CSV;
import static dev.malachite.blob.query.Queries.JSON;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class JsonQueryTest {
  private static final String ITEMS =
      """
      {"id":1,"name":"bolt","price":1.5,"tags":["a","b"],"dim":{"l":7,"w":12.0},"old":false}
      {"id":2,"name":"n\\u00fct \\"x\\"","price":20,"tags":[],"dim":{"l":3}}
      """;
  private static final String WAREHOUSES =
      """
      {"warehouses":[{"name":"north","stock":[{"n":1},{"n":2}]},{"name":"south","stock":[{"n":3}]}]}
      """;

  @Test
  void recordsAreSelectedWhole() {
    assertThat(select(ITEMS, "SELECT * FROM BlobStorage[*] WHERE id = 2"))
        .isEqualTo(
            "{\"id\":2,\"name\":\"nüt \\\"x\\\"\",\"price\":20,\"tags\":[],\"dim\":{\"l\":3}}\n");
  }

  @Test
  void pathsLeadIntoRecords() {
    assertThat(
            select(
                ITEMS, "SELECT dim.l, tags[1] AS second FROM BlobStorage[*] s WHERE s.dim.w > 10"))
        .isEqualTo("{\"l\":7,\"second\":\"b\"}\n");
    assertThat(select(ITEMS, "SELECT id FROM BlobStorage WHERE dim.w IS NULL"))
        .isEqualTo("{\"id\":2}\n");
    assertThat(select(ITEMS, "SELECT id FROM BlobStorage WHERE old = FALSE"))
        .isEqualTo("{\"id\":1}\n");
  }

  @Test
  void nestedTablesAreFlattened() {
    assertThat(select(WAREHOUSES, "SELECT name FROM BlobStorage[*].warehouses[*]"))
        .isEqualTo("{\"name\":\"north\"}\n{\"name\":\"south\"}\n");
    assertThat(select(WAREHOUSES, "SELECT SUM(n) AS s FROM BlobStorage[*].warehouses[*].stock[*]"))
        .isEqualTo("{\"s\":6}\n");
    assertThat(select(WAREHOUSES, "SELECT n FROM BlobStorage[*].warehouses[0].stock[1]"))
        .isEqualTo("{\"n\":2}\n");
  }

  @Test
  void anArrayIsItsElements() {
    assertThat(
            select(
                "[{\"a\":1}, {\"a\":2}\n, {\"a\":3}]", "SELECT a FROM BlobStorage[*] WHERE a >= 2"))
        .isEqualTo("{\"a\":2}\n{\"a\":3}\n");
  }

  @Test
  void numbersKeepTheirKind() {
    assertThat(
            select(
                ITEMS,
                "SELECT price + 1 AS p, id * 2 AS i, price > 1.4 AS b FROM BlobStorage LIMIT 1"))
        .isEqualTo("{\"p\":2.5,\"i\":2,\"b\":true}\n");
  }

  @Test
  void jsonBecomesDelimitedText() {
    assertThat(Queries.run(ITEMS, "SELECT name, tags FROM BlobStorage[*]", JSON, CSV).data())
        .isEqualTo("bolt,\"[\"\"a\"\",\"\"b\"\"]\"\n\"nüt \"\"x\"\"\",[]\n");
  }

  @Test
  void whatIsNoJsonEndsTheResults() {
    AvroResult result =
        Queries.run("{\"a\":1}\n100,200\n", "SELECT * FROM BlobStorage", JSON, JSON);
    assertThat(result.data()).startsWith("{\"a\":1}\n");
    AvroResult broken = Queries.run("{\"a\":1}\n{oops}\n", "SELECT * FROM BlobStorage", JSON, JSON);
    assertThat(broken.data()).isEqualTo("{\"a\":1}\n");
    assertThat(broken.errors()).containsExactly("fatal ParseError");
    assertThat(Queries.run("[".repeat(1000), "SELECT * FROM BlobStorage", JSON, JSON).errors())
        .containsExactly("fatal ParseError");
  }

  private static String select(String blob, String query) {
    return Queries.run(blob, query, JSON, JSON).data();
  }
}
