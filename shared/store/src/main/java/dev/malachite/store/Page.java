package dev.malachite.store;

import java.util.List;

/**
 * Items in key order; {@code more} tells that the range may hold others after the last one. A page
 * may be shorter than asked for, but has an item when there may be more.
 */
public record Page(List<Item> items, boolean more) {}
