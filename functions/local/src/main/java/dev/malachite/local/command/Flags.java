package dev.malachite.local.command;

import dev.malachite.local.command.Flag.Effect;
import java.util.List;
import java.util.Map;

/** All options: those that Azurite's users type, and our own. */
final class Flags {
  static final List<Flag> ALL =
      List.of(
          Flag.sets("--blobHost", "ADDRESS", "malachite.address.blob"),
          Flag.sets("--blobPort", "PORT", "malachite.port.blob"),
          Flag.sets("--queueHost", "ADDRESS", "malachite.address.queue"),
          Flag.sets("--queuePort", "PORT", "malachite.port.queue"),
          Flag.sets("--tableHost", "ADDRESS", "malachite.address.table"),
          Flag.sets("--tablePort", "PORT", "malachite.port.table"),
          Flag.sets("--fileHost", "ADDRESS", "malachite.address.file"),
          Flag.sets("--filePort", "PORT", "malachite.port.file"),
          new Flag(
              List.of("--location", "-l"),
              "DIRECTORY",
              new Effect.SetsAll(Map.of("malachite.data", "%s/malachite"))),
          Flag.switches(List.of("--inMemoryPersistence"), "malachite.store", "memory"),
          Flag.switches(List.of("--silent", "-s"), "malachite.access-log", "false"),
          new Flag(
              List.of("--debug", "-d"),
              "FILE",
              new Effect.SetsAll(
                  Map.of(
                      "quarkus.log.file.enabled",
                      "true",
                      "quarkus.log.file.path",
                      "%s",
                      "quarkus.log.category.\"dev.malachite\".level",
                      "DEBUG",
                      "quarkus.log.console.level",
                      "INFO"))),
          Flag.switches(List.of("--disableProductStyleUrl"), "malachite.host-style", "false"),
          Flag.sets("--cert", "FILE", "malachite.tls.certificate"),
          Flag.sets("--key", "FILE", "malachite.tls.key"),
          Flag.sets("--pwd", "PASSWORD", "malachite.tls.password"),
          Flag.sets("--oauth", "LEVEL", "malachite.oauth.mode"),
          Flag.explains(
              List.of("--loose", "-L"),
              "",
              "every header and parameter of the API is understood, so nothing is ignored"),
          Flag.explains(
              List.of("--skipApiVersionCheck"), "", "every version of the API is answered anyway"),
          Flag.explains(
              List.of("--extentMemoryLimit"),
              "MEGABYTES",
              "the store in memory is limited by the heap of the process (-Xmx)"),
          Flag.explains(
              List.of("--blobKeepAliveTimeout", "--queueKeepAliveTimeout"),
              "SECONDS",
              "idle connections stay open as long as the client wants"),
          Flag.explains(
              List.of("--tableKeepAliveTimeout"),
              "SECONDS",
              "idle connections stay open as long as the client wants"),
          Flag.explains(List.of("--disableTelemetry"), "", "nothing is ever reported to anybody"),
          Flag.sets("--store", "KIND", "malachite.store"),
          Flag.sets("--data", "DIRECTORY", "malachite.data"),
          Flag.sets("--durability", "LEVEL", "malachite.durability"),
          Flag.sets("--accounts", "LIST", "malachite.accounts"),
          Flag.sets("--console", "on|off", "malachite.console"),
          Flag.sets("--seed", "DIRECTORY", "malachite.seed"),
          Flag.switches(List.of("--testHelp"), "malachite.test-help", "true"),
          Flag.sets("--managementHost", "ADDRESS", "quarkus.management.host"),
          Flag.sets("--managementPort", "PORT", "quarkus.management.port"));

  private Flags() {}
}
