package dev.malachite.blob.account;

import dev.malachite.protocol.Reply;

/** What kind of account this is: the same for all. */
enum AccountInformation implements Reply.Part {
  STANDARD;

  static Reply reply() {
    return Reply.status(200).with(STANDARD).build();
  }

  @Override
  public void writeTo(Reply.Builder reply) {
    reply
        .header("x-ms-sku-name", "Standard_RAGRS")
        .header("x-ms-account-kind", "StorageV2")
        .header("x-ms-is-hns-enabled", "false");
  }
}
