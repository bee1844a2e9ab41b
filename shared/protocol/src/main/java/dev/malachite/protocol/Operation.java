package dev.malachite.protocol;

/** One operation of the API. It sees no HTTP types, catches nothing and logs nothing. */
@FunctionalInterface
public interface Operation {
  Reply handle(Call call);
}
