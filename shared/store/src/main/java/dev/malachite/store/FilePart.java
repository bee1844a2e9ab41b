package dev.malachite.store;

import java.nio.channels.FileChannel;

/**
 * Bytes in a file. It stays open until the stream that they were taken from is asked for more or
 * closed.
 */
public record FilePart(FileChannel file, long position, long length) {}
