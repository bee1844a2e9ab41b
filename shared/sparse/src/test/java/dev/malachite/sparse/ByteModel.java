package dev.malachite.sparse;

import dev.malachite.domain.ByteSpan;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** The same as a map, the simplest way: each byte, and the edit that wrote it. */
final class ByteModel {
  private static final int ROOM = 2048;
  private static final int ZEROS = -1;

  private final int grain;
  private int length;
  private int edits;
  private final byte[] bytes = new byte[ROOM];
  private final int[] writtenBy = new int[ROOM];

  ByteModel(int grain, int length) {
    this.grain = grain;
    this.length = length;
  }

  ByteModel copy() {
    ByteModel copy = new ByteModel(grain, length);
    copy.edits = edits;
    System.arraycopy(bytes, 0, copy.bytes, 0, ROOM);
    System.arraycopy(writtenBy, 0, copy.writtenBy, 0, ROOM);
    return copy;
  }

  int length() {
    return length;
  }

  void write(int from, byte... data) {
    edits++;
    int end = from + data.length;
    for (int i = from - from % grain; i < ceiling(end); i++) {
      boolean inside = from <= i && i < end;
      bytes[i] = inside ? data[i - from] : bytes[i];
      int filled = writtenBy[i] == 0 ? ZEROS : writtenBy[i];
      writtenBy[i] = inside ? edits : filled;
    }
  }

  void clear(int from, int to) {
    edits++;
    int firstWhole = ceiling(from);
    int endWhole = to >= length ? ceiling(to) : to - to % grain;
    for (int i = from; i < Math.max(to, endWhole); i++) {
      bytes[i] = 0;
      if (firstWhole <= i && i < endWhole) {
        writtenBy[i] = 0;
      } else if (writtenBy[i] != 0) {
        writtenBy[i] = ZEROS;
      }
    }
  }

  void resize(int newLength) {
    edits++;
    for (int i = newLength; i < ROOM && newLength < length; i++) {
      bytes[i] = 0;
      writtenBy[i] = 0;
    }
    length = newLength;
  }

  byte[] read(int from, int to) {
    return Arrays.copyOfRange(bytes, from, to);
  }

  List<SparseRange> ranges(int from, int to) {
    return runs(from, to, i -> writtenBy[i] != 0 ? 1 : 0);
  }

  List<SparseRange> since(ByteModel older, int from, int to) {
    return runs(from, to, i -> kind(older, i));
  }

  private int kind(ByteModel older, int i) {
    boolean hadIt = i < older.length && older.writtenBy[i] != 0;
    int before = hadIt ? older.writtenBy[i] : 0;
    if (before == writtenBy[i]) {
      return 0;
    }
    return writtenBy[i] != 0 ? 1 : 2;
  }

  private interface Kind {
    int at(int position);
  }

  private List<SparseRange> runs(int from, int to, Kind kind) {
    List<SparseRange> runs = new ArrayList<>();
    int end = Math.min(to, length);
    for (int i = from; i < end; ) {
      int start = i;
      int here = kind.at(start);
      while (i < end && kind.at(i) == here) {
        i++;
      }
      if (here != 0) {
        runs.add(new SparseRange(new ByteSpan(start, i - 1), here == 2));
      }
    }
    return runs;
  }

  private int ceiling(int position) {
    return (position + grain - 1) / grain * grain;
  }
}
