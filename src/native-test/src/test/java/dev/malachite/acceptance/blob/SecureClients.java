package dev.malachite.acceptance.blob;

import com.azure.core.http.HttpClient;
import com.azure.core.http.netty.NettyAsyncHttpClientBuilder;
import io.netty.handler.ssl.SslContextBuilder;
import io.netty.handler.ssl.util.InsecureTrustManagerFactory;
import javax.net.ssl.SSLException;

/** Clients for applications with a certificate of their own making. */
public final class SecureClients {
  private SecureClients() {}

  public static HttpClient trusting() {
    return new NettyAsyncHttpClientBuilder(
            reactor.netty.http.client.HttpClient.create()
                .secure(spec -> {
                  try {
                    spec.sslContext(
                        SslContextBuilder.forClient()
                            .trustManager(InsecureTrustManagerFactory.INSTANCE)
                            .build());
                  } catch (SSLException failure) {
                    throw new IllegalStateException(failure);
                  }
                }))
        .build();
  }
}
