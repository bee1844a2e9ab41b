package dev.malachite.blob.account;

import org.junit.jupiter.api.Test;

class GetAccountInformationOfBlobTest {
  @Test
  void theBlobNeedNotExist() {
    String uri = "?restype=account&comp=properties";
    AccountDescription.assertTold("GetAccountInformationOfBlob", "/box/none" + uri);
    AccountDescription.assertTold("GetAccountInformationOfBlob", "/none/none" + uri);
  }
}
