package dev.malachite.local.testhelp;

import dev.malachite.local.testhelp.InjectedFault.Kind;
import dev.malachite.protocol.Operation;
import dev.malachite.protocol.Reply;
import dev.malachite.protocol.Service;
import dev.malachite.protocol.StorageService;
import dev.malachite.protocol.auth.AccessPolicies;
import dev.malachite.protocol.auth.PublicAccess;
import dev.malachite.protocol.batch.BatchOperation;
import dev.malachite.protocol.errors.ErrorCode;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Supplier;

/** Lets operations fail as tests wish. */
final class InjectedFaults {
  private final List<InjectedFault> wished = new CopyOnWriteArrayList<>();

  void add(InjectedFault fault) {
    wished.add(fault);
  }

  void clear() {
    wished.clear();
  }

  /** Those that may still happen. */
  List<InjectedFault> all() {
    wished.removeIf(fault -> fault.left().get() == 0);
    return List.copyOf(wished);
  }

  /** The same service with operations that may fail. */
  StorageService around(StorageService inner) {
    Map<String, Operation> operations = new HashMap<>(inner.operations());
    operations.replaceAll((id, operation) -> around(inner.service(), id, operation));
    return new Faulty(inner, Map.copyOf(operations));
  }

  private record Faulty(StorageService inner, Map<String, Operation> operations)
      implements StorageService {
    @Override
    public Service service() {
      return inner.service();
    }

    @Override
    public AccessPolicies accessPolicies() {
      return inner.accessPolicies();
    }

    @Override
    public PublicAccess publicAccess() {
      return inner.publicAccess();
    }

    @Override
    public void tend() {
      inner.tend();
    }
  }

  private Operation around(Service service, String id, Operation inner) {
    if (inner instanceof BatchOperation batch) {
      BatchOperation faulty = (call, parts) -> run(service, id, () -> batch.handle(call, parts));
      return faulty;
    }
    return call -> run(service, id, () -> inner.handle(call));
  }

  private Reply run(Service service, String id, Supplier<Reply> operation) {
    Optional<InjectedFault> fault =
        wished.stream().filter(each -> each.isAbout(service, id) && each.happens()).findFirst();
    fault.map(InjectedFault::delay).ifPresent(InjectedFaults::pause);
    return switch (fault.map(InjectedFault::kind).orElse(Kind.NONE)) {
      case NONE -> operation.get();
      case BUSY -> throw ErrorCode.SERVER_BUSY.exception();
      case TIMEOUT -> throw ErrorCode.OPERATION_TIMED_OUT.exception();
      case LOST -> {
        int status = operation.get().status();
        throw ErrorCode.OPERATION_TIMED_OUT
            .exception()
            .with("LostStatus", Integer.toString(status));
      }
    };
  }

  private static void pause(Duration delay) {
    try {
      Thread.sleep(delay);
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
    }
  }
}
