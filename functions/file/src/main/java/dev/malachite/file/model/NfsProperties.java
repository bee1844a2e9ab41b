package dev.malachite.file.model;

import dev.malachite.protocol.Call;
import dev.malachite.protocol.errors.MalformedInput;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * What NFS clients see of a file or directory.
 *
 * @param mode as four octal digits
 * @param links how many names it has
 */
public record NfsProperties(String owner, String group, String mode, long links) {
  private static final String OWNER = "x-ms-owner";
  private static final String GROUP = "x-ms-group";
  private static final String MODE = "x-ms-mode";
  private static final Pattern NUMBER = Pattern.compile("[0-9]{1,10}");
  private static final Pattern OCTAL = Pattern.compile("[0-7]{3,4}");
  private static final Pattern SYMBOLIC = Pattern.compile("([r-][w-][xsS-]){2}[r-][w-][xtT-]");

  /** Only shares for NFS have them. */
  public static Optional<NfsProperties> create(Call call, Share share, String defaultMode) {
    if (!share.settings().isNfs()) {
      return Optional.empty();
    }
    return Optional.of(update(call, new NfsProperties("0", "0", defaultMode, 1)));
  }

  /** What is not given stays as it is. */
  public static NfsProperties update(Call call, NfsProperties old) {
    return new NfsProperties(
        call.header(OWNER).map(text -> number(OWNER, text)).orElse(old.owner()),
        call.header(GROUP).map(text -> number(GROUP, text)).orElse(old.group()),
        call.header(MODE).map(NfsProperties::mode).orElse(old.mode()),
        old.links());
  }

  public NfsProperties withLinks(long count) {
    return new NfsProperties(owner, group, mode, count);
  }

  private static String number(String header, String text) {
    if (!NUMBER.matcher(text).matches()) {
      throw MalformedInput.invalidHeader(header, text);
    }
    return text;
  }

  private static String mode(String text) {
    if (OCTAL.matcher(text).matches()) {
      return text.length() == 3 ? "0" + text : text;
    }
    if (SYMBOLIC.matcher(text).matches()) {
      return octal(text);
    }
    throw MalformedInput.invalidHeader(MODE, text);
  }

  private static String octal(String symbolic) {
    int bits = 0;
    for (int i = 0; i < symbolic.length(); i++) {
      char sign = symbolic.charAt(i);
      boolean special = "sStT".indexOf(sign) >= 0;
      bits |= sign == '-' || sign == 'S' || sign == 'T' ? 0 : 1 << (8 - i);
      bits |= special ? 1 << (11 - i / 3) : 0;
    }
    return String.format(Locale.ROOT, "%04o", bits);
  }
}
