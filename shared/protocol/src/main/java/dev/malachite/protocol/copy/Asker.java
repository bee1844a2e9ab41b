package dev.malachite.protocol.copy;

import dev.malachite.protocol.Call;
import dev.malachite.protocol.Peer;
import dev.malachite.protocol.Service;
import dev.malachite.protocol.auth.Principal;
import java.util.Optional;

/**
 * On whose behalf a source is read.
 *
 * @param service the one that was asked to copy
 * @param peer as the client reached this server: names that lead here tell which sources are here
 * @param account whose sources may be read without a signature of their own
 */
public record Asker(Service service, Peer peer, Optional<String> account) {
  /** A source must be public, or its URL or its own authorization must open it. */
  public static Asker withoutRights(Call call) {
    return new Asker(call.service(), call.peer(), Optional.empty());
  }

  /** Who holds the keys of the destination's account may read all sources in it. */
  public static Asker withOwnRights(Call call) {
    boolean owns =
        switch (call.principal()) {
          case Principal.Owner owner -> true;
          case Principal.User user -> true;
          case Principal.Anonymous anonymous -> false;
          case Principal.Sas sas -> false;
        };
    return new Asker(
        call.service(), call.peer(), owns ? Optional.of(call.account()) : Optional.empty());
  }
}
