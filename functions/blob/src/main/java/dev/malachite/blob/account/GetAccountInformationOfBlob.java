package dev.malachite.blob.account;

import dev.malachite.protocol.Call;
import dev.malachite.protocol.Operation;
import dev.malachite.protocol.Reply;

/** Get Account Information, at a blob that need not exist. */
public final class GetAccountInformationOfBlob implements Operation {
  @Override
  public Reply handle(Call call) {
    return AccountInformation.reply();
  }
}
