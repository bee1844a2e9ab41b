package dev.malachite.protocol;

/** One operation of the API. It sees no HTTP types, catches nothing and logs nothing. */
@FunctionalInterface
public interface Operation {
  Reply handle(Call call);

  /** Its id in the manifest, but for the service: what wraps an operation has the name of it. */
  default String name() {
    return getClass().getSimpleName();
  }
}
