package dev.malachite.protocol.auth;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class AccountsTest {
  @Test
  void accountsHaveOneOrTwoKeys() {
    Accounts accounts = Accounts.parse("one:a2V5; two:a2V5:b3RoZXI= ;");
    assertThat(accounts.find("one").orElseThrow().keys()).hasSize(1);
    assertThat(accounts.find("two").orElseThrow().keys()).hasSize(2);
    assertThat(accounts.find("three")).isEmpty();
  }

  @Test
  void theDevelopmentAccountIsKnown() {
    Account account = Accounts.development().find("devstoreaccount1").orElseThrow();
    assertThat(account.name()).isEqualTo(Accounts.DEVELOPMENT_NAME);
    assertThat(account.keys()).hasSize(1);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "'' | No account is given",
        "; | No account is given",
        "name | Account name must be name:key or name:key1:key2",
        "name:a:b:c | Account name must be name:key or name:key1:key2",
        "name: | Account name has an empty key",
        "name:!secret! | Key 1 of account name is not Base64",
        "name:a2V5:!secret! | Key 2 of account name is not Base64",
        "Name:a2V5 | Not an account name: 'Name'",
        ":a2V5 | Not an account name: ''",
        "name-secondary:a2V5 | Not an account name: 'name-secondary'",
        "a:a2V5;a:a2V5 | Account a is given twice"
      })
  void anythingElseIsRefusedWithoutShowingKeys(String text, String message) {
    assertThatThrownBy(() -> Accounts.parse(text))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(message);
  }

  @Test
  void anAccountNeedsAKey() {
    assertThatThrownBy(() -> Account.of("name", List.of()))
        .hasMessage("Account name needs one or two keys");
  }
}
