package dev.malachite.store;

import java.nio.channels.ReadableByteChannel;
import java.util.Optional;

/**
 * A stream that lets who only passes bytes on have them where they lie, without reading them first.
 */
public interface FileParts extends ReadableByteChannel {
  /**
   * Takes the next bytes out of the stream.
   *
   * @param most how many at most
   * @return empty where they have to be read like any others
   */
  Optional<FilePart> takePart(long most);
}
