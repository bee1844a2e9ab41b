package dev.malachite.file.model;

import dev.malachite.protocol.Call;
import dev.malachite.protocol.Headers;
import dev.malachite.protocol.errors.ErrorCode;
import dev.malachite.protocol.errors.MalformedInput;
import dev.malachite.store.Decision;
import dev.malachite.store.Key;
import dev.malachite.store.View;
import java.time.Instant;
import java.util.EnumSet;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/**
 * What a request says of SMB properties: what is not said has a default or stays as it is.
 *
 * @param permission to be stored with the file, where its text is given
 */
public record SmbRequest(
    Optional<Set<Attribute>> attributes,
    TimeHeader createdAt,
    TimeHeader writtenAt,
    TimeHeader changedAt,
    Optional<Permission> permission,
    Optional<String> permissionKey) {
  private static final String ATTRIBUTES = "x-ms-file-attributes";
  private static final String PERMISSION = "x-ms-file-permission";
  private static final String KEY = "x-ms-file-permission-key";
  private static final int LONGEST_KEY = 64;
  private static final Set<String> WORDS = Set.of("inherit", "preserve", "source");

  /** Of something that nobody asked for. */
  public static final SmbRequest NOTHING =
      new SmbRequest(
          Optional.empty(),
          TimeHeader.KEPT,
          TimeHeader.KEPT,
          TimeHeader.KEPT,
          Optional.empty(),
          Optional.empty());

  public static SmbRequest of(Call call) {
    Optional<String> text = call.header(PERMISSION).filter(each -> !each.isEmpty());
    Optional<String> key = call.header(KEY).filter(each -> !each.isEmpty());
    if (key.filter(each -> each.length() > LONGEST_KEY).isPresent()) {
      throw MalformedInput.invalidHeader(KEY, key.get());
    }
    if (text.isPresent() && key.isPresent()) {
      throw ErrorCode.BOTH_PERMISSION_AND_PERMISSION_KEY_HEADER_PRESENT.exception();
    }
    return new SmbRequest(
        call.header(ATTRIBUTES)
            .filter(each -> !WORDS.contains(each.toLowerCase(Locale.ROOT)))
            .map(each -> Attribute.parse(ATTRIBUTES, each)),
        TimeHeader.of(call, "x-ms-file-creation-time"),
        TimeHeader.of(call, "x-ms-file-last-write-time"),
        TimeHeader.of(call, "x-ms-file-change-time"),
        text.filter(each -> !WORDS.contains(each.toLowerCase(Locale.ROOT)))
            .map(each -> Permission.ofHeader(call, each)),
        key);
  }

  /** What is not said here is as another says it. */
  public SmbRequest orElse(SmbRequest other) {
    boolean keyed = permission.isPresent() || permissionKey.isPresent();
    return new SmbRequest(
        attributes.or(other::attributes),
        createdAt.orElse(other.createdAt),
        writtenAt.orElse(other.writtenAt),
        changedAt.orElse(other.changedAt),
        keyed ? permission : other.permission,
        keyed ? permissionKey : other.permissionKey);
  }

  /** With the attribute that every write sets. */
  public SmbRequest archived(boolean archive) {
    Set<Attribute> all = EnumSet.noneOf(Attribute.class);
    all.addAll(attributes.orElse(Set.of()));
    if (archive) {
      all.add(Attribute.ARCHIVE);
    }
    return new SmbRequest(
        Optional.of(all), createdAt, writtenAt, changedAt, permission, permissionKey);
  }

  /** What the answer of a source says; its permission is known only where it came from. */
  public static SmbRequest copied(Headers source) {
    return new SmbRequest(
        source.first(ATTRIBUTES).map(text -> Attribute.parse(ATTRIBUTES, text)),
        TimeHeader.of(source, "x-ms-file-creation-time"),
        TimeHeader.of(source, "x-ms-file-last-write-time"),
        TimeHeader.KEPT,
        Optional.empty(),
        Optional.empty());
  }

  /** Of something new. */
  public SmbProperties create(boolean directory, String inheritedKey, Instant now) {
    Set<Attribute> fallback = directory ? Set.of() : Set.of(Attribute.ARCHIVE);
    return new SmbProperties(
        kind(attributes.orElse(fallback), directory),
        createdAt.or(now, now),
        writtenAt.or(now, now),
        changedAt.or(now, now),
        chosenKey().orElse(inheritedKey));
  }

  /** Of what is there already. */
  public SmbProperties update(boolean directory, SmbProperties old, Instant now) {
    return new SmbProperties(
        kind(attributes.orElse(old.attributes()), directory),
        createdAt.or(old.createdAt(), now),
        writtenAt.or(old.writtenAt(), now),
        changedAt.or(now, now),
        chosenKey().orElse(old.permissionKey()));
  }

  private static Set<Attribute> kind(Set<Attribute> chosen, boolean directory) {
    Set<Attribute> all = EnumSet.noneOf(Attribute.class);
    all.addAll(chosen);
    all.remove(Attribute.DIRECTORY);
    if (directory) {
      all.add(Attribute.DIRECTORY);
    }
    return all;
  }

  private Optional<String> chosenKey() {
    return permissionKey.or(() -> permission.map(Permission::key));
  }

  /** Stores the permission that came as text, unless it is stored already. */
  public <T> Decision<T> addTo(Decision<T> decision, Share share, View view) {
    permission.ifPresent(each -> {
      Key key = FileKeys.permission(share, each.key());
      if (view.item(key).isEmpty()) {
        decision.put(key, each.encode());
      }
    });
    return decision;
  }

  /** What must be read to know whether the permission is stored, or exists. */
  public Optional<Key> key(Share share) {
    return chosenKey().map(key -> FileKeys.permission(share, key));
  }

  /** A key must name something that was stored before. */
  public void requireKey(Share share, View view) {
    permissionKey
        .filter(key -> !key.equals(Permission.DEFAULT.key()))
        .filter(key -> view.item(FileKeys.permission(share, key)).isEmpty())
        .ifPresent(key -> {
          throw MalformedInput.invalidHeader(KEY, key);
        });
  }
}
