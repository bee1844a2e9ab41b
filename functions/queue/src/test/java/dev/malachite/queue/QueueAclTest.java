package dev.malachite.queue;

import static org.assertj.core.api.Assertions.assertThat;

import dev.malachite.protocol.Reply;
import dev.malachite.protocol.auth.AccessPolicy;
import dev.malachite.protocol.xml.SignedIdentifier;
import dev.malachite.protocol.xml.SignedIdentifiers;
import java.time.Instant;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class QueueAclTest {
  private final Bench bench = new Bench();

  static String policy(String id) {
    return "<SignedIdentifiers>" + identifier(id) + "</SignedIdentifiers>";
  }

  static List<String> ids(Bench bench) {
    Reply reply = bench.send("GetQueueAcl", "/jobs?comp=acl");
    return SignedIdentifiers.read(reply.payload().stream().get()).stream()
        .map(SignedIdentifier::id)
        .toList();
  }

  private static String identifier(String id) {
    return "<SignedIdentifier><Id>"
        + id
        + "</Id><AccessPolicy><Start>2030-01-01T00:00:00Z</Start><Expiry>2031-01-01T00:00:00Z</Expiry>"
        + "<Permission>raup</Permission></AccessPolicy></SignedIdentifier>";
  }

  @Test
  void aNewQueueHasNoPolicies() throws Exception {
    bench.create("jobs");

    Reply reply = bench.send("GetQueueAcl", "/jobs?comp=acl");

    assertThat(reply.status()).isEqualTo(200);
    assertThat(reply.headers().first("Content-Type")).contains("application/xml");
    assertThat(Bench.text(reply)).contains("<SignedIdentifiers />");
  }

  @Test
  void theLastWriterDecidesAboutAllPolicies() {
    bench.create("jobs");

    assertThat(bench.send("SetQueueAcl", "/jobs?comp=acl", policy("one")).status()).isEqualTo(204);
    assertThat(bench.send("SetQueueAcl", "/jobs?comp=acl", policy("two")).status()).isEqualTo(204);

    assertThat(ids(bench)).containsExactly("two");
  }

  @Test
  void anEmptyRequestRemovesAllPolicies() {
    bench.create("jobs");
    bench.send("SetQueueAcl", "/jobs?comp=acl", policy("one"));

    bench.send("SetQueueAcl", "/jobs?comp=acl", "");

    assertThat(ids(bench)).isEmpty();
  }

  @Test
  void signaturesFindThePoliciesThatAreStored() {
    bench.create("jobs");
    bench.send("SetQueueAcl", "/jobs?comp=acl", policy("one"));

    var policies = bench.service().accessPolicies();

    assertThat(policies.find(Calls.of("/jobs", ""), "jobs", "one").flatMap(AccessPolicy::expiry))
        .contains(Instant.parse("2031-01-01T00:00:00Z"));
    assertThat(policies.find(Calls.of("/jobs", ""), "jobs", "other")).isEmpty();
    assertThat(policies.find(Calls.of("/jobs", ""), "nothing", "one")).isEmpty();
  }

  @Test
  void refusesMoreThanFivePolicies() {
    bench.create("jobs");
    String six =
        IntStream.range(0, 6).mapToObj(i -> identifier("p" + i)).collect(Collectors.joining());

    assertThat(
            bench.refusal(
                "SetQueueAcl",
                "/jobs?comp=acl",
                "<SignedIdentifiers>" + six + "</SignedIdentifiers>"))
        .hasMessage("InvalidXmlDocument")
        .returns(400, error -> error.status());
  }

  @Test
  void refusesWhatIsNotXml() {
    bench.create("jobs");

    assertThat(bench.refusal("SetQueueAcl", "/jobs?comp=acl", "<Signed"))
        .hasMessage("InvalidXmlDocument");
  }

  @Test
  void refusesAQueueThatDoesNotExist() {
    assertThat(bench.refusal("GetQueueAcl", "/jobs?comp=acl")).hasMessage("QueueNotFound");
    assertThat(bench.refusal("SetQueueAcl", "/jobs?comp=acl", policy("one")))
        .hasMessage("QueueNotFound");
  }
}
