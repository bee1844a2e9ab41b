package dev.malachite.domain;

import static dev.malachite.domain.ConditionOutcome.ALREADY_EXISTS;
import static dev.malachite.domain.ConditionOutcome.MET;
import static dev.malachite.domain.ConditionOutcome.MULTIPLE_CONDITIONS;
import static dev.malachite.domain.ConditionOutcome.MULTIPLE_ETAGS;
import static dev.malachite.domain.ConditionOutcome.NOT_MET;
import static dev.malachite.domain.ConditionOutcome.NOT_MODIFIED;
import static dev.malachite.domain.ConditionOutcome.UNSATISFIABLE;

import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

/** The conditional headers of one request. */
public record Conditions(
    Optional<ETagSet> ifMatch,
    Optional<ETagSet> ifNoneMatch,
    Optional<Instant> ifModifiedSince,
    Optional<Instant> ifUnmodifiedSince) {

  public static final Conditions NONE =
      new Conditions(Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty());

  /** Reads If-Match, If-None-Match, If-Modified-Since and If-Unmodified-Since. */
  public static Conditions parse(Function<String, Optional<String>> header) {
    return parse(UnaryOperator.identity(), header);
  }

  /** Reads the same headers under a prefix such as {@code x-ms-source-}. */
  public static Conditions parse(String prefix, Function<String, Optional<String>> header) {
    return parse(name -> prefix + name.toLowerCase(Locale.ROOT), header);
  }

  private static Conditions parse(
      UnaryOperator<String> naming, Function<String, Optional<String>> header) {
    return new Conditions(
        tags(naming.apply("If-Match"), header),
        tags(naming.apply("If-None-Match"), header),
        date(naming.apply("If-Modified-Since"), header),
        date(naming.apply("If-Unmodified-Since"), header));
  }

  /** For resources whose operations take no tags: containers. */
  public Conditions datesOnly() {
    return new Conditions(Optional.empty(), Optional.empty(), ifModifiedSince, ifUnmodifiedSince);
  }

  public ConditionOutcome forRead(Optional<ResourceVersion> current) {
    if (ifNoneMatch.filter(ETagSet::any).isPresent()) {
      return UNSATISFIABLE;
    }
    if (current.isEmpty()) {
      return ifMatch.isPresent() ? NOT_MET : MET;
    }
    ResourceVersion version = current.get();
    if (!matches(version) || !unmodified(version)) {
      return NOT_MET;
    }
    return isNews(version) ? MET : NOT_MODIFIED;
  }

  /** For operations that change a resource. */
  public ConditionOutcome forWrite(Optional<ResourceVersion> current) {
    return writeFault().orElseGet(() -> decideWrite(current, NOT_MET));
  }

  /** For operations that create or replace a resource. */
  public ConditionOutcome forCreate(Optional<ResourceVersion> current) {
    return writeFault().orElseGet(() -> decideWrite(current, ALREADY_EXISTS));
  }

  /** What makes these headers unfit for any write, whatever the state of the resource. */
  public Optional<ConditionOutcome> writeFault() {
    boolean conflict =
        (ifMatch.isPresent() || ifUnmodifiedSince.isPresent())
            && (ifNoneMatch.isPresent() || ifModifiedSince.isPresent());
    if (conflict) {
      return Optional.of(MULTIPLE_CONDITIONS);
    }
    boolean single =
        Stream.of(ifMatch, ifNoneMatch).allMatch(set -> set.stream().allMatch(ETagSet::isSingle));
    return single ? Optional.empty() : Optional.of(MULTIPLE_ETAGS);
  }

  private ConditionOutcome decideWrite(
      Optional<ResourceVersion> current, ConditionOutcome ifAnyExists) {
    if (current.isEmpty()) {
      return ifMatch.isPresent() ? NOT_MET : MET;
    }
    ResourceVersion version = current.get();
    if (ifNoneMatch.filter(ETagSet::any).isPresent()) {
      return ifAnyExists;
    }
    return isWriteMet(version) ? MET : NOT_MET;
  }

  // Beside a tag the date of its pair is not looked at.
  private boolean isWriteMet(ResourceVersion version) {
    if (ifMatch.isPresent()) {
      return matches(version);
    }
    if (ifNoneMatch.isPresent()) {
      return differs(version);
    }
    return unmodified(version) && modified(version);
  }

  private boolean matches(ResourceVersion version) {
    return ifMatch.stream().allMatch(set -> set.contains(version.etag()));
  }

  private boolean unmodified(ResourceVersion version) {
    return ifUnmodifiedSince.stream().noneMatch(seconds(version)::isAfter);
  }

  private boolean modified(ResourceVersion version) {
    return ifModifiedSince.stream().allMatch(seconds(version)::isAfter);
  }

  private boolean isNews(ResourceVersion version) {
    if (ifNoneMatch.isEmpty()) {
      return modified(version);
    }
    return differs(version) || (ifModifiedSince.isPresent() && modified(version));
  }

  private boolean differs(ResourceVersion version) {
    return ifNoneMatch.stream().noneMatch(set -> set.contains(version.etag()));
  }

  private static Instant seconds(ResourceVersion version) {
    return version.lastModified().truncatedTo(ChronoUnit.SECONDS);
  }

  private static Optional<ETagSet> tags(String name, Function<String, Optional<String>> header) {
    return header.apply(name).map(text -> ETagSet.parse(name, text));
  }

  private static Optional<Instant> date(String name, Function<String, Optional<String>> header) {
    return header.apply(name).map(text -> HttpDate.parse(name, text));
  }
}
