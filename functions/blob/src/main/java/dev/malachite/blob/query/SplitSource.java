package dev.malachite.blob.query;

import java.util.List;
import java.util.Optional;

/**
 * For sys.split: batches of whole records that have at least so many bytes, each told as its
 * length, so that a client can read the blob in parts without cutting a record.
 */
final class SplitSource implements RowSource {
  private final CharSource text;
  private final RowSource records;
  private final long size;
  private long start;

  SplitSource(CharSource text, RowSource records, long size) {
    this.text = text;
    this.records = records;
    this.size = size;
  }

  @Override
  public Optional<Row> next() {
    boolean more = true;
    while (more && text.passed() - start < size) {
      more = records.next().isPresent();
    }
    long length = text.passed() - start;
    start = text.passed();
    return length == 0
        ? Optional.empty()
        : Optional.of(new DelimitedRow(List.of(), List.of(Long.toString(length))));
  }

  @Override
  public List<String> header() {
    return List.of();
  }
}
