package dev.malachite.domain;

import java.time.LocalDateTime;

/** Numbers of a fixed width. */
final class Digits {
  private Digits() {}

  static void append(StringBuilder text, int number, int width) {
    int divisor = 1;
    for (int i = 1; i < width; i++) {
      divisor *= 10;
    }
    for (; divisor > 0; divisor /= 10) {
      text.append((char) ('0' + number / divisor % 10));
    }
  }

  /** The number between the two places; below zero where there is anything but digits. */
  static int parse(String text, int from, int to) {
    int number = 0;
    for (int i = from; i < to; i++) {
      char digit = text.charAt(i);
      if (!Decimal.isDigit(digit)) {
        return -1;
      }
      number = number * 10 + digit - '0';
    }
    return number;
  }

  static void appendTime(StringBuilder text, LocalDateTime time) {
    append(text, time.getHour(), 2);
    text.append(':');
    append(text, time.getMinute(), 2);
    text.append(':');
    append(text, time.getSecond(), 2);
  }
}
