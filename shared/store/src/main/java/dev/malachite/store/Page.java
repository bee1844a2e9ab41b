package dev.malachite.store;

import java.util.List;

/** Items in key order; {@code more} tells that the range may hold others after the last one. */
public record Page(List<Item> items, boolean more) {}
