package dev.malachite.blob;

import static org.assertj.core.api.Assertions.assertThat;

import dev.malachite.protocol.errors.ErrorCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * Every error code of the Blob service either is expected by a test, or is listed in the
 * documentation as one that never occurs, with the reason; and what is listed is not used.
 */
class ErrorCodesTest {
  /** The service's table of codes for blobs, and those that were seen beside it. */
  private static final Set<ErrorCode> BLOB =
      EnumSet.copyOf(
          List.of(
              ErrorCode.ACCESS_TIER_NOT_SUPPORTED_FOR_BLOB_TYPE,
              ErrorCode.APPEND_POSITION_CONDITION_NOT_MET,
              ErrorCode.BLOB_ACCESS_TIER_NOT_SUPPORTED_FOR_ACCOUNT_TYPE,
              ErrorCode.BLOB_ALREADY_EXISTS,
              ErrorCode.BLOB_ARCHIVED,
              ErrorCode.BLOB_BEING_REHYDRATED,
              ErrorCode.BLOB_CUSTOMER_SPECIFIED_ENCRYPTION_MISMATCH,
              ErrorCode.BLOB_DOES_NOT_USE_CUSTOMER_SPECIFIED_ENCRYPTION,
              ErrorCode.BLOB_IMMUTABLE_DUE_TO_LEGAL_HOLD,
              ErrorCode.BLOB_IMMUTABLE_DUE_TO_POLICY,
              ErrorCode.BLOB_IS_SEALED,
              ErrorCode.BLOB_NOT_ARCHIVED,
              ErrorCode.BLOB_NOT_FOUND,
              ErrorCode.BLOB_OVERWRITTEN,
              ErrorCode.BLOB_TIER_INADEQUATE_FOR_CONTENT_LENGTH,
              ErrorCode.BLOB_USES_CUSTOMER_SPECIFIED_ENCRYPTION,
              ErrorCode.BLOCK_COUNT_EXCEEDS_LIMIT,
              ErrorCode.BLOCK_LIST_TOO_LONG,
              ErrorCode.BOTH_CRC64_AND_MD5_RANGE_HEADER_PRESENT,
              ErrorCode.CANNOT_CHANGE_TO_LOWER_TIER,
              ErrorCode.CANNOT_VERIFY_COPY_SOURCE,
              ErrorCode.CONTAINER_ALREADY_EXISTS,
              ErrorCode.CONTAINER_BEING_DELETED,
              ErrorCode.CONTAINER_DISABLED,
              ErrorCode.CONTAINER_HAS_LEGAL_HOLD,
              ErrorCode.CONTAINER_IMMUTABILITY_POLICY_LOCKED,
              ErrorCode.CONTAINER_NOT_FOUND,
              ErrorCode.CONTENT_LENGTH_LARGER_THAN_TIER_LIMIT,
              ErrorCode.COPY_ACROSS_ACCOUNTS_NOT_SUPPORTED,
              ErrorCode.COPY_ID_MISMATCH,
              ErrorCode.CRC64_MISMATCH,
              ErrorCode.DIRECTORY_SAS_NOT_SUPPORTED_VERSION,
              ErrorCode.ENCRYPTION_SCOPE_NOT_AVAILABLE,
              ErrorCode.FEATURE_VERSION_MISMATCH,
              ErrorCode.INCREMENTAL_COPY_BLOB_MISMATCH,
              ErrorCode.INCREMENTAL_COPY_OF_EARLIER_SNAPSHOT_NOT_ALLOWED,
              ErrorCode.INCREMENTAL_COPY_OF_EARLIER_VERSION_SNAPSHOT_NOT_ALLOWED,
              ErrorCode.INCREMENTAL_COPY_SOURCE_MUST_BE_SNAPSHOT,
              ErrorCode.INFINITE_LEASE_DURATION_REQUIRED,
              ErrorCode.INVALID_BLOB_OR_BLOCK,
              ErrorCode.INVALID_BLOB_TIER,
              ErrorCode.INVALID_BLOB_TYPE,
              ErrorCode.INVALID_BLOCK_ID,
              ErrorCode.INVALID_BLOCK_LIST,
              ErrorCode.INVALID_OPERATION,
              ErrorCode.INVALID_PAGE_RANGE,
              ErrorCode.INVALID_SOURCE_BLOB_TYPE,
              ErrorCode.INVALID_SOURCE_BLOB_URL,
              ErrorCode.INVALID_VERSION_FOR_PAGE_BLOB_OPERATION,
              ErrorCode.LEASE_ALREADY_BROKEN,
              ErrorCode.LEASE_ALREADY_PRESENT,
              ErrorCode.LEASE_ID_MISMATCH_WITH_BLOB_OPERATION,
              ErrorCode.LEASE_ID_MISMATCH_WITH_CONTAINER_OPERATION,
              ErrorCode.LEASE_ID_MISMATCH_WITH_LEASE_OPERATION,
              ErrorCode.LEASE_ID_MISSING,
              ErrorCode.LEASE_IS_BREAKING_AND_CANNOT_BE_ACQUIRED,
              ErrorCode.LEASE_IS_BREAKING_AND_CANNOT_BE_CHANGED,
              ErrorCode.LEASE_IS_BROKEN_AND_CANNOT_BE_RENEWED,
              ErrorCode.LEASE_LOST,
              ErrorCode.LEASE_NOT_PRESENT_WITH_BLOB_OPERATION,
              ErrorCode.LEASE_NOT_PRESENT_WITH_CONTAINER_OPERATION,
              ErrorCode.LEASE_NOT_PRESENT_WITH_LEASE_OPERATION,
              ErrorCode.MAX_BLOB_SIZE_CONDITION_NOT_MET,
              ErrorCode.MUTUALLY_EXCLUSIVE_QUERY_PARAMETERS,
              ErrorCode.NO_PENDING_COPY_OPERATION,
              ErrorCode.OPERATION_NOT_ALLOWED_ON_INCREMENTAL_COPY_BLOB,
              ErrorCode.OPERATION_NOT_ALLOWED_ON_ROOT_BLOB,
              ErrorCode.PENDING_COPY_OPERATION,
              ErrorCode.PREVIOUS_SNAPSHOT_CANNOT_BE_NEWER,
              ErrorCode.PREVIOUS_SNAPSHOT_NOT_FOUND,
              ErrorCode.PREVIOUS_SNAPSHOT_OPERATION_NOT_SUPPORTED,
              ErrorCode.QUERY_PARAMETER_SAS_MANDATORY,
              ErrorCode.QUERY_PARAMETER_SDD_INVALID,
              ErrorCode.SEQUENCE_NUMBER_CONDITION_NOT_MET,
              ErrorCode.SEQUENCE_NUMBER_INCREMENT_TOO_LARGE,
              ErrorCode.SNAPSHOTS_PRESENT,
              ErrorCode.SNAPSHOT_COUNT_EXCEEDED,
              ErrorCode.SNAPSHOT_OPERATION_RATE_EXCEEDED,
              ErrorCode.SOURCE_CONDITION_NOT_MET,
              ErrorCode.SYSTEM_IN_USE,
              ErrorCode.TARGET_CONDITION_NOT_MET,
              ErrorCode.UNAUTHORIZED_BLOB_OVERWRITE,
              ErrorCode.UNSUPPORTED_HEADER));

