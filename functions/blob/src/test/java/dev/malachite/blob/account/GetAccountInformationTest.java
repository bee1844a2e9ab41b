package dev.malachite.blob.account;

import org.junit.jupiter.api.Test;

class GetAccountInformationTest {
  @Test
  void theAccountIsDescribed() {
    AccountDescription.assertTold("GetAccountInformation", "/?restype=account&comp=properties");
  }
}
