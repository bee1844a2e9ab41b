package dev.malachite.file.rename;

import dev.malachite.domain.FilePath;
import dev.malachite.domain.Metadata;
import dev.malachite.file.model.SmbRequest;
import dev.malachite.file.model.Tree;
import dev.malachite.protocol.Call;
import dev.malachite.protocol.PercentCoding;
import dev.malachite.protocol.Resource;
import dev.malachite.protocol.copy.SourceUrl;
import dev.malachite.protocol.errors.ApiException;
import dev.malachite.protocol.errors.ErrorCode;
import dev.malachite.protocol.errors.MalformedInput;
import dev.malachite.protocol.integrity.MetadataHeaders;
import java.util.Optional;

/** What a rename is asked to do. */
record RenameRequest(
    FilePath source,
    FilePath target,
    boolean replace,
    boolean ignoreReadOnly,
    SmbRequest smb,
    Optional<Metadata> metadata,
    Optional<String> contentType) {
  /** Both ways are read in one transaction, which is not without end. */
  private static final int DEEPEST = 250;

  private static final String SOURCE = "x-ms-file-rename-source";

  static RenameRequest of(Call call) {
    Metadata metadata = MetadataHeaders.read(call.headers());
    FilePath source = source(call);
    FilePath target = Tree.path(call);
    if (source.isRoot() || target.isRoot()) {
      throw ErrorCode.INVALID_RESOURCE_NAME.exception();
    }
    if (source.components().size() + target.components().size() > DEEPEST) {
      throw ErrorCode.INVALID_FILE_OR_DIRECTORY_PATH_NAME.exception();
    }
    return new RenameRequest(
        source,
        target,
        flag(call, "x-ms-file-rename-replace-if-exists"),
        flag(call, "x-ms-file-rename-ignore-readonly"),
        SmbRequest.of(call),
        Optional.of(metadata).filter(each -> !each.entries().isEmpty()),
        call.header("x-ms-content-type"));
  }

  private static boolean flag(Call call, String header) {
    return call.header(header).filter("true"::equalsIgnoreCase).isPresent();
  }

  private static FilePath source(Call call) {
    String text = call.header(SOURCE).orElseThrow(() -> MalformedInput.missingHeader(SOURCE));
    Resource resource =
        SourceUrl.parse(text)
            .map(url -> withoutAccount(call, url.path()))
            .flatMap(PercentCoding::decode)
            .map(RenameRequest::resource)
            .filter(each -> each.container().equals(call.container()))
            .filter(each -> !each.object().isEmpty())
            .orElseThrow(() -> MalformedInput.invalidHeader(SOURCE, text));
    return Tree.path(resource.object(), call.header("x-ms-source-allow-trailing-dot"));
  }

  // The slash after the share may be escaped like those in the path.
  private static Resource resource(String path) {
    String relative = path.substring(1);
    int slash = relative.indexOf('/');
    return slash < 0
        ? new Resource(relative, "")
        : new Resource(relative.substring(0, slash), relative.substring(slash + 1));
  }

  // In path style the account's name is the first part of every path.
  private static String withoutAccount(Call call, String path) {
    String account = "/" + call.account() + "/";
    boolean pathStyle = !call.target().rawPath().equals(call.target().path());
    return pathStyle && path.startsWith(account) ? path.substring(account.length() - 1) : path;
  }

  ApiException refusal() {
    return MalformedInput.invalidHeader(SOURCE, source.toString());
  }
}
