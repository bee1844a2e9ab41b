package dev.malachite.acceptance;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.KeyStore;
import java.util.Base64;
import javax.net.ssl.SSLContext;
import javax.net.ssl.TrustManagerFactory;

/** A certificate for localhost that only its own clients trust, made by the JDK. */
public record Certificate(Path store, Path certificate, Path key, SSLContext clients) {
  public static final String PASSWORD = "changeit";

  public static Certificate make() throws Exception {
    Path directory = Files.createTempDirectory("malachite-tls");
    Path store = directory.resolve("store.p12");
    int ended =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "keytool").toString(),
                "-genkeypair",
                "-alias",
                "localhost",
                "-keyalg",
                "RSA",
                "-dname",
                "CN=localhost",
                "-ext",
                "san=dns:localhost,ip:127.0.0.1",
                "-storetype",
                "PKCS12",
                "-keystore",
                store.toString(),
                "-storepass",
                PASSWORD)
            .inheritIO()
            .start()
            .waitFor();
    if (ended != 0) {
      throw new IllegalStateException("keytool failed");
    }
    KeyStore keys = KeyStore.getInstance("PKCS12");
    try (InputStream in = Files.newInputStream(store)) {
      keys.load(in, PASSWORD.toCharArray());
    }
    return new Certificate(
        store,
        pem(
            directory.resolve("certificate.pem"),
            "CERTIFICATE",
            keys.getCertificate("localhost").getEncoded()),
        pem(
            directory.resolve("key.pem"),
            "PRIVATE KEY",
            keys.getKey("localhost", PASSWORD.toCharArray()).getEncoded()),
        trusting(keys));
  }

  private static Path pem(Path file, String kind, byte[] bytes) throws IOException {
    String text = Base64.getMimeEncoder(64, new byte[] {'\n'}).encodeToString(bytes);
    return Files.writeString(
        file, "-----BEGIN " + kind + "-----\n" + text + "\n-----END " + kind + "-----\n");
  }

  private static SSLContext trusting(KeyStore keys) throws GeneralSecurityException, IOException {
    KeyStore trusted = KeyStore.getInstance("PKCS12");
    trusted.load(null, null);
    trusted.setCertificateEntry("localhost", keys.getCertificate("localhost"));
    TrustManagerFactory trust =
        TrustManagerFactory.getInstance(TrustManagerFactory.getDefaultAlgorithm());
    trust.init(trusted);
    SSLContext context = SSLContext.getInstance("TLS");
    context.init(null, trust.getTrustManagers(), null);
    return context;
  }
}
