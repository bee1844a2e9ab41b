package dev.malachite.blob.list;

import dev.malachite.blob.model.Blob;
import dev.malachite.blob.model.Past;
import java.util.Optional;

/**
 * A blob, snapshot or version in a list.
 *
 * @param past where it is not the current state
 * @param orphaned whether it is the newest version of a blob that is gone
 * @param mark where the list goes on after it
 */
record BlobEntry(String name, Blob blob, Optional<Past> past, boolean orphaned, ListMark mark) {}
