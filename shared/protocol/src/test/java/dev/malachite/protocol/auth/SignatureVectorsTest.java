package dev.malachite.protocol.auth;

import static org.assertj.core.api.Assertions.assertThat;

import dev.malachite.protocol.auth.Vectors.Vector;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class SignatureVectorsTest {
  static Stream<Vector> sharedKey() {
    return Vectors.sharedKey();
  }

  static Stream<Vector> sharedAccessSignature() {
    return Vectors.sharedAccessSignature();
  }

  @ParameterizedTest
  @MethodSource
  void sharedKey(Vector vector) {
    assertThat(Authentication.of(vector.call())).isEqualTo(new Principal.Owner());
  }

  @ParameterizedTest
  @MethodSource
  void sharedAccessSignature(Vector vector) {
    assertThat(Authentication.of(vector.call())).isInstanceOf(Principal.Sas.class);
  }
}
