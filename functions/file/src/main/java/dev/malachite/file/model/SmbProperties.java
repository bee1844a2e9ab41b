package dev.malachite.file.model;

import java.time.Instant;
import java.util.Set;

/**
 * What SMB clients see of a file or directory.
 *
 * @param permissionKey names a stored security descriptor
 */
public record SmbProperties(
    Set<Attribute> attributes,
    Instant createdAt,
    Instant writtenAt,
    Instant changedAt,
    String permissionKey) {

  public boolean isReadOnly() {
    return attributes.contains(Attribute.READ_ONLY);
  }

  /** A change of what is known about it, not of its bytes. */
  public SmbProperties changed(Instant now) {
    return new SmbProperties(attributes, createdAt, writtenAt, now, permissionKey);
  }

  /** A change of its bytes; the time of the write may be kept. */
  public SmbProperties written(Instant now, boolean keepTime) {
    return new SmbProperties(attributes, createdAt, keepTime ? writtenAt : now, now, permissionKey);
  }
}