  private static final Path DOCUMENT = Path.of("../../docs/blob.md");
  private static final String SECTION = "\n## Codes that never occur";
  private static final List<Path> TESTS =
      List.of(Path.of("src/test/java"), Path.of("../../shared/protocol/src/test/java"));
  private static final List<Path> MAIN =
      List.of(Path.of("src/main/java"), Path.of("../../shared/protocol/src/main/java"));

  @Test
  void everyCodeIsTestedOrDocumentedAsOneThatNeverOccurs() throws IOException {
    String tests = text(TESTS);
    Set<ErrorCode> never = never();
    for (ErrorCode code : BLOB) {
      boolean tested = isWord(code.code(), tests) || isWord(code.name(), tests);
      assertThat(tested).as(code.code() + " is tested").isEqualTo(!never.contains(code));
    }
    assertThat(BLOB).containsAll(never);
  }

  @Test
  void whatNeverOccursIsUsedNowhere() throws IOException {
    String main = text(MAIN);
    for (ErrorCode code : never()) {
      assertThat(main).doesNotContain("ErrorCode." + code.name());
    }
  }

  private static boolean isWord(String word, String text) {
    return Pattern.compile("\\b" + word + "\\b").matcher(text).find();
  }

  private static Set<ErrorCode> never() throws IOException {
    String document = Files.readString(DOCUMENT);
    String section = document.substring(document.indexOf(SECTION) + SECTION.length());
    int end = section.indexOf("\n## ");
    String list = section.substring(0, end < 0 ? section.length() : end);
    Set<String> listed =
        Pattern.compile("(?m)^- `(\\w+)`: \\S+")
            .matcher(list)
            .results()
            .map(found -> found.group(1))
            .collect(Collectors.toSet());
    Set<ErrorCode> never =
        EnumSet.copyOf(
            Stream.of(ErrorCode.values()).filter(code -> listed.contains(code.code())).toList());
    assertThat(never).hasSameSizeAs(listed);
    return never;
  }

  private static String text(List<Path> folders) throws IOException {
    StringBuilder text = new StringBuilder();
    for (Path folder : folders) {
      try (Stream<Path> files = Files.walk(folder)) {
        for (Path file : files.filter(ErrorCodesTest::isOther).toList()) {
          text.append(Files.readString(file));
        }
      }
    }
    return text.toString();
  }

  private static boolean isOther(Path file) {
    String name = file.getFileName().toString();
    return name.endsWith(".java")
        && !name.equals("ErrorCodesTest.java")
        && !name.equals("ErrorCode.java");
  }
}
