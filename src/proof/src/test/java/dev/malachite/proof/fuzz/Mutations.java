package dev.malachite.proof.fuzz;

import dev.malachite.proof.fuzz.Mutant.Field;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Base64;
import java.util.List;
import java.util.SplittableRandom;

/** Spoils requests the way clients, proxies and attackers do. */
final class Mutations {
  private static final List<String> METHODS =
      List.of("GET", "HEAD", "PUT", "POST", "DELETE", "PATCH", "MERGE", "OPTIONS", "TRACE", "BREW");
  private static final List<String> HEADERS =
      List.of(
          ("If-Match If-None-Match If-Modified-Since If-Unmodified-Since Range Content-MD5 Content-Type"
                  + " Content-Encoding Content-Language Accept Prefer DataServiceVersion MaxDataServiceVersion"
                  + " Origin Expect Date x-ms-date x-ms-version x-ms-range x-ms-lease-id x-ms-proposed-lease-id"
                  + " x-ms-lease-duration x-ms-lease-break-period x-ms-lease-action x-ms-if-tags x-ms-tags"
                  + " x-ms-meta-a x-ms-meta-1 x-ms-meta- x-ms-encryption-key x-ms-encryption-key-sha256"
                  + " x-ms-encryption-algorithm x-ms-encryption-scope x-ms-content-crc64 x-ms-blob-content-md5"
                  + " x-ms-range-get-content-md5 x-ms-range-get-content-crc64 x-ms-copy-source"
                  + " x-ms-copy-source-authorization x-ms-source-range x-ms-source-content-md5"
                  + " x-ms-source-if-match x-ms-source-if-none-match x-ms-source-if-modified-since"
                  + " x-ms-access-tier x-ms-rehydrate-priority x-ms-delete-snapshots x-ms-blob-type"
                  + " x-ms-blob-content-length x-ms-blob-content-type x-ms-blob-content-disposition"
                  + " x-ms-blob-sequence-number x-ms-sequence-number-action x-ms-if-sequence-number-le"
                  + " x-ms-blob-condition-appendpos x-ms-blob-condition-maxsize x-ms-page-write"
                  + " x-ms-blob-public-access x-ms-structured-body x-ms-structured-content-length"
                  + " x-ms-client-request-id x-ms-requires-sync x-ms-expiry-option x-ms-expiry-time"
                  + " x-ms-legal-hold x-ms-immutability-policy-mode x-ms-immutability-policy-until-date"
                  + " x-ms-type x-ms-content-length x-ms-write x-ms-file-attributes x-ms-file-creation-time"
                  + " x-ms-file-last-write-time x-ms-file-permission x-ms-file-permission-key"
                  + " x-ms-file-rename-source x-ms-file-rename-replace-if-exists x-ms-file-target-file"
                  + " x-ms-link-text x-ms-mode x-ms-owner x-ms-group x-ms-share-quota x-ms-access-tier"
                  + " x-ms-enabled-protocols x-ms-root-squash x-ms-handle-id x-ms-recursive"
                  + " x-ms-allow-trailing-dot x-ms-file-request-intent x-ms-deleted-container-name"
                  + " x-ms-deleted-container-version x-ms-deleted-share-version x-ms-source-container-name"
                  + " x-ms-source-lease-id x-ms-destination-lease-id x-http-method")
              .split(" "));
  private static final List<String> PARAMETERS =
      List.of(
          ("comp restype snapshot versionid prefix marker maxresults delimiter include timeout blockid"
                  + " blocklisttype where startFrom endBefore deletetype prevsnapshot copyid sv ss srt sp se st sig"
                  + " sr si sip spr api-version $filter $select $top $format NextPartitionKey NextRowKey"
                  + " NextTableName numofmessages visibilitytimeout messagettl popreceipt peekonly sharesnapshot"
                  + " prevsharesnapshot")
              .split(" "));
  private static final List<String> COMPONENTS =
      List.of(
          ("properties stats list metadata acl lease snapshot block blocklist appendblock page pagelist"
                  + " incrementalcopy copy tier tags query batch blobs undelete rename expiry legalhold"
                  + " immutabilityPolicies seal range rangelist listhandles forceclosehandles filepermission"
                  + " userdelegationkey nonsense")
              .split(" "));

  private final SplittableRandom random;

  Mutations(SplittableRandom random) {
    this.random = random;
  }

  void spoil(Mutant mutant) {
    int kinds = 16;
    switch (random.nextInt(kinds)) {
      case 0 -> dropHeader(mutant);
      case 1 -> duplicateHeader(mutant);
      case 2, 3 -> replaceHeader(mutant);
      case 4, 5 -> mutant.headers.add(new Field(one(HEADERS), headerValue()));
      case 6, 7 -> mutant.path = changeParameter(mutant.path);
      case 8 -> mutant.path = addParameter(mutant.path, one(PARAMETERS), Junk.encoded(random));
      case 9 ->
          mutant.path =
              addParameter(mutant.path, random.nextBoolean() ? "comp" : "restype", one(COMPONENTS));
      case 10 -> mutant.method = one(METHODS);
      case 11 -> mutant.path = changePath(mutant.path);
      case 12, 13 -> mutant.body = changeBody(mutant.body);
      case 14 -> changeText(mutant);
      default -> mutant.headers.add(wrongDigest());
    }
  }

