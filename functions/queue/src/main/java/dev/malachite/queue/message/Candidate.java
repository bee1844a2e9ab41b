package dev.malachite.queue.message;

import dev.malachite.queue.model.Message;
import dev.malachite.store.Item;

/** A message as a scan saw it. */
record Candidate(Item item, Message message) {}
