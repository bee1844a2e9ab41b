package dev.malachite.protocol.auth;

import dev.malachite.protocol.Service;
import java.util.Set;

/** On whose behalf a request is made. */
public sealed interface Principal {
  /** Whether a permission is granted, for what an operation decides only when it sees the state. */
  boolean has(char permission);

  /** Whether what exists may be replaced: a token that may create but not write may not. */
  default boolean mayOverwrite() {
    return true;
  }

  default HeaderOverrides overrides() {
    return HeaderOverrides.none();
  }

  /** The entities that may be touched. */
  default KeyRange keyRange() {
    return KeyRange.all();
  }

  /** Nobody said who they are. */
  record Anonymous() implements Principal {
    @Override
    public boolean has(char permission) {
      return false;
    }
  }

  /** Somebody who holds a key of the account. */
  record Owner() implements Principal {
    @Override
    public boolean has(char permission) {
      return true;
    }
  }

  /** Somebody whom an identity provider vouches for. */
  record User(String objectId, String tenantId) implements Principal {
    @Override
    public boolean has(char permission) {
      return true;
    }
  }

  /** The bearer of a shared access signature. */
  sealed interface Sas extends Principal {
    Permissions permissions();

    @Override
    default boolean has(char permission) {
      return permissions().has(permission);
    }

    @Override
    default boolean mayOverwrite() {
      return has('w') || !has('c');
    }
  }

  /** Signed with a key of the account, for some services and levels of it. */
  record AccountSas(Permissions permissions, Set<Service> services, Set<ResourceType> resourceTypes)
      implements Sas {}

  /** Signed with a key of the account, for one container or less. */
  record ServiceSas(
      Permissions permissions, Scope scope, KeyRange keyRange, HeaderOverrides overrides)
      implements Sas {}

  /** Signed with a key that a user asked for, for one container or less. */
  record UserDelegationSas(
      Permissions permissions, Scope scope, User delegator, HeaderOverrides overrides)
      implements Sas {}
}
