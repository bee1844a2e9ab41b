package dev.malachite.local.command;

/** What {@code --help} says: one screen. */
final class Help {
  static final String TEXT =
      """
      malachite: Azure Blob, Queue, Table and File storage in one process

      Usage: malachite [OPTIONS]         also: azurite, azurite-blob, -queue, -table

      Where it listens
        --blobHost, --queueHost, --tableHost, --fileHost ADDRESS   (127.0.0.1)
        --blobPort, --queuePort, --tablePort, --filePort PORT      (10000 to 10003)
        --managementHost ADDRESS, --managementPort PORT            (127.0.0.1:10010)
        --cert FILE --key FILE    HTTPS with PEM files
        --cert FILE --pwd TEXT    HTTPS with a PFX file
        --disableProductStyleUrl  accounts in paths only, never in host names

      What it keeps
        --store KIND              embedded (on disk), memory or dynamodb
        --data DIRECTORY          where the embedded store lives (./data)
        -l, --location DIRECTORY  the same, in a directory malachite below it
        --inMemoryPersistence     the same as --store memory
        --durability LEVEL        fsync: survives power loss; os: a dead process
        --seed DIRECTORY          fill it from files, see docs/laptop.md

      Who may come in
        --accounts LIST           name:key1:key2;name:key  (devstoreaccount1)
                                  also in AZURITE_ACCOUNTS or MALACHITE_ACCOUNTS
        --oauth basic             accept bearer tokens, signature not checked

      What it shows
        --console on|off          the console, http://127.0.0.1:10010/console/
        -s, --silent              no line per request
        -d, --debug FILE          a detailed log
        --testHelp                reset, snapshots, faults, clock: for tests only
        -v, --version             the version
        -h, --help                this text

      Accepted without effect: -L --loose, --skipApiVersionCheck,
      --extentMemoryLimit, --disableTelemetry, --blob-, --queue- and
      --tableKeepAliveTimeout. Every option is a property, too: see README.md.
      """;

  private Help() {}
}
