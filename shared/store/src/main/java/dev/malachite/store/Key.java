package dev.malachite.store;

/**
 * Where an item lives. Items of one partition are ordered by the UTF-8 bytes of their sort key.
 *
 * <p>A partition has 1 to 512 bytes, a sort key 1 to 4096, both well-formed Unicode.
 */
public record Key(String partition, String sort) {}
