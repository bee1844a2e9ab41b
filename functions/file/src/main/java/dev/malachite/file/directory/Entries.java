package dev.malachite.file.directory;

import dev.malachite.file.model.Node;
import java.util.List;
import java.util.Optional;

/** The entries of a directory, in the order of their names. */
interface Entries {
  Optional<Node> next();

  /** The same entries, with what hard links are about. */
  List<Node> resolved(List<Node> page);
}
