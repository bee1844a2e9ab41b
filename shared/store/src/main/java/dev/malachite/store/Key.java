package dev.malachite.store;

/**
 * Where an item lives. Items of one partition are ordered by the UTF-8 bytes of their sort key.
 *
 * <p>A partition has 1 to 512 bytes, a sort key 1 to 4096, both well-formed Unicode.
 */
public record Key(String partition, String sort) {
  // A native binary interprets the equals that a record is given: here it took half of a request.
  @Override
  public boolean equals(Object other) {
    return other instanceof Key key && sort.equals(key.sort) && partition.equals(key.partition);
  }

  @Override
  public int hashCode() {
    return 31 * partition.hashCode() + sort.hashCode();
  }
}
