package dev.malachite.store;

/**
 * Names one immutable run of bytes. Letters, digits and dashes only: it is used in paths and object
 * keys.
 */
public record ContentId(String value) {}
