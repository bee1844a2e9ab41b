package dev.malachite.queue.model;

import dev.malachite.domain.Ids;
import dev.malachite.store.Key;
import dev.malachite.store.Range;
import dev.malachite.store.Times;
import java.time.Instant;
import java.util.HexFormat;
import java.util.regex.Pattern;

/** Where the items of the Queue service live. */
public final class QueueKeys {
  private static final String QUEUE = "q/";
  private static final String MESSAGE = "m/";
  private static final String TEXT = "t/";
  private static final String GENERATION_MARK = "q";
  private static final Pattern MESSAGES = Pattern.compile("[0-9a-f]+" + GENERATION_MARK + "/\\d+");
  private static final int TICKS_DIGITS = 16;
  private static final int ID_AT = MESSAGE.length() + TICKS_DIGITS + 1;

  private QueueKeys() {}

  /** Everything directly under an account. */
  public static String account(String account) {
    return "queue/" + account;
  }

  public static Key queue(String account, String name) {
    return new Key(account(account), QUEUE + name);
  }

  /** Whether an item that reclaim met is a queue. */
  public static boolean isQueue(Key key) {
    return key.partition().startsWith(account("")) && key.sort().startsWith(QUEUE);
  }

  /** The sort keys of queues whose names have a prefix. */
  public static String queues(String prefix) {
    return QUEUE + prefix;
  }

  public static String queueName(Key key) {
    return key.sort().substring(QUEUE.length());
  }

  /** The mark tells reclaim, which meets bare message keys, that they are a queue's. */
  public static String freshGeneration(Ids ids) {
    return Long.toHexString(ids.unique()) + GENERATION_MARK;
  }

  public static String partition(String generation, int bucket) {
    return generation + "/" + bucket;
  }

  /** Whether an id that reclaim met is that of a queue's generation. */
  public static boolean isGeneration(String id) {
    return id.endsWith(GENERATION_MARK);
  }

  /** Messages are ordered by the time they are visible from: the visible ones are the head. */
  public static Key message(String generation, int buckets, Instant visibleAt, String id) {
    return new Key(bucketOf(generation, buckets, id), MESSAGE + digits(visibleAt) + "/" + id);
  }

  /** Where the text of a message is that is too long to move with it. */
  public static Key text(String generation, int buckets, String id) {
    return new Key(bucketOf(generation, buckets, id), TEXT + id);
  }

  /** Beside the message, for who has only its key. */
  static Key textBeside(Key message) {
    return new Key(message.partition(), TEXT + id(message));
  }

  /** All messages of a bucket. */
  public static Range messages() {
    return Range.prefix(MESSAGE);
  }

  /** The messages of a bucket that are visible at an instant, whether they have expired or not. */
  public static Range visible(Instant now) {
    return Range.between(MESSAGE, MESSAGE + digits(Times.toTicks(now) + 1));
  }

  /** Whether an item that reclaim met is a message. */
  public static boolean isMessage(Key key) {
    return key.sort().startsWith(MESSAGE) && MESSAGES.matcher(key.partition()).matches();
  }

  static String id(Key message) {
    return message.sort().substring(ID_AT);
  }

  static Instant visibleAt(Key message) {
    return Times.ofTicks(
        HexFormat.fromHexDigitsToLong(message.sort(), MESSAGE.length(), ID_AT - 1));
  }

  private static String bucketOf(String generation, int buckets, String id) {
    return partition(generation, Math.floorMod(id.hashCode(), buckets));
  }

  private static String digits(Instant instant) {
    return digits(Times.toTicks(instant));
  }

  private static String digits(long ticks) {
    return HexFormat.of().toHexDigits(ticks);
  }
}
