package dev.malachite.sparse;

import java.time.Duration;

/**
 * What an operator may tune.
 *
 * @param grace how long what is replaced stays for those who still read it
 * @param fragments a slab in as many fragments is coalesced
 */
public record SparseSettings(Duration grace, int fragments) {
  public static final SparseSettings STANDARD = new SparseSettings(Duration.ofHours(24), 512);
}
