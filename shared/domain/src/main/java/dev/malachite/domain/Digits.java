package dev.malachite.domain;

import java.time.LocalDateTime;

/** Numbers of a fixed width. */
final class Digits {
  private Digits() {}

  static void put(byte[] text, int at, int number, int width) {
    int rest = number;
    for (int i = at + width - 1; i >= at; i--) {
      text[i] = (byte) ('0' + rest % 10);
      rest /= 10;
    }
  }

  /** Hours, minutes and seconds, which stand apart. */
  static void putTime(byte[] text, int at, LocalDateTime time) {
    put(text, at, time.getHour(), 2);
    put(text, at + 3, time.getMinute(), 2);
    put(text, at + 6, time.getSecond(), 2);
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
}
