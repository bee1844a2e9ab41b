package dev.malachite.file;

import static org.assertj.core.api.Assertions.assertThat;

import dev.malachite.file.model.Handle;
import dev.malachite.protocol.errors.ErrorCode;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Every cell of access by share mode by operation. */
final class SharingTableTest {
  @Test
  void everyCellIsAsTheTableSays() {
    int cells = 0;
    for (Set<Handle.Right> access : subsets()) {
      for (Set<Handle.Right> shared : subsets()) {
        for (RestOperation operation : RestOperation.values()) {
          check(access, shared, operation);
          cells++;
        }
      }
    }
    assertThat(cells).isEqualTo(8 * 8 * RestOperation.values().length);
  }

  private static void check(
      Set<Handle.Right> access, Set<Handle.Right> shared, RestOperation operation) {
    Bench bench = new Bench();
    bench.share("locks");
    bench.file("/locks/f", 4);
    bench.open("locks", "f", access, shared);
    Optional<ErrorCode> expected =
        operation.isAllowed(access, shared)
            ? Optional.empty()
            : Optional.of(ErrorCode.SHARING_VIOLATION);
    assertThat(operation.refusal(bench))
        .as("%s while open for %s sharing %s", operation, access, shared)
        .isEqualTo(expected);
  }

  private static List<Set<Handle.Right>> subsets() {
    List<Set<Handle.Right>> subsets = new ArrayList<>(List.of(Set.of()));
    for (Handle.Right right : Handle.Right.values()) {
      for (Set<Handle.Right> smaller : List.copyOf(subsets)) {
        Set<Handle.Right> larger = EnumSet.of(right);
        larger.addAll(smaller);
        subsets.add(larger);
      }
    }
    return subsets;
  }
}
