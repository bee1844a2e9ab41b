package dev.malachite.lambda;

import com.azure.storage.blob.BlobServiceClient;
import com.azure.storage.blob.BlobServiceClientBuilder;
import com.azure.storage.common.StorageSharedKeyCredential;
import com.azure.storage.common.policy.RequestRetryOptions;
import com.azure.storage.common.policy.RetryPolicyType;
import dev.malachite.account.Foundation;
import dev.malachite.account.StoredCorsRules;
import dev.malachite.blob.BlobService;
import dev.malachite.blob.model.BlobSettings;
import dev.malachite.domain.Clock;
import dev.malachite.domain.Ids;
import dev.malachite.http.Malachite;
import dev.malachite.http.MalachiteConfig;
import dev.malachite.http.Watcher;
import dev.malachite.http.copy.ServerSources;
import dev.malachite.protocol.auth.Accounts;
import dev.malachite.store.Content;
import dev.malachite.store.Store;
import dev.malachite.store.Transactions;
import dev.malachite.store.embedded.Embedded;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import io.smallrye.config.PropertiesConfigSource;
import io.smallrye.config.SmallRyeConfigBuilder;
import java.time.Duration;
import java.util.List;
import java.util.Map;

/** A Blob function without Lambda around it: the same services, the same handler. */
final class Function {
  private static final String ACCOUNT = "devstoreaccount1";
  private static final String KEY =
      "Eby8vdM02xNOcqFlqUwJPLlmEtlCDXJ1OUzFT50uSRZ6IFsuFq2UVErCz4I6tq/K1SZFPTOtr/KBHBeksoGMGw==";

  private final Malachite malachite;

  private Function(Malachite malachite) {
    this.malachite = malachite;
  }

  /** With the configuration that the environment of the function would give it. */
  static Function on(Embedded storage, Map<String, String> settings) {
    return on(storage.store(), storage.content(), settings);
  }

  static Function on(Store store, Content content, Map<String, String> settings) {
    MalachiteConfig config =
        new SmallRyeConfigBuilder()
            .addDiscoveredConverters()
            .withMapping(MalachiteConfig.class)
            .withSources(new PropertiesConfigSource(settings, "test", 100))
            .build()
            .getConfigMapping(MalachiteConfig.class);
    Clock clock = Clock.system();
    Ids ids = Ids.secure();
    Accounts accounts = Accounts.development();
    ServerSources sources = new ServerSources();
    Transactions transactions = new Transactions(store, clock, ids);
    Foundation foundation =
        new Foundation(
            store, transactions, content, ids, accounts, sources, 1, Duration.ofHours(24));
    return new Function(
        Malachite.of(
            config,
            new Malachite.Surroundings(
                new SimpleMeterRegistry(), clock, ids, accounts, sources, Watcher.NONE),
            List.of(BlobService.on(foundation, BlobSettings.DEFAULT)),
            new StoredCorsRules(transactions)));
  }

  /** A client that signs for the account and never tries twice. */
  BlobServiceClient client(Shape shape) {
    return client(shape, KEY);
  }

  BlobServiceClient client(Shape shape, String key) {
    return new BlobServiceClientBuilder()
        .endpoint(shape.endpoint())
        .credential(new StorageSharedKeyCredential(ACCOUNT, key))
        .httpClient(new EventClient(malachite, shape))
        .retryOptions(new RequestRetryOptions(RetryPolicyType.FIXED, 1, 30, null, null, null))
        .buildClient();
  }
}
