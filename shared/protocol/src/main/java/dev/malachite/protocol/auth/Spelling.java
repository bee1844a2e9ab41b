package dev.malachite.protocol.auth;

/**
 * Two ways to write the text that is signed. The reference sorts header names by code point, folds
 * white space and leaves "-secondary" out of the path; the vendor's SDKs sort as the service does,
 * which is the order of a dictionary, and sign values and path as they send them. Both kinds of
 * client exist and the service takes both.
 */
enum Spelling {
  SDK,
  REFERENCE
}
