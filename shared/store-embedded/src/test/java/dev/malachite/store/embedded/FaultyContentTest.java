package dev.malachite.store.embedded;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIOException;

import dev.malachite.domain.Clock;
import dev.malachite.store.Content;
import dev.malachite.store.ContentId;
import dev.malachite.store.Fault;
import dev.malachite.store.Faults;
import dev.malachite.store.FaultyContent;
import dev.malachite.store.Key;
import dev.malachite.store.Unavailable;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class FaultyContentTest {
  private static final ContentId ID = new ContentId("id");
  private static final Key OWNER = new Key("p", "s");

  private final Content memory = new MemoryContent(Clock.system());

  @Test
  void aWriteWithoutAnAnswerMayHaveLanded() {
    assertThatExceptionOfType(Unavailable.class).isThrownBy(() -> write(Fault.FAIL_BEFORE));
    assertThat(memory.list(Optional.empty(), 9)).isEmpty();
    assertThatExceptionOfType(Unavailable.class).isThrownBy(() -> write(Fault.LOSE_ANSWER));
    assertThat(memory.list(Optional.empty(), 9)).hasSize(1);
  }

  @Test
  void otherCallsFailToo() throws IOException {
    write(Fault.NONE);
    assertThatExceptionOfType(Unavailable.class)
        .isThrownBy(() -> faulty(Fault.THROTTLE).open(ID, 0, 1).close());
    assertThatExceptionOfType(Unavailable.class)
        .isThrownBy(() -> faulty(Fault.THROTTLE).list(Optional.empty(), 9));
    assertThatExceptionOfType(Unavailable.class)
        .isThrownBy(() -> faulty(Fault.LOSE_ANSWER).delete(ID));
    assertThat(memory.list(Optional.empty(), 9)).isEmpty();
  }

  @Test
  void theErrorOfAStreamPassesThrough() {
    InputStream failing =
        new InputStream() {
          @Override
          public int read() throws IOException {
            throw new IOException("gone");
          }
        };
    assertThatIOException()
        .isThrownBy(() -> faulty(Fault.NONE).write(ID, OWNER, failing))
        .withMessage("gone");
  }

  private void write(Fault fault) throws IOException {
    faulty(fault).write(ID, OWNER, new ByteArrayInputStream(new byte[10]));
  }

  private Content faulty(Fault fault) {
    return new FaultyContent(memory, Faults.script(fault), () -> {});
  }
}
