package dev.malachite.http;

import dev.malachite.store.FilePart;
import io.netty.channel.DefaultFileRegion;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.core.http.HttpVersion;
import io.vertx.core.net.impl.ConnectionBase;
import java.util.Optional;
import java.util.function.Consumer;

/** Lets the system send parts of files itself: nothing of them passes through this process. */
final class FileSender {
  private final ConnectionBase connection;

  private FileSender(ConnectionBase connection) {
    this.connection = connection;
  }

  /** Empty where what is sent is not what is in the file, but encrypted or in frames. */
  static Optional<FileSender> of(HttpServerRequest request) {
    return request.connection() instanceof ConnectionBase connection
            && request.version() != HttpVersion.HTTP_2
            && !request.isSSL()
        ? Optional.of(new FileSender(connection))
        : Optional.empty();
  }

  /**
   * Sends it behind what was written before; the head must be among that.
   *
   * @param whenSent is told whether all of it was
   */
  void send(FilePart part, Consumer<Boolean> whenSent) {
    connection.writeToChannel(
        new Region(part),
        connection.channel().newPromise().addListener(sent -> whenSent.accept(sent.isSuccess())));
  }

  /** The file is closed by whoever opened it. */
  private static final class Region extends DefaultFileRegion {
    Region(FilePart part) {
      super(part.file(), part.position(), part.length());
    }

    @Override
    protected void deallocate() {}
  }
}
