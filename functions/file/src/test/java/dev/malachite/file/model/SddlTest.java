package dev.malachite.file.model;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

final class SddlTest {
  @Test
  void acceptsOwnerGroupAndLists() {
    for (String text :
        List.of(
            "O:SYG:SYD:(A;;FA;;;SY)",
            "O:S-1-5-21-1-2-3G:S-1-5-21-4D:AI(A;;FA;;;SY)(A;OICI;0x1301bf;;;BU)S:NO_ACCESS_CONTROL",
            "D:P(XA;;FX;;;S-1-1-0;(@User.Title==\"PM\" && (@User.Division==\"Finance\")))",
            "D:NO_ACCESS_CONTROL",
            "G:BA",
            "D:" + "(A;;FA;;;SY)".repeat(5000))) {
      assertThat(Sddl.isValid(text)).as(text).isTrue();
    }
  }

  @Test
  void refusesEverythingElse() {
    for (String text :
        List.of(
            "", "everybody", "O:", "G:SYO:SY", "D:(A;;FA", "D:A)", "X:SY", "D:(A)x", "O:SY O:SY")) {
      assertThat(Sddl.isValid(text)).as(text).isFalse();
    }
  }
}