  private void dropHeader(Mutant mutant) {
    if (!mutant.headers.isEmpty()) {
      mutant.headers.remove(random.nextInt(mutant.headers.size()));
    }
  }

  private void duplicateHeader(Mutant mutant) {
    if (!mutant.headers.isEmpty()) {
      mutant.headers.add(one(mutant.headers));
    }
  }

  private void replaceHeader(Mutant mutant) {
    if (!mutant.headers.isEmpty()) {
      int at = random.nextInt(mutant.headers.size());
      mutant.headers.set(at, new Field(mutant.headers.get(at).name(), headerValue()));
    }
  }

  private String headerValue() {
    return Junk.value(random);
  }

  private String changeParameter(String path) {
    int question = path.indexOf('?');
    if (question < 0) {
      return addParameter(path, one(PARAMETERS), Junk.encoded(random));
    }
    List<String> pairs = new ArrayList<>(List.of(path.substring(question + 1).split("&", -1)));
    int at = random.nextInt(pairs.size());
    String name = pairs.get(at).split("=", 2)[0];
    switch (random.nextInt(4)) {
      case 0 -> pairs.remove(at);
      case 1 -> pairs.add(pairs.get(at));
      case 2 -> pairs.set(at, name);
      default -> pairs.set(at, name + "=" + Junk.encoded(random));
    }
    return path.substring(0, question) + (pairs.isEmpty() ? "" : "?" + String.join("&", pairs));
  }

  private static String addParameter(String path, String name, String value) {
    return path + (path.contains("?") ? "&" : "?") + name + "=" + value;
  }

  private String changePath(String path) {
    int question = path.indexOf('?');
    String names = question < 0 ? path : path.substring(0, question);
    String rest = question < 0 ? "" : path.substring(question);
    return switch (random.nextInt(6)) {
      case 0 -> names + "/" + Junk.encoded(random) + rest;
      case 1 -> names + Junk.encoded(random) + rest;
      case 2 -> names.substring(0, random.nextInt(names.length()) + 1) + rest;
      case 3 -> names.replaceFirst("/", "//") + rest;
      case 4 -> "/" + Junk.encoded(random) + rest;
      default -> names.replace("'", random.nextBoolean() ? "" : "''") + rest;
    };
  }

  private byte[] changeBody(byte[] body) {
    if (body.length == 0) {
      return Junk.value(random).getBytes(StandardCharsets.UTF_8);
    }
    return switch (random.nextInt(5)) {
      case 0 -> Arrays.copyOf(body, random.nextInt(body.length));
      case 1 -> new byte[0];
      case 2 -> Arrays.copyOf(body, body.length + 1 + random.nextInt(2000));
      case 3 -> flipped(body);
      default -> Junk.value(random).getBytes(StandardCharsets.UTF_8);
    };
  }

  private byte[] flipped(byte[] body) {
    byte[] copy = body.clone();
    int flips = 1 + random.nextInt(4);
    for (int flip = 0; flip < flips; flip++) {
      copy[random.nextInt(copy.length)] = (byte) random.nextInt(256);
    }
    return copy;
  }

  /** Puts junk between two marks, as in {@code <a>junk</a>} or {@code "a":junk,}. */
  private void changeText(Mutant mutant) {
    String text = mutant.text();
    int from = text.isEmpty() ? -1 : next(text, random.nextInt(text.length()));
    if (from < 0) {
      return;
    }
    int to = next(text, from + 1);
    String junk = Junk.value(random);
    String changed =
        switch (random.nextInt(3)) {
          case 0 ->
              text.substring(0, from + 1) + junk + text.substring(to < 0 ? text.length() : to);
          case 1 -> text.substring(0, from) + text.substring(to < 0 ? text.length() : to);
          default -> text + text.substring(from);
        };
    mutant.body = changed.getBytes(StandardCharsets.UTF_8);
  }

  private static int next(String text, int from) {
    for (int at = Math.max(0, from); at < text.length(); at++) {
      if ("<>\":,{}&=\r\n".indexOf(text.charAt(at)) >= 0) {
        return at;
      }
    }
    return -1;
  }

  private Field wrongDigest() {
    byte[] digest = new byte[random.nextInt(3) == 0 ? 5 : 16];
    String text = Base64.getEncoder().encodeToString(digest);
    return new Field(random.nextBoolean() ? "Content-MD5" : "x-ms-content-crc64", text);
  }

  private <T> T one(List<T> all) {
    return all.get(random.nextInt(all.size()));
  }
}
