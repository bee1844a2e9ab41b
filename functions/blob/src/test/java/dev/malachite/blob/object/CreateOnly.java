package dev.malachite.blob.object;

import dev.malachite.protocol.auth.Permissions;
import dev.malachite.protocol.auth.Principal;
import java.util.Set;

/** The bearer of a token that may create but not write. */
final class CreateOnly {
  static final Principal TOKEN =
      new Principal.AccountSas(Permissions.parse("c").orElseThrow(), Set.of(), Set.of());

  private CreateOnly() {}
}
