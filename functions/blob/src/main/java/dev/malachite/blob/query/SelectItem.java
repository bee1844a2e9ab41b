package dev.malachite.blob.query;

/** A column of the result. */
record SelectItem(String name, Expression expression) {}
