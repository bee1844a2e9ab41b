package dev.malachite.protocol;

/** Who sent the request, and how. The authority is the Host header, for links in answers. */
public record Peer(String address, boolean secure, String authority) {
  public String scheme() {
    return secure ? "https" : "http";
  }
}
