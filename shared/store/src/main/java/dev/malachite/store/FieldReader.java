package dev.malachite.store;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.IntFunction;

/**
 * Reads what {@link FieldWriter} wrote. A field that was put twice has its last value; fields
 * nobody asks for are passed over. Damaged bytes are an {@link IllegalStateException}.
 */
public final class FieldReader {
  private final FieldIndex index;

  public FieldReader(byte[] bytes) {
    this(new FieldIndex(bytes, 0, bytes.length));
  }

  private FieldReader(FieldIndex index) {
    this.index = index;
  }

  /** The number of the field that was put last of those between the two; 0 where there is none. */
  public int lastAmong(int firstTag, int lastTag) {
    int field = index.lastAmong(firstTag, lastTag);
    return field < 0 ? 0 : index.tag(field);
  }

  public Optional<String> text(int tag) {
    int field = index.last(tag);
    return field < 0 ? Optional.empty() : Optional.of(index.text(field));
  }

  public OptionalLong number(int tag) {
    int field = index.last(tag);
    return field < 0 ? OptionalLong.empty() : OptionalLong.of(index.number(field));
  }

  /** False where the field is absent. */
  public boolean flag(int tag) {
    int field = index.last(tag);
    return field >= 0 && index.number(field) != 0;
  }

  public Optional<byte[]> bytes(int tag) {
    int field = index.last(tag);
    return field < 0 ? Optional.empty() : Optional.of(index.bytes(field));
  }

  public Optional<FieldReader> record(int tag) {
    int field = index.last(tag);
    return field < 0 ? Optional.empty() : Optional.of(nested(field));
  }

  /** All values of the field in the order they were put. */
  public List<String> texts(int tag) {
    return all(tag, index::text);
  }

  /** All values of the field in the order they were put. */
  public List<Long> numbers(int tag) {
    return all(tag, index::number);
  }

  /** All values of the field in the order they were put. */
  public List<FieldReader> records(int tag) {
    return all(tag, this::nested);
  }

  /** In the order it was put. */
  public Map<String, String> map(int tag) {
    Map<String, String> map = new LinkedHashMap<>();
    for (FieldReader entry : records(tag)) {
      map.put(entry.text(1).orElse(""), entry.text(2).orElse(""));
    }
    return map;
  }

  private FieldReader nested(int field) {
    return new FieldReader(index.record(field));
  }

  private <T> List<T> all(int tag, IntFunction<T> value) {
    List<T> values = new ArrayList<>();
    for (int field = 0; field < index.size(); field++) {
      if (index.tag(field) == tag) {
        values.add(value.apply(field));
      }
    }
    return values;
  }
}
