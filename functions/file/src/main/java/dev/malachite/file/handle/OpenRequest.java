package dev.malachite.file.handle;

import dev.malachite.domain.FilePath;
import dev.malachite.file.model.Handle;
import java.util.Set;

/**
 * What a client of another protocol wants to open.
 *
 * @param access what it will do
 * @param shared what it lets others do meanwhile
 */
public record OpenRequest(
    String account,
    String share,
    FilePath path,
    Set<Handle.Right> access,
    Set<Handle.Right> shared,
    Client client) {

  /** Who asks, as lists of handles show it. */
  public record Client(String address, String name, String session) {}
}
