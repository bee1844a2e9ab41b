package dev.malachite.queue.model;

import dev.malachite.store.Item;

/** A message as a scan saw it. */
public record Candidate(Item item, Message message) {}
