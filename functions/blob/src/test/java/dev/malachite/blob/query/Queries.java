package dev.malachite.blob.query;

import dev.malachite.blob.BlobBench;
import dev.malachite.domain.Ids;
import dev.malachite.protocol.Operation;
import dev.malachite.protocol.Payload;
import dev.malachite.protocol.Reply;
import dev.malachite.protocol.xml.XmlWriter;
import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;

/** Queries over blobs that exist in the test only. */
final class Queries {
  static final String CSV = "<Type>delimited</Type>";
  static final String JSON = "<Type>json</Type>";

  private Queries() {}

  static String csv(String elements) {
    return CSV + "<DelimitedTextConfiguration>" + elements + "</DelimitedTextConfiguration>";
  }

  static AvroResult run(String blob, String expression, String input, String output) {
    byte[] bytes = blob.getBytes(StandardCharsets.UTF_8);
    Payload payload = new Payload(bytes.length, () -> new ByteArrayInputStream(bytes));
    return run(payload, expression, input, output);
  }

  static AvroResult run(Payload blob, String expression, String input, String output) {
    Operation get =
        call -> Reply.status(200).header("x-ms-blob-type", "BlockBlob").payload(blob).build();
    Reply reply =
        new BlobBench()
            .run(
                new QueryBlobContents(Ids.secure(), get),
                "/c/b?comp=query",
                document(expression, input, output).getBytes(StandardCharsets.UTF_8));
    return AvroResult.read(reply.payload().stream().get());
  }

  static String document(String expression, String input, String output) {
    String text = new XmlWriter().open("Expression").characters(expression).close().toString();
    return "<QueryRequest><QueryType>SQL</QueryType>"
        + text
        + serialization("Input", input)
        + serialization("Output", output)
        + "</QueryRequest>";
  }

  private static String serialization(String direction, String format) {
    String name = direction + "Serialization";
    return "<" + name + "><Format>" + format + "</Format></" + name + ">";
  }
}
