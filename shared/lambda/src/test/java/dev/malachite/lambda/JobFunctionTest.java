package dev.malachite.lambda;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.ObjectMapper;
import dev.malachite.application.Job;
import dev.malachite.domain.Clock;
import dev.malachite.domain.Ids;
import dev.malachite.http.copy.ServerSources;
import dev.malachite.reclaim.Reclaim;
import dev.malachite.reclaim.ReclaimSettings;
import dev.malachite.reclaim.RunReport;
import dev.malachite.store.Change;
import dev.malachite.store.Content;
import dev.malachite.store.ContentId;
import dev.malachite.store.Item;
import dev.malachite.store.Key;
import dev.malachite.store.Residue;
import dev.malachite.store.Unavailable;
import dev.malachite.store.embedded.Embedded;
import jakarta.enterprise.inject.Instance;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.lang.reflect.Proxy;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;

/** An event as a schedule sends it makes the handler reclaim. */
class JobFunctionTest {
  private static final Key OWNER = new Key("blob/account/gone", "a");

  private final Clock clock = Clock.system();
  private final Ids ids = Ids.secure();
  private final Embedded storage = Embedded.memory(clock);

  @Test
  void anEventOfTheScheduleReclaimsWhatIsDue() throws IOException {
    dropped("one");
    dropped("two");
    assertThat(answer(this::reclaim)).isEqualTo("reclaimed 2");
    assertThat(contents()).isEmpty();
    assertThat(answer(this::reclaim)).isEqualTo("reclaimed 0");
  }

  @Test
  void whatTheJobSaysIsAnsweredAsJson() throws IOException {
    assertThat(answer(() -> "a \"quoted\" word")).isEqualTo("a 'quoted' word");
  }

  @Test
  void aJobThatFailsFailsTheInvocation() {
    Job job =
        () -> {
          throw new Unavailable("no answer");
        };
    assertThatThrownBy(() -> answer(job)).isInstanceOf(Unavailable.class);
  }

  private static String answer(Job job) throws IOException {
    ByteArrayOutputStream output = new ByteArrayOutputStream();
    try (InputStream event = JobFunctionTest.class.getResourceAsStream("scheduled.json")) {
      new JobFunction(instance(job)).handleRequest(Objects.requireNonNull(event), output, null);
    }
    return new ObjectMapper().readValue(output.toByteArray(), String.class);
  }

  private String reclaim() {
    RunReport report =
        Reclaim.of(
                new Reclaim.Surroundings(
                    storage.store(), storage.content(), clock, ids, new ServerSources()),
                ReclaimSettings.STANDARD)
            .run();
    return "reclaimed "
        + report.kinds().values().stream().mapToLong(RunReport.KindReport::reclaimed).sum();
  }

  /** Bytes of a blob that is gone, and the note that they can go, too. */
  private void dropped(String name) throws IOException {
    ContentId id = new ContentId(name);
    long length = storage.content().write(id, OWNER, new ByteArrayInputStream(new byte[10_000]));
    Instant due = clock.now().minus(Duration.ofDays(1));
    Residue residue = Residue.content(id, length, OWNER, due);
    storage
        .store()
        .commit(
            List.of(
                Change.put(
                    residue.key(),
                    Item.ABSENT,
                    ids.unique(),
                    residue.encode(),
                    OptionalLong.of(due.toEpochMilli()))));
  }

  private List<Content.Stored> contents() {
    return storage.content().list(Optional.empty(), 10);
  }

  /** What the container of beans hands to the function. */
  @SuppressWarnings("unchecked")
  private static Instance<Job> instance(Job job) {
    return (Instance<Job>)
        Proxy.newProxyInstance(
            JobFunctionTest.class.getClassLoader(),
            new Class<?>[] {Instance.class},
            (proxy, method, arguments) -> {
              if (!method.getName().equals("get")) {
                throw new UnsupportedOperationException(method.getName());
              }
              return job;
            });
  }
}
