package dev.malachite.protocol.auth;

import dev.malachite.protocol.Call;
import dev.malachite.protocol.Resource;

/**
 * What a service or user delegation SAS was given for.
 *
 * @param container the container, queue, table or share
 * @param object the blob, directory or file; empty for a container
 * @param moment the snapshot or version, where the token is for one
 */
public record Scope(Kind kind, String container, String object, String moment) {
  /** The kinds of things a token can be for. */
  public enum Kind {
    CONTAINER,
    OBJECT,
    SNAPSHOT,
    VERSION,
    DIRECTORY
  }

  private static final String BATCH = "$batch";

  static Scope container(String name) {
    return new Scope(Kind.CONTAINER, name, "", "");
  }

  /** A blob addressed without a container lies in the root container. */
  static Resource object(Call call) {
    return call.object().isEmpty()
        ? new Resource(Resource.ROOT_CONTAINER, call.container())
        : call.resource();
  }

  boolean covers(Call call, ResourceType needed) {
    if (needed == ResourceType.SERVICE) {
      return false;
    }
    if (kind == Kind.CONTAINER) {
      return coversContainer(call, needed);
    }
    return needed == ResourceType.OBJECT && coversObject(call);
  }

  private boolean coversContainer(Call call, ResourceType needed) {
    return switch (call.service()) {
      case TABLE -> tableName(call).equalsIgnoreCase(container) || call.container().equals(BATCH);
      case BLOB ->
          needed == ResourceType.OBJECT
              ? object(call).container().equals(container)
              : call.container().equals(container);
      case QUEUE, FILE -> call.container().equals(container);
    };
  }

  private boolean coversObject(Call call) {
    Resource resource = object(call);
    if (!resource.container().equals(container)) {
      return false;
    }
    return switch (kind) {
      case CONTAINER -> true;
      case OBJECT -> resource.object().equals(object);
      case SNAPSHOT -> resource.object().equals(object) && at(call, "snapshot");
      case VERSION -> resource.object().equals(object) && at(call, "versionid");
      case DIRECTORY ->
          resource.object().equals(object) || resource.object().startsWith(object + "/");
    };
  }

  private boolean at(Call call, String parameter) {
    return call.parameter(parameter).orElse("").equals(moment);
  }

  private static String tableName(Call call) {
    int parenthesis = call.container().indexOf('(');
    return parenthesis < 0 ? call.container() : call.container().substring(0, parenthesis);
  }
}
