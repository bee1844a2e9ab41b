package dev.malachite.local;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.lang.ArchRule;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.OffsetDateTime;
import java.time.ZonedDateTime;
import java.util.UUID;
import org.junit.jupiter.api.Test;

/** The dependency rule of the design, and where time and randomness come from. */
class ArchitectureTest {
  private static final JavaClasses CLASSES =
      new ClassFileImporter()
          .withImportOption(new ImportOption.DoNotIncludeTests())
          .importPackages("dev.malachite");

  private static final String[] SERVICES = {
    "dev.malachite.blob..", "dev.malachite.queue..", "dev.malachite.table..", "dev.malachite.file.."
  };
  private static final String[] ADAPTERS = {
    "dev.malachite.store.dynamodb..", "dev.malachite.store.embedded.."
  };
  private static final String[] EDGES = {
    "dev.malachite.application..",
    "dev.malachite.console..",
    "dev.malachite.http..",
    "dev.malachite.local.."
  };

  // Nothing but Java; the vectors are on their way into it.
  @Test
  void domainKnowsNothing() {
    noClasses()
        .that()
        .resideInAPackage("dev.malachite.domain..")
        .should()
        .dependOnClassesThat()
        .resideOutsideOfPackages(
            "dev.malachite.domain..", "java..", "jdk.incubator.vector..", "org.jspecify..")
        .check(CLASSES);
  }

  @Test
  void protocolKnowsOnlyDomain() {
    knowsOnly("dev.malachite.protocol..", "dev.malachite.domain..", "dev.malachite.protocol..");
  }

  @Test
  void storeKnowsOnlyDomain() {
    noClasses()
        .that()
        .resideInAPackage("dev.malachite.store")
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage(
            "dev.malachite.protocol..", "dev.malachite.store.(*)..", "dev.malachite.http..")
        .check(CLASSES);
  }

  @Test
  void adaptersKnowNothingAboveTheStore() {
    for (String adapter : ADAPTERS) {
      knowsOnly(adapter, "dev.malachite.domain..", "dev.malachite.store", adapter);
    }
  }

  @Test
  void servicesDoNotKnowEachOther() {
    slices()
        .matching("dev.malachite.(blob|queue|table|file)..")
        .should()
        .notDependOnEachOther()
        .check(CLASSES);
  }

  @Test
  void servicesKnowNeitherAdaptersNorHttp() {
    noClasses()
        .that()
        .resideInAnyPackage(SERVICES)
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage(concat(ADAPTERS, EDGES, "io.vertx..", "io.quarkus..", "jakarta.."))
        .check(CLASSES);
  }

  @Test
  void onlyTheDynamoDbAdapterKnowsTheAwsSdk() {
    noClasses()
        .that()
        .resideOutsideOfPackage("dev.malachite.store.dynamodb..")
        .should()
        .dependOnClassesThat()
        .resideInAPackage("software.amazon..")
        .check(CLASSES);
  }

  @Test
  void timeComesFromClockAndRandomnessFromIds() {
    ArchRule rule =
        noClasses()
            .that()
            .doNotHaveFullyQualifiedName("dev.malachite.domain.Clock")
            .and()
            .haveNameNotMatching("dev\\.malachite\\.domain\\.SecureIds.*")
            .should()
            .callMethod(Instant.class, "now")
            .orShould()
            .callMethod(LocalDate.class, "now")
            .orShould()
            .callMethod(LocalDateTime.class, "now")
            .orShould()
            .callMethod(OffsetDateTime.class, "now")
            .orShould()
            .callMethod(ZonedDateTime.class, "now")
            .orShould()
            .callMethod(System.class, "currentTimeMillis")
            .orShould()
            .callMethod(System.class, "nanoTime")
            .orShould()
            .callMethod(UUID.class, "randomUUID")
            .orShould()
            .callMethod(Math.class, "random")
            .orShould()
            .dependOnClassesThat()
            .haveFullyQualifiedName("java.util.Random")
            .orShould()
            .dependOnClassesThat()
            .haveFullyQualifiedName("java.util.concurrent.ThreadLocalRandom")
            .orShould()
            .dependOnClassesThat()
            .haveFullyQualifiedName("java.security.SecureRandom");
    rule.check(CLASSES);
  }

  private static void knowsOnly(String who, String... allowed) {
    noClasses()
        .that()
        .resideInAPackage(who)
        .should()
        .dependOnClassesThat(
            com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage(
                    "dev.malachite..")
                .and(
                    com.tngtech.archunit.core.domain.JavaClass.Predicates.resideOutsideOfPackages(
                        allowed)))
        .check(CLASSES);
  }

  private static String[] concat(String[] one, String[] other, String... more) {
    return java.util.stream.Stream.of(one, other, more)
        .flatMap(java.util.Arrays::stream)
        .toArray(String[]::new);
  }
}
