@org.jspecify.annotations.NullMarked
package dev.malachite.bench.measure;
