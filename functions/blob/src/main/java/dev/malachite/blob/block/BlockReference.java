package dev.malachite.blob.block;

import dev.malachite.protocol.errors.ErrorCode;
import dev.malachite.protocol.xml.XmlErrors;
import dev.malachite.protocol.xml.XmlReader;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;

/** An entry of the list that a commit names its blocks with. */
record BlockReference(Source source, String id) {
  private static final int MOST = 50_000;
  private static final long LARGEST_DOCUMENT = 16L * 1024 * 1024;

  /** Where the block is looked for. */
  enum Source {
    COMMITTED,
    UNCOMMITTED,
    LATEST
  }

  static List<BlockReference> read(InputStream document) {
    List<BlockReference> list = new ArrayList<>();
    XmlReader.read(
        document,
        LARGEST_DOCUMENT,
        "BlockList",
        (element, text) -> {
          if (list.size() == MOST) {
            throw ErrorCode.BLOCK_LIST_TOO_LONG.exception();
          }
          list.add(of(element, text.strip()));
        });
    return list;
  }

  private static BlockReference of(String element, String id) {
    Source source =
        switch (element) {
          case "Committed" -> Source.COMMITTED;
          case "Uncommitted" -> Source.UNCOMMITTED;
          case "Latest" -> Source.LATEST;
          default ->
              throw XmlErrors.invalidDocument("The element " + element + " is not expected here.");
        };
    if (!BlockId.isLegal(id)) {
      throw XmlErrors.invalidNode(element, id);
    }
    return new BlockReference(source, id);
  }
}
