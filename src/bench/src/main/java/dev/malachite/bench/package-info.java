/**
 * The same work on Malachite and on its peers, alternately in one run. Depends on nothing but the
 * JDK, so that what the load generator itself costs stays small and known.
 */
@org.jspecify.annotations.NullMarked
package dev.malachite.bench;
