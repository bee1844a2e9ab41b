package dev.malachite.queue;

import static org.assertj.core.api.Assertions.assertThat;

import dev.malachite.protocol.xml.XmlElement;
import dev.malachite.protocol.xml.XmlReader;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ListQueuesTest {
  private final Bench bench = new Bench();

  private XmlElement list(String parameters) {
    return XmlReader.read(
        bench.send("ListQueues", "/?comp=list" + parameters).payload().stream().get(), 1_000_000);
  }

  private static List<String> names(XmlElement page) {
    return page.child("Queues").orElseThrow().children().stream()
        .map(queue -> queue.textOf("Name").orElseThrow())
        .toList();
  }

  @Test
  void listsTheQueuesByName() {
    List.of("bbb", "aaa", "ccc").forEach(bench::create);

    XmlElement page = list("");

    assertThat(page.name()).isEqualTo("EnumerationResults");
    assertThat(page.attributes()).containsEntry("ServiceEndpoint", "http://localhost:10001/");
    assertThat(names(page)).containsExactly("aaa", "bbb", "ccc");
    assertThat(page.textOf("NextMarker")).contains("");
  }

  @Test
  void writesTheDocumentAsTheServiceDoes() throws Exception {
    bench.create("jobs");

    String document = Bench.text(bench.send("ListQueues", "/?comp=list&prefix=j&maxresults=3"));

    assertThat(document)
        .isEqualTo(
            "<?xml version=\"1.0\" encoding=\"utf-8\"?>"
                + "<EnumerationResults ServiceEndpoint=\"http://localhost:10001/\">"
                + "<Prefix>j</Prefix><MaxResults>3</MaxResults>"
                + "<Queues><Queue><Name>jobs</Name></Queue></Queues><NextMarker /></EnumerationResults>");
  }

  @Test
  void anAccountWithoutQueuesHasAnEmptyList() {
    assertThat(names(list(""))).isEmpty();
  }

  @Test
  void goesOnWhereTheLastPageEnded() {
    for (int i = 10; i < 23; i++) {
      bench.create("queue" + i);
    }
    List<String> seen = new ArrayList<>();
    String marker = "";
    int pages = 0;
    do {
      XmlElement page = list("&maxresults=5&marker=" + marker);
      seen.addAll(names(page));
      marker = page.textOf("NextMarker").orElseThrow();
      pages++;
    } while (!marker.isEmpty());

    assertThat(pages).isEqualTo(3);
    assertThat(seen).hasSize(13).doesNotHaveDuplicates().isSorted();
  }

  @Test
  void hidesDeletedQueuesAndThoseWithoutThePrefix() {
    List.of("job-a", "job-b", "other").forEach(bench::create);
    bench.send("DeleteQueue", "/job-a");

    assertThat(names(list("&prefix=job-"))).containsExactly("job-b");
  }

  @Test
  void showsMetadataOnlyWhenAsked() {
    bench.send("CreateQueue", "/jobs", "", "x-ms-meta-Team", "blue");

    XmlElement plain = list("").child("Queues").orElseThrow().children().getFirst();
    XmlElement full = list("&include=metadata").child("Queues").orElseThrow().children().getFirst();

    assertThat(plain.child("Metadata")).isEmpty();
    assertThat(full.child("Metadata").flatMap(each -> each.textOf("Team"))).contains("blue");
  }

  @ParameterizedTest
  @CsvSource({
    "maxresults=0, OutOfRangeQueryParameterValue",
    "maxresults=x, InvalidQueryParameterValue",
    "marker=garbage, InvalidMarker",
    "include=messages, InvalidQueryParameterValue"
  })
  void refusesWhatItCannotRead(String parameter, String code) {
    assertThat(bench.refusal("ListQueues", "/?comp=list&" + parameter))
        .hasMessage(code)
        .returns(400, error -> error.status());
  }
}
