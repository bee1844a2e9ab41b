package dev.malachite.domain;

/** The name of a file share. */
public record ShareName(String value) {
  public ShareName {
    DnsLabel.check("share", value);
  }

  @Override
  public String toString() {
    return value;
  }
}
