package dev.malachite.acceptance;

/** The published development account. */
public final class Accounts {
  public static final String NAME = "devstoreaccount1";
  public static final String KEY =
      "Eby8vdM02xNOcqFlqUwJPLlmEtlCDXJ1OUzFT50uSRZ6IFsuFq2UVErCz4I6tq/K1SZFPTOtr/KBHBeksoGMGw==";
  public static final String DEVELOPMENT = NAME + ":" + KEY;

  private Accounts() {}

  /** As SDKs take it; the services' endpoints are those of the application. */
  public static String connectionString(Application application) {
    return "DefaultEndpointsProtocol=http;AccountName="
        + NAME
        + ";AccountKey="
        + KEY
        + ";BlobEndpoint="
        + application.endpoint("blob")
        + ";QueueEndpoint="
        + application.endpoint("queue")
        + ";TableEndpoint="
        + application.endpoint("table")
        + ";FileEndpoint="
        + application.endpoint("file")
        + ";";
  }
}
