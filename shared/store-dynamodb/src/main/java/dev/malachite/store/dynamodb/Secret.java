package dev.malachite.store.dynamodb;

import dev.malachite.store.Unavailable;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import software.amazon.awssdk.auth.credentials.AwsCredentialsProvider;
import software.amazon.awssdk.auth.credentials.DefaultCredentialsProvider;
import software.amazon.awssdk.http.ContentStreamProvider;
import software.amazon.awssdk.http.HttpExecuteRequest;
import software.amazon.awssdk.http.HttpExecuteResponse;
import software.amazon.awssdk.http.SdkHttpClient;
import software.amazon.awssdk.http.SdkHttpMethod;
import software.amazon.awssdk.http.SdkHttpRequest;
import software.amazon.awssdk.http.auth.aws.signer.AwsV4HttpSigner;
import software.amazon.awssdk.http.auth.spi.signer.SignedRequest;
import software.amazon.awssdk.http.urlconnection.UrlConnectionHttpClient;
import software.amazon.awssdk.protocols.jsoncore.JsonNode;

/**
 * A text that is kept in Secrets Manager: one signed call, for which a whole client is too much.
 */
public final class Secret {
  private static final int OK = 200;

  private final URI endpoint;
  private final String region;
  private final AwsCredentialsProvider credentials;

  Secret(URI endpoint, String region, AwsCredentialsProvider credentials) {
    this.endpoint = endpoint;
    this.region = region;
    this.credentials = credentials;
  }

  /** Reads it once, with the credentials of the environment. */
  public static String read(String id, String region) {
    URI endpoint = URI.create("https://secretsmanager." + region + ".amazonaws.com/");
    return new Secret(endpoint, region, DefaultCredentialsProvider.builder().build()).read(id);
  }

  String read(String id) {
    try (SdkHttpClient http = UrlConnectionHttpClient.create()) {
      SignedRequest signed = signed("{\"SecretId\":\"" + id + "\"}");
      HttpExecuteResponse response =
          http.prepareRequest(
                  HttpExecuteRequest.builder()
                      .request(signed.request())
                      .contentStreamProvider(signed.payload().orElseThrow())
                      .build())
              .call();
      String answer = text(response);
      if (response.httpResponse().statusCode() != OK) {
        throw new Unavailable("Secrets Manager: " + answer);
      }
      return JsonNode.parser().parse(answer).field("SecretString").orElseThrow().asString();
    } catch (IOException e) {
      throw new Unavailable("Secrets Manager: " + e.getMessage(), e);
    }
  }

  private SignedRequest signed(String body) {
    byte[] bytes = body.getBytes(StandardCharsets.UTF_8);
    ContentStreamProvider payload = () -> new ByteArrayInputStream(bytes);
    SdkHttpRequest request =
        SdkHttpRequest.builder()
            .uri(endpoint)
            .method(SdkHttpMethod.POST)
            .putHeader("Content-Type", "application/x-amz-json-1.1")
            .putHeader("Content-Length", Integer.toString(bytes.length))
            .putHeader("X-Amz-Target", "secretsmanager.GetSecretValue")
            .build();
    return AwsV4HttpSigner.create()
        .sign(sign ->
            sign.identity(credentials.resolveCredentials())
                .request(request)
                .payload(payload)
                .putProperty(AwsV4HttpSigner.SERVICE_SIGNING_NAME, "secretsmanager")
                .putProperty(AwsV4HttpSigner.REGION_NAME, region));
  }

  private static String text(HttpExecuteResponse response) throws IOException {
    if (response.responseBody().isEmpty()) {
      return "";
    }
    try (InputStream body = response.responseBody().get()) {
      return new String(body.readAllBytes(), StandardCharsets.UTF_8);
    }
  }
}
