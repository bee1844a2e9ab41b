package dev.malachite.protocol.auth;

import static org.assertj.core.api.Assertions.assertThat;

import dev.malachite.protocol.Service;
import java.time.Duration;
import org.junit.jupiter.api.Test;

class AccountSignatureTest {
  private static final String SIGNATURE =
      AccountSignature.until(TestCall.account(), TestCall.NOW.plus(Duration.ofMinutes(15)));

  @Test
  void itOpensEveryServiceOfTheAccount() {
    for (Service service : Service.values()) {
      assertThat(Authentication.of(call(service)))
          .isInstanceOfSatisfying(
              Principal.AccountSas.class,
              principal -> assertThat(principal.services()).contains(service));
    }
  }

  @Test
  void itExpires() {
    Authentication.assertRefused(
        call(Service.BLOB).at(TestCall.NOW.plus(Duration.ofMinutes(15))),
        "Signature not valid in the specified time frame");
  }

  private static TestCall call(Service service) {
    return TestCall.of(
        service, "GET", "https://myaccount.host.example/thing?comp=list&" + SIGNATURE);
  }
}
