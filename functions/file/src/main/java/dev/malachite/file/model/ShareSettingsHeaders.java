package dev.malachite.file.model;

import dev.malachite.domain.HttpDate;
import dev.malachite.protocol.Call;
import dev.malachite.protocol.Reply;
import dev.malachite.protocol.errors.MalformedInput;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

/** The settings of a share in headers. */
public record ShareSettingsHeaders(ShareSettings settings) implements Reply.Part {
  private static final int DEFAULT_QUOTA = 5120;
  private static final int LARGEST_QUOTA = 102_400;
  private static final String QUOTA = "x-ms-share-quota";
  private static final String TIER = "x-ms-access-tier";
  private static final String PROTOCOLS = "x-ms-enabled-protocols";
  private static final String SQUASH = "x-ms-root-squash";
  private static final List<String> TIERS =
      List.of("TransactionOptimized", "Hot", "Cool", "Premium");
  private static final List<String> SQUASHES = List.of("NoRootSquash", "RootSquash", "AllSquash");
  private static final Set<String> FLAGS =
      Set.of(
          "x-ms-enable-snapshot-virtual-directory-access",
          "x-ms-share-paid-bursting-enabled",
          "x-ms-enable-smb-directory-lease");
  private static final Set<String> NUMBERS =
      Set.of(
          "x-ms-share-paid-bursting-max-bandwidth-mibps",
          "x-ms-share-paid-bursting-max-iops",
          "x-ms-share-provisioned-iops",
          "x-ms-share-provisioned-bandwidth-mibps");

  /** Of a new share. */
  public static ShareSettings create(Call call, Instant now) {
    String protocols = call.header(PROTOCOLS).orElse("SMB");
    if (!protocols.equals("SMB") && !protocols.equals("NFS")) {
      throw MalformedInput.invalidHeader(PROTOCOLS, protocols);
    }
    ShareSettings defaults =
        new ShareSettings(
            DEFAULT_QUOTA,
            TIERS.getFirst(),
            now,
            protocols,
            protocols.equals("NFS") ? Optional.of(SQUASHES.getFirst()) : Optional.empty(),
            Map.of());
    return update(call, defaults, now);
  }

  /** What is not given stays as it is. */
  public static ShareSettings update(Call call, ShareSettings old, Instant now) {
    Optional<String> tier = call.header(TIER).map(text -> oneOf(TIER, text, TIERS));
    Optional<String> squash = call.header(SQUASH).map(text -> oneOf(SQUASH, text, SQUASHES));
    if (squash.isPresent() && !old.isNfs()) {
      throw MalformedInput.invalidHeader(SQUASH, squash.get());
    }
    return new ShareSettings(
        call.header(QUOTA).map(ShareSettingsHeaders::quota).orElse(old.quota()),
        tier.orElse(old.tier()),
        tier.isPresent() ? now : old.tierChangedAt(),
        old.protocols(),
        squash.or(old::rootSquash),
        provision(call, old));
  }

  private static Map<String, String> provision(Call call, ShareSettings old) {
    Map<String, String> all = new TreeMap<>(old.provision());
    FLAGS.forEach(name -> call.header(name).ifPresent(text -> all.put(name, flag(name, text))));
    NUMBERS.forEach(name -> call.header(name).ifPresent(text -> all.put(name, number(name, text))));
    return all;
  }

  private static int quota(String text) {
    long quota = Long.parseLong(number(QUOTA, text));
    if (quota < 1 || quota > LARGEST_QUOTA) {
      throw MalformedInput.invalidHeader(QUOTA, text);
    }
    return (int) quota;
  }

  private static String oneOf(String header, String text, List<String> allowed) {
    return allowed.stream()
        .filter(text::equalsIgnoreCase)
        .findFirst()
        .orElseThrow(() -> MalformedInput.invalidHeader(header, text));
  }

  private static String flag(String header, String text) {
    return oneOf(header, text, List.of("true", "false"));
  }

  private static String number(String header, String text) {
    if (text.isEmpty() || text.length() > 12 || !text.chars().allMatch(Character::isDigit)) {
      throw MalformedInput.invalidHeader(header, text);
    }
    return text;
  }

  @Override
  public void writeTo(Reply.Builder reply) {
    reply
        .header(QUOTA, settings.quota())
        .header(TIER, settings.tier())
        .header("x-ms-access-tier-change-time", HttpDate.format(settings.tierChangedAt()))
        .header(PROTOCOLS, settings.protocols())
        .header(SQUASH, settings.rootSquash());
    settings.provision().forEach(reply::header);
  }
}
