package dev.malachite.file.model;

import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * The handles on a file or directory.
 *
 * @param deletePending it is deleted as soon as the last of them is closed
 */
public record Opens(List<Handle> handles, boolean deletePending) {
  public static final Opens NONE = new Opens(List.of(), false);

  public boolean isNone() {
    return handles.isEmpty() && !deletePending;
  }

  public List<Handle> live(Instant now) {
    return handles.stream().filter(handle -> handle.isLive(now)).toList();
  }

  public Optional<Handle> find(String id, Instant now) {
    return live(now).stream().filter(handle -> handle.id().equals(id)).findFirst();
  }

  public Opens and(Handle added, Instant now) {
    List<Handle> all = new ArrayList<>(live(now));
    all.add(added);
    return new Opens(List.copyOf(all), deletePending);
  }

  public Opens without(String id, Instant now) {
    return new Opens(
        live(now).stream().filter(handle -> !handle.id().equals(id)).toList(), deletePending);
  }

  public Opens replaced(Handle changed, Instant now) {
    return new Opens(
        live(now).stream()
            .map(handle -> handle.id().equals(changed.id()) ? changed : handle)
            .toList(),
        deletePending);
  }

  public Opens pending() {
    return new Opens(handles, true);
  }

  /** When the last of them expires. */
  public Optional<Instant> lastExpiry() {
    return handles.stream().map(Handle::expiresAt).max(Comparator.naturalOrder());
  }
}
