package dev.malachite.protocol.routing;

import dev.malachite.protocol.Query;
import dev.malachite.protocol.Resource;
import dev.malachite.protocol.Service;
import dev.malachite.protocol.errors.ErrorCode;

/** Tells what a path is about. */
public final class Paths {
  private static final String MESSAGES = "messages";

  private Paths() {}

  /** The resource as operations see it: a blob without a container lies in the root container. */
  public static Resource resolve(Service service, Resource resource, Query query) {
    boolean inRoot =
        service == Service.BLOB
            && !resource.isAccount()
            && resource.object().isEmpty()
            && !query.has("restype");
    return inRoot ? new Resource(Resource.ROOT_CONTAINER, resource.container()) : resource;
  }

  static PathShape shape(Service service, Resource resource, Query query) {
    if (resource.isAccount()) {
      return requireNoObject(resource);
    }
    return switch (service) {
      case BLOB ->
          resolve(service, resource, query).object().isEmpty()
              ? PathShape.CONTAINER
              : PathShape.BLOB;
      case QUEUE -> queue(resource.object());
      case TABLE -> TablePath.parse(resource).orElseThrow(ErrorCode.INVALID_URI::exception).shape();
      case FILE -> resource.object().isEmpty() ? PathShape.SHARE : PathShape.PATH;
    };
  }

  private static PathShape requireNoObject(Resource resource) {
    if (resource.object().isEmpty()) {
      return PathShape.ACCOUNT;
    }
    throw ErrorCode.INVALID_URI.exception();
  }

  private static PathShape queue(String object) {
    if (object.isEmpty()) {
      return PathShape.QUEUE;
    }
    if (object.equals(MESSAGES) || object.equals(MESSAGES + "/")) {
      return PathShape.MESSAGES;
    }
    String id = object.startsWith(MESSAGES + "/") ? object.substring(MESSAGES.length() + 1) : "";
    if (id.isEmpty() || id.indexOf('/') >= 0) {
      throw ErrorCode.INVALID_URI.exception();
    }
    return PathShape.MESSAGE;
  }
}
