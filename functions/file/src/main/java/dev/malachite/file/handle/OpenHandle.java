package dev.malachite.file.handle;

import dev.malachite.store.Key;

/**
 * Names an open handle, for whoever opened it.
 *
 * @param share the key of the share
 * @param entry the key of the name that was opened
 * @param node the key of the file or directory
 * @param index the key of the handle's own item
 */
public record OpenHandle(String id, Key share, Key entry, Key node, Key index) {}
