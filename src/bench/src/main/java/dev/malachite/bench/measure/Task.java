package dev.malachite.bench.measure;

import dev.malachite.bench.peer.Peer;
import dev.malachite.bench.work.Work;

/** What is compared with other tasks. */
public record Task(Peer peer, Work work) {}
