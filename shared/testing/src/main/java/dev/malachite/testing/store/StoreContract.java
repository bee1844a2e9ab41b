package dev.malachite.testing.store;

import dev.malachite.store.Store;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;

/** What every store does. An adapter's test extends this class and says how to make a store. */
public abstract class StoreContract
    implements CommitContract,
        LimitsContract,
        ScanContract,
        DueContract,
        RaceContract,
        UnknownOutcomeContract {
  private @Nullable Store store;

  /** A store without items; it is closed after each test. */
  protected abstract Store create() throws Exception;

  @Override
  public Store store() {
    return Objects.requireNonNull(store);
  }

  @BeforeEach
  void open() throws Exception {
    store = create();
  }

  @AfterEach
  void close() {
    store().close();
  }
}
