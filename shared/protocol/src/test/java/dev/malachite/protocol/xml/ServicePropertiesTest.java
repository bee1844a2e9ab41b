package dev.malachite.protocol.xml;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.malachite.protocol.Service;
import dev.malachite.protocol.cors.CorsRule;
import dev.malachite.protocol.errors.ApiException;
import dev.malachite.protocol.errors.ErrorCode;
import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class ServicePropertiesTest {
  private static final String RULE =
      "<CorsRule><AllowedOrigins>%s</AllowedOrigins><AllowedMethods>%s</AllowedMethods>"
          + "<MaxAgeInSeconds>5</MaxAgeInSeconds><ExposedHeaders>x-ms-*</ExposedHeaders>"
          + "<AllowedHeaders>a, b</AllowedHeaders></CorsRule>";
  private static final String RULE_OF_ALL = RULE.formatted("*", "GET");

  private static ServicePropertiesUpdate read(Service service, String inside) {
    String document = "<StorageServiceProperties>" + inside + "</StorageServiceProperties>";
    return ServicePropertiesUpdate.read(
        new ByteArrayInputStream(document.getBytes(StandardCharsets.UTF_8)), service);
  }

  private static ApiException refused(Service service, String inside) {
    return catchThrowableOfType(ApiException.class, () -> read(service, inside));
  }

  private static ServiceProperties reread(Service service, ServiceProperties properties) {
    return ServicePropertiesUpdate.read(
            new ByteArrayInputStream(properties.write(service).getBytes(StandardCharsets.UTF_8)),
            service)
        .applyTo(ServiceProperties.DEFAULT);
  }

  @ParameterizedTest
  @EnumSource(Service.class)
  void theDefaultsOfEveryServiceAreReadBack(Service service) {
    assertThat(reread(service, ServiceProperties.DEFAULT)).isEqualTo(ServiceProperties.DEFAULT);
  }

  @Test
  void everythingABlobServiceHasIsReadBack() {
    Retention week = new Retention(OptionalInt.of(7), true);
    ServiceProperties properties =
        new ServiceProperties(
            new Logging(true, false, true, week),
            new Metrics(true, Optional.of(true), Retention.NONE),
            Metrics.OFF,
            List.of(
                new CorsRule(
                    List.of("http://a", "http://b"),
                    List.of("GET", "PUT"),
                    List.of(),
                    List.of(),
                    9)),
            Optional.of("2020-10-02"),
            week,
            new StaticWebsite(
                true, Optional.of("index.html"), Optional.empty(), Optional.of("404")),
            SmbSettings.NONE);
    assertThat(reread(Service.BLOB, properties)).isEqualTo(properties);
  }

  @Test
  void whatIsNotNamedStays() {
    ServiceProperties before =
        read(
                Service.BLOB,
                "<Cors>"
                    + RULE_OF_ALL
                    + "</Cors><DefaultServiceVersion>2019-02-02</DefaultServiceVersion>")
            .applyTo(ServiceProperties.DEFAULT);
    ServiceProperties after =
        read(
                Service.BLOB,
                "<DeleteRetentionPolicy><Enabled>true</Enabled><Days>3</Days></DeleteRetentionPolicy>")
            .applyTo(before);
    assertThat(after.cors()).isEqualTo(before.cors()).hasSize(1);
    assertThat(after.cors().getFirst().allowedHeaders()).containsExactly("a", "b");
    assertThat(after.defaultServiceVersion()).hasValue("2019-02-02");
    assertThat(after.deleteRetention().days()).hasValue(3);
  }

  @Test
  void anEmptyListOfRulesTurnsCorsOff() {
    ServiceProperties before =
        read(Service.QUEUE, "<Cors>" + RULE_OF_ALL + "</Cors>").applyTo(ServiceProperties.DEFAULT);
    assertThat(read(Service.QUEUE, "<Cors/>").applyTo(before).cors()).isEmpty();
  }

  @Test
  void theFileServiceKeepsItsProtocolSettings() {
    ServiceProperties properties =
        read(
                Service.FILE,
                "<ProtocolSettings><SMB><Multichannel><Enabled>true</Enabled></Multichannel></SMB>"
                    + "</ProtocolSettings>")
            .applyTo(ServiceProperties.DEFAULT);
    assertThat(properties.smb().multichannel()).hasValue(true);
    assertThat(reread(Service.FILE, properties)).isEqualTo(properties);
    assertThat(properties.write(Service.FILE)).doesNotContain("Logging", "StaticWebsite");
  }

  @ParameterizedTest
  @CsvSource({
    "FILE, <Logging/>", "QUEUE, <StaticWebsite/>", "TABLE, <DeleteRetentionPolicy/>",
    "BLOB, <ProtocolSettings/>", "BLOB, <Nonsense/>", "BLOB, <Cors/><Cors/>"
  })
  void elementsThatAServiceDoesNotHaveAreRefused(Service service, String inside) {
    assertThat(refused(service, inside).code()).isEqualTo(ErrorCode.INVALID_XML_DOCUMENT);
  }

  @Test
  void aVersionIsADate() {
    ApiException error =
        refused(Service.BLOB, "<DefaultServiceVersion>newest</DefaultServiceVersion>");
    assertThat(error.code()).isEqualTo(ErrorCode.INVALID_XML_NODE_VALUE);
    assertThat(error.details())
        .containsEntry("XmlNodeName", "DefaultServiceVersion")
        .containsEntry("XmlNodeValue", "newest");
  }

  @Test
  void fiveRulesAreEnough() {
    assertThat(
            read(Service.BLOB, "<Cors>" + RULE_OF_ALL.repeat(5) + "</Cors>").cors().orElseThrow())
        .hasSize(5);
    assertThat(refused(Service.BLOB, "<Cors>" + RULE_OF_ALL.repeat(6) + "</Cors>").code())
        .isEqualTo(ErrorCode.INVALID_XML_DOCUMENT);
  }

  @Test
  void rulesAreLimitedInSizeAndNumberOfEntries() {
    String long257 = "http://" + "a".repeat(250);
    String many = "a,".repeat(65);
    String large = ("http://" + "a".repeat(200) + ",").repeat(10);
    assertThat(List.of(long257, many, large, "a*,b*,c*", ""))
        .allSatisfy(origins ->
            assertThat(
                    refused(Service.BLOB, "<Cors>" + RULE.formatted(origins, "GET") + "</Cors>")
                        .code())
                .isEqualTo(ErrorCode.INVALID_XML_DOCUMENT));
    assertThat(refused(Service.BLOB, "<Cors>" + RULE.formatted("*", "BREW") + "</Cors>").code())
        .isEqualTo(ErrorCode.INVALID_XML_NODE_VALUE);
  }

  @ParameterizedTest
  @CsvSource({
    "<Enabled>true</Enabled><Days>0</Days>, INVALID_XML_DOCUMENT",
    "<Enabled>true</Enabled><Days>366</Days>, INVALID_XML_DOCUMENT",
    "<Enabled>true</Enabled><Days>many</Days>, INVALID_XML_NODE_VALUE",
    "<Enabled>perhaps</Enabled>, INVALID_XML_NODE_VALUE",
    "<Enabled>true</Enabled>, MISSING_REQUIRED_XML_NODE",
    "<Days>3</Days>, MISSING_REQUIRED_XML_NODE"
  })
  void badRetentionIsRefused(String inside, ErrorCode code) {
    assertThat(
            refused(Service.BLOB, "<DeleteRetentionPolicy>" + inside + "</DeleteRetentionPolicy>")
                .code())
        .isEqualTo(code);
  }
}
