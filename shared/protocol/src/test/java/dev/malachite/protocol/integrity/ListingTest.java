package dev.malachite.protocol.integrity;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.malachite.protocol.Query;
import dev.malachite.protocol.Service;
import dev.malachite.protocol.errors.ApiException;
import dev.malachite.protocol.errors.ErrorCode;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ListingTest {
  private static int maxResults(String query) {
    return MaxResults.of(Query.parse(query).orElseThrow());
  }

  private static ApiException refused(String query) {
    return catchThrowableOfType(ApiException.class, () -> maxResults(query));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "a", "a/b c\u0000\uD83D\uDE00", "\uFFFF"})
  void markersComeBack(String key) {
    String marker = Marker.encode(key);
    assertThat(marker).matches("[A-Za-z0-9_-]+");
    assertThat(Marker.decode(marker, Service.BLOB)).isEqualTo(key);
  }

  @Test
  void markersOfOthersAreRefused() {
    String marker = Marker.encode("key");
    String altered = "AQ" + (marker.charAt(2) == 'A' ? 'B' : 'A') + marker.substring(3);
    for (String garbage : List.of("", "garbage", "!", "2!88!MDAwMDA-", "AAAA", altered)) {
      assertThat(
              catchThrowableOfType(ApiException.class, () -> Marker.decode(garbage, Service.BLOB))
                  .code())
          .as(garbage)
          .isEqualTo(ErrorCode.OUT_OF_RANGE_INPUT);
    }
    assertThat(
            catchThrowableOfType(ApiException.class, () -> Marker.decode("x", Service.QUEUE))
                .code())
        .isEqualTo(ErrorCode.INVALID_MARKER);
  }

  @Test
  void pagesAreAtMostFiveThousand() {
    assertThat(maxResults("")).isEqualTo(5000);
    assertThat(maxResults("maxresults=1")).isEqualTo(1);
    assertThat(maxResults("maxresults=5001")).isEqualTo(5000);
  }

  @Test
  void pagesHoldSomething() {
    ApiException error = refused("maxresults=0");
    assertThat(error.code()).isEqualTo(ErrorCode.OUT_OF_RANGE_QUERY_PARAMETER_VALUE);
    assertThat(error.details())
        .containsEntry("QueryParameterName", "maxresults")
        .containsEntry("QueryParameterValue", "0")
        .containsEntry("MinimumAllowed", "1")
        .containsEntry("MaximumAllowed", "5000");
    assertThat(refused("maxresults=-1").code())
        .isEqualTo(ErrorCode.OUT_OF_RANGE_QUERY_PARAMETER_VALUE);
  }

  @Test
  void aCountIsANumber() {
    assertThat(refused("maxresults=many").code())
        .isEqualTo(ErrorCode.INVALID_QUERY_PARAMETER_VALUE);
    assertThat(refused("maxresults=").code()).isEqualTo(ErrorCode.INVALID_QUERY_PARAMETER_VALUE);
    assertThat(refused("maxresults=99999999999").code())
        .isEqualTo(ErrorCode.INVALID_QUERY_PARAMETER_VALUE);
  }
}
