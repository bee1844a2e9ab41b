package dev.malachite.blob.model;

import dev.malachite.store.Key;
import dev.malachite.store.Range;
import java.util.Locale;

/**
 * Where the past states of blobs are: a partition beside that of the blobs, so that plain lists
 * never read them.
 */
public final class PastKeys {
  private static final String SUFFIX = "/h";
  private static final char SEPARATOR = '\0';

  private PastKeys() {}

  public static String partition(String blobs) {
    return blobs + SUFFIX;
  }

  /** Whether an item that reclaim met is a past state. */
  public static boolean isOne(Key key) {
    return key.partition().endsWith(SUFFIX) && BlobKeys.isBlobs(blobs(key));
  }

  private static String blobs(Key past) {
    return past.partition().substring(0, past.partition().length() - SUFFIX.length());
  }

  /** The blob whose past it is. */
  public static Key blob(Key past) {
    return new Key(blobs(past), blobName(past));
  }

  public static Key of(Key blob, Past.Kind kind, String id) {
    String letter = kind.name().substring(0, 1).toLowerCase(Locale.ROOT);
    return new Key(partition(blob.partition()), blob.sort() + SEPARATOR + id + letter);
  }

  public static Key of(Key blob, Past past) {
    return of(blob, past.kind(), past.id());
  }

  /** All past states of one blob, the oldest first. */
  public static Range all(String blobName) {
    return Range.prefix(blobName + SEPARATOR);
  }

  public static String blobName(Key past) {
    return past.sort().substring(0, past.sort().indexOf(SEPARATOR));
  }

  /** The prefix that all past states of one blob share. */
  public static String prefix(String blobName) {
    return blobName + SEPARATOR;
  }
}
