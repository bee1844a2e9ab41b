package dev.malachite.blob.query;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/** A record of delimited text: columns are named by their header or by their position. */
record DelimitedRow(List<String> header, List<String> columns) implements Row {
  private static final Pattern ORDINAL = Pattern.compile("_[1-9][0-9]{0,5}");

  @Override
  public Value at(List<Step> path) {
    if (path.size() != 1 || !(path.getFirst() instanceof Step.Name name)) {
      throw QueryFault.column(path.toString());
    }
    int position = position(name.text());
    if (position >= 0) {
      return position < columns.size() ? new Value.Text(columns.get(position)) : Value.nothing();
    }
    if (!ORDINAL.matcher(name.text()).matches()) {
      throw QueryFault.column(name.text());
    }
    int ordinal = Integer.parseInt(name.text().substring(1));
    if (ordinal > columns.size()) {
      throw QueryFault.ordinal(name.text());
    }
    return new Value.Text(columns.get(ordinal - 1));
  }

  private int position(String name) {
    int exact = header.indexOf(name);
    for (int i = 0; exact < 0 && i < header.size(); i++) {
      if (header.get(i).equalsIgnoreCase(name)) {
        return i;
      }
    }
    return exact;
  }

  @Override
  public Map<String, Value> all() {
    Map<String, Value> all = new LinkedHashMap<>();
    for (int i = 0; i < columns.size(); i++) {
      String name = i < header.size() ? header.get(i) : "_" + (i + 1);
      String unique = all.containsKey(name) ? "_" + (i + 1) : name;
      all.put(unique, new Value.Text(columns.get(i)));
    }
    return all;
  }
}
