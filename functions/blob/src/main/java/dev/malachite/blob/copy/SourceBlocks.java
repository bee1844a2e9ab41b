package dev.malachite.blob.copy;

import dev.malachite.blob.model.BlobType;
import dev.malachite.protocol.Reply;
import dev.malachite.protocol.copy.CopySource;
import dev.malachite.protocol.copy.SourceErrors;
import dev.malachite.protocol.xml.XmlLeaves;
import java.util.ArrayList;
import java.util.List;

/** The committed blocks of a source, which its copy has as well. */
record SourceBlocks(List<Block> blocks) {
  private static final long LARGEST_LIST = 16L * 1024 * 1024;
  private static final long LONGEST_PIECE = 64L * 1024 * 1024;

  /** Bytes that were committed under an id; those that never were a block have an empty one. */
  record Block(String id, long length) {}

  /**
   * Where the source has no list of blocks, or not one for all its bytes, it is cut as it suits.
   */
  static SourceBlocks of(CopySource source, BlobType type, long length) {
    List<Block> blocks = type == BlobType.BLOCK ? committed(source) : List.of();
    long sum = blocks.stream().mapToLong(Block::length).sum();
    return new SourceBlocks(sum == length ? blocks : cut(length));
  }

  private static List<Block> committed(CopySource source) {
    Reply reply = source.detail("comp=blocklist&blocklisttype=committed");
    if (SourceErrors.isRefusal(reply)) {
      return List.of();
    }
    List<Block> blocks = new ArrayList<>();
    List<String> names = new ArrayList<>();
    XmlLeaves.read(
        reply.payload().stream().get(),
        LARGEST_LIST,
        (name, text) -> {
          switch (name) {
            case "Name" -> names.add(text);
            case "Size" -> blocks.add(new Block(names.getLast(), Long.parseLong(text.strip())));
            default -> {}
          }
        });
    return blocks;
  }

  private static List<Block> cut(long length) {
    List<Block> blocks = new ArrayList<>();
    for (long start = 0; start < length; start += LONGEST_PIECE) {
      blocks.add(new Block("", Math.min(LONGEST_PIECE, length - start)));
    }
    return blocks;
  }

  /** The blocks from a position on that are copied together. */
  List<Block> from(long position, long atLeast, int atMost) {
    List<Block> some = new ArrayList<>();
    long start = 0;
    long size = 0;
    for (Block block : blocks) {
      if (start >= position) {
        some.add(block);
        size += block.length();
      }
      start += block.length();
      if (size >= atLeast || some.size() == atMost) {
        return some;
      }
    }
    return some;
  }
}
