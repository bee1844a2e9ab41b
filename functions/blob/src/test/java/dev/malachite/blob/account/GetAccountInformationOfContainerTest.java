package dev.malachite.blob.account;

import org.junit.jupiter.api.Test;

class GetAccountInformationOfContainerTest {
  @Test
  void theContainerNeedNotExist() {
    String uri = "?restype=account&comp=properties";
    AccountDescription.assertTold("GetAccountInformationOfContainer", "/box" + uri);
    AccountDescription.assertTold("GetAccountInformationOfContainer", "/none" + uri);
  }
}
