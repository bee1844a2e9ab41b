package dev.malachite.bench.report;

import dev.malachite.bench.measure.Result;
import java.util.List;
import java.util.Locale;

/** One page without scripts: a bar chart of ops/s for each work, and the numbers beside it. */
public final class HtmlReport {
  private static final String STYLE =
      """
      :root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif }
      body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem }
      table { border-collapse: collapse; width: 100% }
      th, td { padding: .15rem .6rem; text-align: right; font-variant-numeric: tabular-nums }
      th:first-child, td:first-child { text-align: left }
      tr + tr { border-top: 1px solid color-mix(in srgb, currentColor 15%, transparent) }
      rect { fill: #6b8f86 } rect.own { fill: #0b8f63 }
      """;

  private HtmlReport() {}

  /**
   * The whole page.
   *
   * @param groups each the results of one work at one concurrency
   */
  public static String page(List<List<Result>> groups, String about) {
    StringBuilder page =
        new StringBuilder("<!doctype html><html lang=\"en\"><meta charset=\"utf-8\">");
    page.append("<title>Malachite: benchmark</title><style>").append(STYLE).append("</style>");
    page.append("<h1>Benchmark</h1><p>").append(escape(about)).append("</p>");
    for (List<Result> group : groups) {
      Result first = group.getFirst();
      page.append("<h2>%s, %d at once</h2>".formatted(escape(first.work()), first.concurrency()));
      page.append("<table><tr><th>peer<th>ops/s<th>ratio<th>MB/s<th>p50 µs<th>p99 µs");
      page.append("<th>CPU µs/op<th>load CPU µs/op<th>RSS MB<th>");
      double most = group.stream().mapToDouble(Result::perSecond).max().orElse(1);
      for (Result result : group) {
        page.append(row(result, first, most));
      }
      page.append("</table>");
    }
    return page.append("</html>\n").toString();
  }

  private static String row(Result result, Result first, double most) {
    return String.format(
        Locale.ROOT,
        "<tr><td>%s<td>%,.0f<td>%.2f<td>%,.1f<td>%,.0f<td>%,.0f<td>%,.0f<td>%,.0f<td>%d<td>%s",
        escape(result.peer()),
        result.perSecond(),
        result.perSecond() / first.perSecond(),
        result.megabytesPerSecond(),
        result.latencies().micros(0.5),
        result.latencies().micros(0.99),
        result.cpuMicrosPerOperation(),
        result.ownCpuMicrosPerOperation(),
        result.residentMegabytes(),
        bar(result.perSecond() / most, result.isOurs()));
  }

  private static String bar(double share, boolean own) {
    return String.format(
        Locale.ROOT,
        "<svg width=\"160\" height=\"14\" role=\"img\" aria-label=\"%.0f %%\">"
            + "<rect class=\"%s\" width=\"%.1f\" height=\"14\"/></svg>",
        share * 100,
        own ? "own" : "peer",
        share * 160);
  }

  private static String escape(String text) {
    return text.replace("&", "&amp;").replace("<", "&lt;");
  }
}
