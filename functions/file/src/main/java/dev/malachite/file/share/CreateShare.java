package dev.malachite.file.share;

import dev.malachite.domain.Metadata;
import dev.malachite.file.model.FileKeys;
import dev.malachite.file.model.FileStore;
import dev.malachite.file.model.NfsProperties;
import dev.malachite.file.model.Node;
import dev.malachite.file.model.NodeCodec;
import dev.malachite.file.model.Opens;
import dev.malachite.file.model.Permission;
import dev.malachite.file.model.Share;
import dev.malachite.file.model.ShareCodec;
import dev.malachite.file.model.ShareSettings;
import dev.malachite.file.model.ShareSettingsHeaders;
import dev.malachite.file.model.Shares;
import dev.malachite.file.model.SmbProperties;
import dev.malachite.file.model.SmbRequest;
import dev.malachite.protocol.Call;
import dev.malachite.protocol.Operation;
import dev.malachite.protocol.Reply;
import dev.malachite.protocol.checks.VersionHeaders;
import dev.malachite.protocol.errors.ErrorCode;
import dev.malachite.protocol.integrity.MetadataHeaders;
import dev.malachite.store.Decision;
import dev.malachite.store.Key;
import dev.malachite.store.Plan;
import dev.malachite.store.View;
import java.util.Optional;

/** Create Share. */
public final class CreateShare implements Operation {
  private final FileStore files;

  public CreateShare(FileStore files) {
    this.files = files;
  }

  @Override
  public Reply handle(Call call) {
    Key key = Shares.key(call);
    Metadata metadata = MetadataHeaders.read(call.headers());
    ShareSettings settings = ShareSettingsHeaders.create(call, call.receivedAt());
    return files
        .transactions()
        .run(Plan.of(key), view -> create(call, key, metadata, settings, view));
  }

  private Decision<Reply> create(
      Call call, Key key, Metadata metadata, ShareSettings settings, View view) {
    view.item(key).map(ShareCodec::decode).ifPresent(old -> refuse(old, view));
    Share share =
        Share.create(
            FileKeys.freshGeneration(files.ids()),
            files.settings().buckets(),
            files.changed(view.now()),
            metadata,
            settings);
    Reply reply =
        Reply.status(201)
            .with(new VersionHeaders(share.version()))
            .header("x-ms-share-quota", settings.quota())
            .build();
    return Decision.of(reply)
        .put(key, ShareCodec.encode(share))
        .put(FileKeys.root(share), NodeCodec.encode(root(call, share, view)));
  }

  private static Node root(Call call, Share share, View view) {
    SmbProperties smb = SmbRequest.NOTHING.create(true, Permission.DEFAULT.key(), view.now());
    return new Node(
        "",
        FileKeys.ROOT,
        FileKeys.ROOT,
        share.version(),
        Metadata.NONE,
        smb,
        NfsProperties.create(call, share, "0755"),
        Opens.NONE,
        0,
        Optional.empty(),
        Node.Directory.UNMARKED);
  }

  private static void refuse(Share old, View view) {
    if (old.isLive()) {
      throw ErrorCode.SHARE_ALREADY_EXISTS.exception();
    }
    if (old.isNameBlocked(view.now())) {
      throw ErrorCode.SHARE_BEING_DELETED.exception();
    }
  }
}
