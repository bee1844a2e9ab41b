package dev.malachite.protocol.auth;

import java.util.ArrayList;
import java.util.List;

/** A storage account and the one or two keys that open it. */
public final class Account {
  private static final int MAXIMUM_KEYS = 2;

  private final String name;
  private final List<SigningKey> keys;

  private Account(String name, List<SigningKey> keys) {
    this.name = name;
    this.keys = keys;
  }

  public static Account of(String name, List<byte[]> secrets) {
    if (secrets.isEmpty() || secrets.size() > MAXIMUM_KEYS) {
      throw new IllegalArgumentException("Account " + name + " needs one or two keys");
    }
    List<SigningKey> keys = new ArrayList<>(secrets.size());
    for (byte[] secret : secrets) {
      if (secret.length == 0) {
        throw new IllegalArgumentException("Account " + name + " has an empty key");
      }
      keys.add(new SigningKey(secret));
    }
    return new Account(name, List.copyOf(keys));
  }

  public String name() {
    return name;
  }

  List<SigningKey> keys() {
    return keys;
  }

  boolean verifies(String text, String signature) {
    for (SigningKey key : keys) {
      if (key.verifies(text, signature)) {
        return true;
      }
    }
    return false;
  }
}
