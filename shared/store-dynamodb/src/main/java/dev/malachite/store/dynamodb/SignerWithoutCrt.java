package dev.malachite.store.dynamodb;

import com.oracle.svm.core.annotate.Substitute;
import com.oracle.svm.core.annotate.TargetClass;
import software.amazon.awssdk.http.auth.aws.crt.internal.signer.DefaultAwsCrtV4aHttpSigner;

/**
 * Stands in for what finds the signer of requests to several regions, which needs a library that is
 * not on board: a native image is linked as a whole, and nothing here is signed that way.
 */
@TargetClass(
    className =
        "software.amazon.awssdk.http.auth.aws.internal.signer.util.OptionalDependencyLoaderUtil")
@SuppressWarnings("DoNotCallSuggester")
final class SignerWithoutCrt {
  @Substitute
  public static DefaultAwsCrtV4aHttpSigner getDefaultAwsCrtV4aHttpSigner() {
    throw new UnsupportedOperationException("requests to several regions cannot be signed here");
  }
}
