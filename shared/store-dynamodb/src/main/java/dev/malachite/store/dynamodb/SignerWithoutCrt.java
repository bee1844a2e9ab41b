package dev.malachite.store.dynamodb;

import com.oracle.svm.core.annotate.Substitute;
import com.oracle.svm.core.annotate.TargetClass;
import java.util.concurrent.CompletableFuture;
import software.amazon.awssdk.http.auth.spi.signer.AsyncSignRequest;
import software.amazon.awssdk.http.auth.spi.signer.AsyncSignedRequest;
import software.amazon.awssdk.http.auth.spi.signer.SignRequest;
import software.amazon.awssdk.http.auth.spi.signer.SignedRequest;
import software.amazon.awssdk.identity.spi.AwsCredentialsIdentity;

/**
 * Stands in for the signer of requests to several regions, which needs a library that is not on
 * board: a native image is linked as a whole, and nothing here is signed that way.
 */
@TargetClass(
    className =
        "software.amazon.awssdk.http.auth.aws.crt.internal.signer.DefaultAwsCrtV4aHttpSigner")
@SuppressWarnings("DoNotCallSuggester")
final class SignerWithoutCrt {
  @Substitute
  public SignedRequest sign(SignRequest<? extends AwsCredentialsIdentity> request) {
    throw new UnsupportedOperationException("requests to several regions cannot be signed here");
  }

  @Substitute
  public CompletableFuture<AsyncSignedRequest> signAsync(
      AsyncSignRequest<? extends AwsCredentialsIdentity> request) {
    throw new UnsupportedOperationException("requests to several regions cannot be signed here");
  }
}
