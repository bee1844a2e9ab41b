package dev.malachite.protocol.auth;

import dev.malachite.protocol.Service;
import java.util.EnumSet;
import java.util.Set;

/** Reads the fields that only account SAS have. */
final class AccountSas {
  private static final String LETTERS = "rwdxylacupfti";

  private AccountSas() {}

  static Principal.AccountSas read(SasToken token) {
    return new Principal.AccountSas(
        Grant.permissions(token.require("sp"), LETTERS),
        services(token.require("ss")),
        resourceTypes(token.require("srt")));
  }

  private static Set<Service> services(String letters) {
    Set<Service> services = EnumSet.noneOf(Service.class);
    for (int i = 0; i < letters.length(); i++) {
      services.add(
          switch (letters.charAt(i)) {
            case 'b' -> Service.BLOB;
            case 'q' -> Service.QUEUE;
            case 't' -> Service.TABLE;
            case 'f' -> Service.FILE;
            default -> throw Failures.malformedToken();
          });
    }
    return services;
  }

  private static Set<ResourceType> resourceTypes(String letters) {
    Set<ResourceType> types = EnumSet.noneOf(ResourceType.class);
    for (int i = 0; i < letters.length(); i++) {
      types.add(
          switch (letters.charAt(i)) {
            case 's' -> ResourceType.SERVICE;
            case 'c' -> ResourceType.CONTAINER;
            case 'o' -> ResourceType.OBJECT;
            default -> throw Failures.malformedToken();
          });
    }
    return types;
  }
}
