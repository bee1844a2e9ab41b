package dev.malachite.account;

import dev.malachite.protocol.auth.AccessPolicy;
import dev.malachite.protocol.xml.SignedIdentifier;
import dev.malachite.store.FieldReader;
import dev.malachite.store.FieldWriter;
import dev.malachite.store.Times;
import java.util.List;
import java.util.Optional;

/**
 * Stored access policies as a repeated field of the container, queue, table or share they belong
 * to.
 */
public final class PolicyCodec {
  private PolicyCodec() {}

  public static void write(FieldWriter fields, int tag, List<SignedIdentifier> policies) {
    policies.forEach(each -> fields.putRecord(tag, record -> write(record, each)));
  }

  private static void write(FieldWriter record, SignedIdentifier identifier) {
    record.put(1, identifier.id());
    identifier.policy().start().ifPresent(at -> record.put(2, Times.toTicks(at)));
    identifier.policy().expiry().ifPresent(at -> record.put(3, Times.toTicks(at)));
    identifier.policy().permissions().ifPresent(text -> record.put(4, text));
  }

  public static List<SignedIdentifier> read(FieldReader fields, int tag) {
    return fields.records(tag).stream().map(PolicyCodec::read).toList();
  }

  private static SignedIdentifier read(FieldReader record) {
    return new SignedIdentifier(
        record.text(1).orElseThrow(),
        new AccessPolicy(
            Times.ofTicks(record.number(2)), Times.ofTicks(record.number(3)), record.text(4)));
  }

  /** The policy that a signature names. */
  public static Optional<AccessPolicy> find(List<SignedIdentifier> policies, String id) {
    return policies.stream()
        .filter(each -> each.id().equals(id))
        .map(SignedIdentifier::policy)
        .findFirst();
  }
}
