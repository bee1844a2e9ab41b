package dev.malachite.file.share;

import dev.malachite.domain.ShareName;
import dev.malachite.file.model.FileKeys;
import dev.malachite.file.model.FileStore;
import dev.malachite.file.model.Share;
import dev.malachite.file.model.ShareCodec;
import dev.malachite.file.model.Shares;
import dev.malachite.protocol.Call;
import dev.malachite.protocol.Operation;
import dev.malachite.protocol.Reply;
import dev.malachite.protocol.checks.VersionHeaders;
import dev.malachite.protocol.errors.ErrorCode;
import dev.malachite.protocol.errors.MalformedInput;
import dev.malachite.store.Decision;
import dev.malachite.store.Key;
import dev.malachite.store.Plan;
import dev.malachite.store.Residue;
import dev.malachite.store.View;
import java.time.Instant;
import java.util.Locale;

/** Restore Share. */
public final class RestoreShare implements Operation {
  private static final String NAME = "x-ms-deleted-share-name";
  private static final String VERSION = "x-ms-deleted-share-version";

  private final FileStore files;

  public RestoreShare(FileStore files) {
    this.files = files;
  }

  @Override
  public Reply handle(Call call) {
    String name = call.header(NAME).orElseThrow(() -> MalformedInput.missingHeader(NAME));
    String version = call.header(VERSION).orElseThrow(() -> MalformedInput.missingHeader(VERSION));
    if (!version.matches("[0-9a-fA-F]{1,16}s")) {
      throw MalformedInput.invalidHeader(VERSION, version);
    }
    Key key = Shares.key(call);
    Key deleted =
        FileKeys.deleted(
            call.account(), new ShareName(name).value(), version.toLowerCase(Locale.ROOT));
    Key note = Residue.key(Residue.Kind.GENERATION, FileKeys.qualifier(deleted).orElse(version));
    return files
        .transactions()
        .run(Plan.of(key, deleted, note), view -> restore(key, deleted, note, view));
  }

  private Decision<Reply> restore(Key key, Key deleted, Key note, View view) {
    if (Shares.find(key, view).isPresent()) {
      throw ErrorCode.SHARE_ALREADY_EXISTS.exception();
    }
    Share share =
        view.item(deleted)
            .map(ShareCodec::decode)
            .filter(each -> isKept(each, view.now()) && view.item(note).isPresent())
            .orElseThrow(ErrorCode.SHARE_NOT_FOUND::exception)
            .restored(files.changed(view.now()));
    Reply reply =
        Reply.status(201)
            .with(new VersionHeaders(share.version()))
            .header("x-ms-share-quota", share.settings().quota())
            .build();
    return Decision.of(reply).put(key, ShareCodec.encode(share)).delete(deleted).delete(note);
  }

  private boolean isKept(Share share, Instant now) {
    return share.deletedAt().stream()
        .anyMatch(at -> now.isBefore(at.plus(files.settings().shareRetention())));
  }
}
