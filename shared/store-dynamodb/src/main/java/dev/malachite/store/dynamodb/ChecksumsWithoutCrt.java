package dev.malachite.store.dynamodb;

import com.oracle.svm.core.annotate.Substitute;
import com.oracle.svm.core.annotate.TargetClass;
import software.amazon.awssdk.checksums.SdkChecksum;
import software.amazon.awssdk.checksums.spi.ChecksumAlgorithm;

/** Stands in for the checksums that need a library which is not on board. */
@TargetClass(className = "software.amazon.awssdk.checksums.internal.ChecksumProvider")
@SuppressWarnings("DoNotCallSuggester")
final class ChecksumsWithoutCrt {
  @Substitute
  static SdkChecksum createCrtCrc32C() {
    throw new UnsupportedOperationException("CRC32C of the CRT is not on board");
  }

  @Substitute
  static SdkChecksum crc64NvmeCrtImplementation() {
    throw new UnsupportedOperationException("CRC64NVME is not on board");
  }

  @Substitute
  static SdkChecksum crtXxHash(ChecksumAlgorithm algorithm) {
    throw new UnsupportedOperationException(algorithm + " is not on board");
  }
}
