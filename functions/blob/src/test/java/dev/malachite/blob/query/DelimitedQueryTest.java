package dev.malachite.blob.query;

import static dev.malachite.blob.query.Queries.CSV;
import static dev.malachite.blob.query.Queries.JSON;
import static org.assertj.core.api.Assertions.assertThat;

import dev.malachite.protocol.Payload;
import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.io.SequenceInputStream;
import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class DelimitedQueryTest {
  private static final String NUMBERS = "100,200,300,400\n300,400,500,600\n";
  private static final String HEADER = Queries.csv("<HasHeaders>true</HasHeaders>");
  private static final String PEOPLE =
      "name,age,city\nAnn,31,Oslo\nBob,9,\"Rome, Italy\"\nCid,77,Oslo\nDee,,Lima\n";

  @Test
  void everythingIsSelected() {
    AvroResult result = Queries.run(NUMBERS, "SELECT * FROM BlobStorage", CSV, CSV);
    assertThat(result.data()).isEqualTo(NUMBERS);
    assertThat(result.ended()).isTrue();
    assertThat(result.scanned()).isEqualTo(NUMBERS.length());
  }

  @Test
  void columnsHaveOrdinalsAndCompareAsNumbers() {
    assertThat(select(NUMBERS, "SELECT _2 FROM BlobStorage WHERE _1 > 250")).isEqualTo("400\n");
    assertThat(select(NUMBERS, "select _1 + 1, _4 - _3 from blobstorage limit 1"))
        .isEqualTo("101,100\n");
    assertThat(select(NUMBERS, "SELECT _1*2, _2/3, _2%7, -_1 FROM BlobStorage LIMIT 1"))
        .isEqualTo("200,66,4,-100\n");
    assertThat(select(NUMBERS, "SELECT 2^3, 1.5+1, 'a'||'b' FROM BlobStorage LIMIT 1"))
        .isEqualTo("8.0,2.5,ab\n");
  }

  @Test
  void batchesOfWholeRecordsAreMeasured() {
    String blob = "1,a\n2,\"b\nc\"\n3,\u00e4\u20ac\n4,\ud83d\ude00\n5,e";
    byte[] bytes = blob.getBytes(StandardCharsets.UTF_8);
    String lengths = select(blob, "SELECT sys.split(8) FROM BlobStorage");
    assertThat(lengths).isEqualTo("12\n8\n10\n");
    assertThat(lengths.lines().mapToInt(Integer::parseInt).sum()).isEqualTo(bytes.length);
    assertThat(select(blob, "SELECT sys.split(1000) FROM BlobStorage"))
        .isEqualTo(bytes.length + "\n");
    assertThat(select("", "SELECT sys.split(5) FROM BlobStorage")).isEmpty();
  }

  @Test
  void columnsHaveNames() {
    assertThat(people("SELECT name FROM BlobStorage WHERE city = 'Rome, Italy'"))
        .isEqualTo("Bob\n");
    assertThat(people("SELECT \"name\", Age FROM BlobStorage AS p WHERE p.city LIKE 'O%'"))
        .isEqualTo("Ann,31\nCid,77\n");
    assertThat(people("SELECT * FROM BlobStorage WHERE name = 'Bob'"))
        .isEqualTo("Bob,9,\"Rome, Italy\"\n");
  }

  @Test
  void conditionsAreCombined() {
    assertThat(people("SELECT name FROM BlobStorage WHERE age > 10 AND NOT city = 'Oslo'"))
        .isEmpty();
    assertThat(people("SELECT name FROM BlobStorage WHERE age = 9 OR age = 77"))
        .isEqualTo("Bob\nCid\n");
    assertThat(people("SELECT name FROM BlobStorage WHERE age BETWEEN 9 AND 31"))
        .isEqualTo("Ann\nBob\n");
    assertThat(people("SELECT name FROM BlobStorage WHERE name NOT IN ('Ann', 'Bob', 'Cid')"))
        .isEqualTo("Dee\n");
    assertThat(
            people("SELECT name FROM BlobStorage WHERE (age < 10 OR age > 70) AND name <> 'Bob'"))
        .isEqualTo("Cid\n");
    assertThat(people("SELECT name FROM BlobStorage WHERE NULLIF(age, '') IS NULL"))
        .isEqualTo("Dee\n");
    assertThat(people("SELECT name FROM BlobStorage WHERE name LIKE '_!_%' ESCAPE '!'")).isEmpty();
    assertThat(people("SELECT name FROM BlobStorage WHERE name LIKE '%e_'")).isEqualTo("Dee\n");
  }

  @Test
  void functionsWork() {
    assertThat(
            people("SELECT UPPER(name), LOWER(city), CHAR_LENGTH(city) FROM BlobStorage LIMIT 1"))
        .isEqualTo("ANN,oslo,4\n");
    assertThat(
            people(
                "SELECT SUBSTRING(city FROM 2 FOR 2), SUBSTRING(city, 3) FROM BlobStorage LIMIT 1"))
        .isEqualTo("sl,lo\n");
    assertThat(
            people(
                "SELECT TRIM('  x '), TRIM(LEADING 'O' FROM city), TRIM(BOTH FROM ' y ') FROM BlobStorage LIMIT 1"))
        .isEqualTo("x,slo,y\n");
    assertThat(people("SELECT COALESCE(NULL, name), CAST(age AS FLOAT) FROM BlobStorage LIMIT 1"))
        .isEqualTo("Ann,31.0\n");
    assertThat(
            people(
                "SELECT CASE WHEN age > 50 THEN 'old' ELSE 'young' END FROM BlobStorage LIMIT 3"))
        .isEqualTo("young\nyoung\nold\n");
  }

  @Test
  void timestampsWork() {
    String query =
        "SELECT EXTRACT(YEAR FROM TO_TIMESTAMP(_1)), DATE_DIFF(DAY, TO_TIMESTAMP(_1), TO_TIMESTAMP(_2)),"
            + " TO_STRING(DATE_ADD(MONTH, 1, TO_TIMESTAMP(_1)), 'yyyy/MM/dd') FROM BlobStorage"
            + " WHERE CAST(_2 AS TIMESTAMP) > CAST(_1 AS TIMESTAMP)";
    assertThat(select("2024-01-30,2024-02-02T10:00:00Z\n", query)).isEqualTo("2024,3,2024/02/29\n");
  }

  @Test
  void aggregatesAreOneRow() {
    assertThat(
            people(
                "SELECT COUNT(*), SUM(CAST(age AS INT)) AS total FROM BlobStorage WHERE age > 0"))
        .isEqualTo("3,117\n");
    assertThat(people("SELECT MIN(age), MAX(age), AVG(age) FROM BlobStorage WHERE age > 0"))
        .isEqualTo("9,77,39.0\n");
    assertThat(people("SELECT COUNT(*) FROM BlobStorage WHERE name = 'nobody'")).isEqualTo("0\n");
    assertThat(people("SELECT SUM(age) / COUNT(*) FROM BlobStorage WHERE age > 0"))
        .isEqualTo("39\n");
  }

  @Test
  void aHeaderIsReadAndWrittenWhereItIsSaidToBe() {
    assertThat(
            Queries.run(PEOPLE, "SELECT name AS n, age FROM BlobStorage LIMIT 1", HEADER, HEADER)
                .data())
        .isEqualTo("n,age\nAnn,31\n");
    assertThat(Queries.run(PEOPLE, "SELECT * FROM BlobStorage LIMIT 1", CSV, CSV).data())
        .isEqualTo("name,age,city\n");
  }

  @Test
  void separatorsQuotesAndEscapesAreThoseOfTheRequest() {
    String format =
        Queries.csv(
            "<ColumnSeparator>|</ColumnSeparator><FieldQuote>'</FieldQuote>"
                + "<RecordSeparator>;;</RecordSeparator><EscapeChar>\\</EscapeChar>");
    String blob = "a|'b|c;;'|d\\|e;;'it''s'|x|y";
    assertThat(Queries.run(blob, "SELECT _2 FROM BlobStorage", format, JSON).data())
        .isEqualTo("{\"_2\":\"b|c;;\"}\n{\"_2\":\"x\"}\n");
    assertThat(Queries.run(blob, "SELECT _1, _3 FROM BlobStorage", format, CSV).data())
        .isEqualTo("a,d|e\nit's,y\n");
  }

  @Test
  void delimitedTextBecomesJson() {
    assertThat(Queries.run(NUMBERS, "SELECT * FROM BlobStorage LIMIT 1", CSV, JSON).data())
        .isEqualTo("{\"_1\":\"100\",\"_2\":\"200\",\"_3\":\"300\",\"_4\":\"400\"}\n");
  }

  @Test
  void rowsWithoutTheColumnAreToldAndLeftOut() {
    AvroResult result = Queries.run("a\nb,c\nd\n", "SELECT _2 FROM BlobStorage", CSV, CSV);
    assertThat(result.data()).isEqualTo("c\n");
    assertThat(result.errors()).containsExactly("InvalidColumnOrdinal", "InvalidColumnOrdinal");
    assertThat(result.ended()).isTrue();
  }

  @Test
  void aBrokenBlobEndsTheResults() {
    AvroResult result = Queries.run("a,\"b\nc\n", "SELECT * FROM BlobStorage", CSV, CSV);
    assertThat(result.errors()).containsExactly("fatal ParseError");
  }

  @Test
  void aLargeBlobIsNeverWholeInMemory() {
    byte[] line = ("0123456789,".repeat(90) + "end\n").getBytes(StandardCharsets.UTF_8);
    int lines = 100_000;
    Payload blob =
        new Payload(
            (long) line.length * lines,
            () ->
                new SequenceInputStream(
                    Collections.enumeration(
                        IntStream.range(0, lines)
                            .mapToObj(i -> (InputStream) new ByteArrayInputStream(line))
                            .toList())));
    AvroResult result =
        Queries.run(blob, "SELECT COUNT(*) FROM BlobStorage WHERE _91 = 'end'", CSV, CSV);
    assertThat(result.data()).isEqualTo(lines + "\n");
    assertThat(result.scanned()).isEqualTo((long) line.length * lines);
  }

  private static String select(String blob, String query) {
    return Queries.run(blob, query, CSV, CSV).data();
  }

  private static String people(String query) {
    return Queries.run(PEOPLE, query, HEADER, CSV).data();
  }
}
