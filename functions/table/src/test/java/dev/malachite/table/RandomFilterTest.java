package dev.malachite.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RandomFilterTest {
  private static final int FILTERS = 200;

  @ParameterizedTest
  @ValueSource(ints = {1, 3})
  void twoHundredFiltersOverTwoThousandEntitiesAgreeWithANaiveEvaluation(int buckets) {
    Random random = new Random(20_260_101);
    Bench bench = new Bench(buckets).create("things");
    List<Map<String, Object>> entities = fill(bench, random);
    int matched = 0;
    for (int number = 0; number < FILTERS; number++) {
      RandomFilter filter = RandomFilter.of(random, 3);
      List<String> expected =
          entities.stream().filter(filter.meaning()).map(RandomFilterTest::key).toList();
      assertThat(Rows.all(bench, "things", filter.text())).as(filter.text()).isEqualTo(expected);
      matched += expected.isEmpty() || expected.size() == entities.size() ? 0 : 1;
    }
    assertThat(matched).isGreaterThan(FILTERS / 2);
  }

  private static List<Map<String, Object>> fill(Bench bench, Random random) {
    List<Map<String, Object>> entities = new ArrayList<>();
    for (int partition = 0; partition < 20; partition++) {
      for (int row = 0; row < 100; row++) {
        Map<String, Object> entity = Samples.entity(partition, row, random);
        bench.send("InsertEntity", "/things", Samples.json(entity));
        entities.add(entity);
      }
    }
    entities.sort(
        Comparator.comparing((Map<String, Object> entity) -> (String) entity.get("PartitionKey"))
            .thenComparing(entity -> (String) entity.get("RowKey")));
    return entities;
  }

  private static String key(Map<String, Object> entity) {
    return entity.get("PartitionKey") + "/" + entity.get("RowKey");
  }
}
