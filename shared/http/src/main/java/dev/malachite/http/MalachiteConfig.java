package dev.malachite.http;

import io.smallrye.config.ConfigMapping;
import io.smallrye.config.WithDefault;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.Set;

/** Everything that can be set, under {@code malachite.*}; the README's table is made from it. */
@ConfigMapping(prefix = "malachite")
public interface MalachiteConfig {
  /** The address the services listen on. */
  @WithDefault("127.0.0.1")
  String host();

  /** Whether the services listen on their ports; a function is called in another way. */
  @WithDefault("true")
  boolean listen();

  Ports port();

  Addresses address();

  /** Which of the services it was built with this process answers for; all of them if not set. */
  Optional<Set<String>> services();

  /** Whether accounts are also found in host names, as in {@code account.blob.localhost}. */
  @WithDefault("true")
  boolean hostStyle();

  /** {@code name:key1:key2;name:key}; on the embedded store devstoreaccount1 is the default. */
  Optional<String> accounts();

  /** The secret of AWS Secrets Manager that holds the accounts, in the region of the store. */
  Optional<String> accountsSecret();

  /** {@code embedded}, {@code memory} or {@code dynamodb}. */
  @WithDefault("embedded")
  StoreKind store();

  /** The directory of the embedded store. */
  @WithDefault("data")
  Path data();

  /**
   * {@code fsync}: an answer means it survives power loss; {@code os}: it survives the death of the
   * process.
   */
  @WithDefault("fsync")
  Durability durability();

  /** Over how many partitions the children of a new container, queue, table or share are spread. */
  @WithDefault("1")
  int buckets();

  DynamoDb dynamodb();

  Tls tls();

  Oauth oauth();

  Copy copy();

  Blob blob();

  Reclaim reclaim();

  /**
   * The ids of the operations this process answers, separated by commas; all of them if not set.
   */
  Optional<String> operations();

  /** Whether each request is logged. */
  @WithDefault("true")
  boolean accessLog();

  /** What an answer promises on the embedded store. */
  enum Durability {
    FSYNC,
    OS
  }

  /** Where items live. */
  enum StoreKind {
    EMBEDDED,
    MEMORY,
    DYNAMODB
  }

  /** One port per service; 0 takes a free one. */
  interface Ports {
    @WithDefault("10000")
    int blob();

    @WithDefault("10001")
    int queue();

    @WithDefault("10002")
    int table();

    @WithDefault("10003")
    int file();
  }

  /** Another address for a service than that of all. */
  interface Addresses {
    Optional<String> blob();

    Optional<String> queue();

    Optional<String> table();

    Optional<String> file();
  }

  /** The production store. */
  interface DynamoDb {
    @WithDefault("malachite")
    String table();

    @WithDefault("us-east-1")
    String region();

    /** Another endpoint than the region's: DynamoDB Local, ScyllaDB Alternator. */
    Optional<String> endpoint();

    /** Creates the table where it is missing. */
    @WithDefault("false")
    boolean createTable();

    /** The S3 bucket for content; without one content is kept in the table, in chunks. */
    Optional<String> bucket();

    /** Another endpoint for the bucket than the region's. */
    Optional<String> bucketEndpoint();

    /**
     * {@code pooled}: kept open, for many requests at once; {@code light}: quick to start, for a
     * function.
     */
    @WithDefault("pooled")
    Connections connections();

    /** How requests to the store travel. */
    enum Connections {
      POOLED,
      LIGHT
    }
  }

  /** PEM files, or one PFX file and its password; with both the ports speak HTTPS. */
  interface Tls {
    Optional<Path> certificate();

    Optional<Path> key();

    Optional<String> password();

    /** Whether clients speak HTTPS with a proxy before the ports, which only it can reach. */
    @WithDefault("false")
    boolean before();
  }

  /** What accounts keep of blobs and containers that are overwritten or deleted. */
  interface Blob {
    /** Whether every overwrite of a blob keeps what was there as a version. */
    @WithDefault("false")
    boolean versioning();

    /** For how many days deleted containers can be restored; 0: not at all. */
    @WithDefault("0")
    int containerRetentionDays();
  }

  /** When what nobody needs any more goes. */
  interface Reclaim {
    /** Whether this process reclaims. */
    @WithDefault("true")
    boolean enabled();

    /** How often. */
    @WithDefault("1m")
    String every();

    /** How long one run may take. */
    @WithDefault("20s")
    Duration budget();

    /** How long bytes that were replaced or deleted stay for those who still read them. */
    @WithDefault("24h")
    Duration longestRead();

    /** How old content must be before it is taken for the rest of an upload that died. */
    @WithDefault("48h")
    Duration orphanGrace();

    /** How often all content is looked through for such rests. */
    @WithDefault("24h")
    Duration orphanInterval();

    /** How long the holder of a lease that ended can still renew it. */
    @WithDefault("720h")
    Duration leaseRetention();
  }

  /** Where copies may read from, and when they are taken over. */
  interface Copy {
    /**
     * Whether sources on other servers may be read: whoever may write here can then make this
     * server ask them.
     */
    @WithDefault("false")
    boolean otherServers();

    /**
     * How long a copy in the background may show no progress before another process goes on with
     * it.
     */
    @WithDefault("2m")
    Duration patience();
  }

  /** Bearer tokens. */
  interface Oauth {
    /** {@code off}, {@code basic} (the signature is not checked) or {@code full}. */
    @WithDefault("off")
    Mode mode();

    /** Whose tokens are accepted. */
    Optional<String> issuer();

    /** Accepted besides those of the public cloud. */
    Optional<String> audience();

    /** The tenant that clients are sent to for a token. */
    Optional<String> tenant();

    /** The issuer's public keys, a JWK set in a file. */
    Optional<Path> keys();

    /** How much of a token is checked. */
    enum Mode {
      OFF,
      BASIC,
      FULL
    }
  }
}
