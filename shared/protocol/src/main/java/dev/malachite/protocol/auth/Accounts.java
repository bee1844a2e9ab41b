package dev.malachite.protocol.auth;

import java.util.ArrayList;
import java.util.Base64;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The accounts that exist, by name. */
public final class Accounts {
  public static final String DEVELOPMENT_NAME = "devstoreaccount1";

  /** Published by the vendor for emulators: not a secret. */
  public static final String DEVELOPMENT_KEY =
      "Eby8vdM02xNOcqFlqUwJPLlmEtlCDXJ1OUzFT50uSRZ6IFsuFq2UVErCz4I6tq/K1SZFPTOtr/KBHBeksoGMGw==";

  private static final int MAXIMUM_PARTS = 3;

  private final Map<String, Account> byName;

  private Accounts(Map<String, Account> byName) {
    this.byName = byName;
  }

  public static Accounts development() {
    return parse(DEVELOPMENT_NAME + ":" + DEVELOPMENT_KEY);
  }

  /** Accounts separated by semicolons, each {@code name:key1} or {@code name:key1:key2}. */
  public static Accounts parse(String text) {
    Map<String, Account> byName = new LinkedHashMap<>();
    for (String entry : text.split(";", -1)) {
      if (!entry.isBlank()) {
        Account account = account(entry.strip());
        if (byName.put(account.name(), account) != null) {
          throw new IllegalArgumentException("Account " + account.name() + " is given twice");
        }
      }
    }
    if (byName.isEmpty()) {
      throw new IllegalArgumentException("No account is given");
    }
    return new Accounts(Collections.unmodifiableMap(byName));
  }

  private static Account account(String entry) {
    String[] parts = entry.split(":", -1);
    String name = parts[0];
    if (!isName(name)) {
      throw new IllegalArgumentException("Not an account name: '" + name + "'");
    }
    if (parts.length < 2 || parts.length > MAXIMUM_PARTS) {
      throw new IllegalArgumentException("Account " + name + " must be name:key or name:key1:key2");
    }
    List<byte[]> secrets = new ArrayList<>();
    for (int i = 1; i < parts.length; i++) {
      secrets.add(secret(name, i, parts[i]));
    }
    return Account.of(name, secrets);
  }

  private static byte[] secret(String name, int index, String text) {
    try {
      return Base64.getDecoder().decode(text);
    } catch (IllegalArgumentException notBase64) {
      String message = "Key " + index + " of account " + name + " is not Base64";
      throw new IllegalArgumentException(message, notBase64);
    }
  }

  private static boolean isName(String name) {
    boolean legal =
        name.chars()
            .allMatch(
                c -> (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-' || c == '_');
    return legal && !name.isEmpty() && !name.endsWith("-secondary");
  }

  /** In the order in which they are given. */
  public Collection<Account> all() {
    return byName.values();
  }

  public Optional<Account> find(String name) {
    return Optional.ofNullable(byName.get(name));
  }
}
