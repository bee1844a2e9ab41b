package dev.malachite.domain;

/** The name of a queue. */
public record QueueName(String value) {
  public QueueName {
    DnsLabel.check("queue", value);
  }

  @Override
  public String toString() {
    return value;
  }
}
