# Every task a person or CI runs. `make` alone lists them.
MAVEN := ./tools/maven --batch-mode --no-transfer-progress
BENCH_OPTIONS := $(if $(WORK),'work=$(WORK)') $(if $(SLICE),slice=$(SLICE)) $(if $(TURNS),rounds=$(TURNS)) $(if $(WARM),warm=$(WARM)) $(if $(PEERS),peers=$(PEERS))
LOCAL := functions/local/target/quarkus-app/quarkus-run.jar
comma := ,
space := $(subst ,, )
APPLICATIONS := blob queue table file reclaim local
APPLICATION := local
MODULE = functions/$(if $(filter local,$(APPLICATION)),local,applications/$(APPLICATION))
BINARY = $(shell ./tools/native-binary $(APPLICATION))
BINARIES = $(foreach application,local blob queue table file,$(shell ./tools/native-binary $(application)))
SERVICES = $(filter-out local,$(APPLICATIONS))
ZIPS = $(SERVICES:%=functions/applications/%/target/function.zip)
EVENT := shared/lambda/src/test/resources/dev/malachite/lambda/function-url.json
START := target/dist/*/bin/malachite
build-services = $(if $(NATIVE),./tools/native $(1) $(SERVICES),$(MAVEN) --quiet $(1) -Dmaven.test.skip=true -Dspotless.check.skip=true package -am -pl $(subst $(space),$(comma),$(SERVICES:%=functions/applications/%)))

# How long the proofs run.
SEEDS ?= 100000
ROUNDS ?= 1000
REQUESTS ?= 1000000
HISTORIES ?= 200
RUN = $(shell date -u +%F) $(shell git rev-parse --short HEAD)
PROVE = $(MAVEN) --quiet -Dspotless.check.skip=true -Dtest.compiler=-XX:+TieredCompilation -Dmalachite.evidence=$(CURDIR)/docs/evidence.md "-Dmalachite.run=$(RUN)"

.DEFAULT_GOAL := help
.PHONY: $(shell sed -n 's/^\([a-z-]*\):.*/\1/p' Makefile)

help: ## Show this list
	@awk 'BEGIN {FS = ":.*## "} /^[a-z-]+:.*## / {printf "  make %-12s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

run: package ## Start Blob, Queue, Table and File on ports 10000-10003, data in ./data; ARGS are options
	@"$$(./tools/jdk)/bin/java" $(JAVA_OPTS) -jar $(LOCAL) $(ARGS)

dev: ## The same in Quarkus dev mode: reloads what you edit
	$(MAVEN) --quiet -DskipTests install -pl functions/local -am
	$(MAVEN) -pl functions/local quarkus:dev

test: ## Check the format, compile with all checks, run every test
	$(MAVEN) --threads 2 verify
	@./tools/test-summary
	@./tools/test-console

test-console: package ## Drive the console in Chromium, which is installed where it is missing
	@./tools/test-console --install

lint: ## Check format and compiler findings without running tests
	$(MAVEN) -DskipTests verify

format: ## Format all sources and poms
	$(MAVEN) --quiet spotless:apply

package: ## Build functions/local
	@$(MAVEN) --quiet -Dmaven.test.skip=true -Dspotless.check.skip=true package -pl functions/local -am

dist: package ## Pack functions/local with a start script and the JDK's AOT cache, trained with the works of the benchmark
	@$(MAVEN) --quiet -Dmaven.test.skip=true -Dspotless.check.skip=true package -pl src/bench
	@./tools/dist

native: ## Build native binaries of APPLICATIONS (all), with GRAALVM_HOME or in a container
	@for application in $(APPLICATIONS); do ./tools/native $$application || exit 1; done
	@for application in $(APPLICATIONS); do ls -sh "$$(./tools/native-binary $$application)"; done

native-test: ## Run the acceptance tests of APPLICATION (local) against its native binary, or its JVM package if none is built
	@$(MAVEN) --quiet -Dmaven.test.skip=true -Dspotless.check.skip=true install -pl src/native-test,$(MODULE) -am
	@echo "Testing $(if $(BINARY),the native binary $(BINARY),the JVM package of $(MODULE): no native binary is built)"
	$(MAVEN) -pl src/native-test test-compile surefire:test@$(if $(filter local,$(APPLICATION)),embedded,dynamodb) -Dmalachite.test.application=$(APPLICATION) $(if $(BINARY),-Dmalachite.test.binary=$(BINARY)) $(if $(TEST),-Dtest='$(TEST)')

startup: ## Print time to first answer, memory and size of what is built: native binaries, make dist, the JVM package
	@ls $(START) >/dev/null 2>&1 || $(MAKE) --no-print-directory dist
	@"$$(./tools/jdk)/bin/java" $(if $(TURNS),-Drounds=$(TURNS)) tools/Startup.java $(BINARIES) $$(ls $(START)) $(LOCAL)

lambda: ## Build function.zip of APPLICATIONS and hand each an event; NATIVE=1 for native ones
	$(call build-services,-Plambda)
	@"$$(./tools/jdk)/bin/java" tools/Lambda.java $(EVENT) $(ZIPS)

images: ## Push container images of APPLICATIONS to REGISTRY, without a container engine; NATIVE=1 for native ones
	@[ -n "$(REGISTRY)" ] || { echo "malachite: name a registry: make images REGISTRY=registry.example.org" >&2; exit 1; }
	$(call build-services,-Pimage -Dquarkus.container-image.registry=$(REGISTRY))

infra: ## Write the manifests in infra/knative anew
	$(MAVEN) --quiet -DskipTests install -pl functions/local -am
	$(MAVEN) --quiet -pl functions/local test -Dtest=KnativeTest -Dmalachite.knative.write=true

infra-check: ## Hold infra against formats, schemas and its tests, with terraform or tofu, and go
	@./infra/terraform/check
	@./infra/knative/check

image: ## Push the image of functions/local to REGISTRY, without a container engine: it starts where Azurite's is expected
	@[ -n "$(REGISTRY)" ] || { echo "malachite: name a registry: make image REGISTRY=registry.example.org" >&2; exit 1; }
	$(MAVEN) --quiet -Pimage -Dquarkus.container-image.registry=$(REGISTRY) -Dmaven.test.skip=true -Dspotless.check.skip=true package -pl functions/local -am

coverage: ## Write the coverage table of README.md anew
	$(MAVEN) --quiet -DskipTests install -pl functions/local -am
	$(MAVEN) --quiet -pl functions/local test -Dtest=ReadmeTest -Dmalachite.readme.write=true

ifeq ($(STORE),dynamodb)
bench: ## Compare with Azurite and a bare endpoint: WORK=put SLICE=1000 TURNS=3 PEERS=malachite-jvm,azurite-disk; STORE=dynamodb counts costs
	@$(MAVEN) --quiet -DskipTests -Dspotless.check.skip=true install -pl functions/local -am
	@$(MAVEN) --quiet -Dspotless.check.skip=true -pl functions/local test -Dtest=CostTest -Dmalachite.costs.write=true
	@sed -n '/^|/p' docs/cost.md
else
bench: bench-tools
	@"$$(./tools/jdk)/bin/java" @src/bench/java.options -cp src/bench/target/classes dev.malachite.bench.Bench $(BENCH_OPTIONS)
endif

bench-growth: bench-tools ## How cost grows with 1,000 to 1,000,000 items: SIZES=1000,1000000
	@"$$(./tools/jdk)/bin/java" @src/bench/java.options -cp src/bench/target/classes dev.malachite.bench.Growth $(BENCH_OPTIONS) $(if $(SIZES),sizes=$(SIZES))

bench-tools: dist
	@./tools/azurite
	@$(MAVEN) --quiet -Pbench -Dmaven.test.skip=true -Dspotless.check.skip=true package -pl src/bench,src/bench/bare

simulate: built ## Simulate SEEDS seeds of each model; SEED=n begins with another, MODELS=table,tree are some
	$(PROVE) -pl src/proof test -Dtest=SimulationTest -Dmalachite.seeds=$(SEEDS) $(if $(SEED),-Dmalachite.seed=$(SEED)) $(if $(MODELS),-Dmalachite.models=$(MODELS))

crash: built ## Kill every operation at every store call, tear files, kill the process ROUNDS times
	$(PROVE) -pl src/proof test -Dtest=CrashPointTest
	$(PROVE) -pl shared/store-embedded test -Dtest=TornFilesTest -Dmalachite.torn.step=1
	$(PROVE) -pl src/native-test test-compile surefire:test@embedded -Dtest=KillTest -Dmalachite.kills=$(ROUNDS)

fuzz: built ## Send REQUESTS spoiled requests
	$(PROVE) -pl src/proof test -Dtest=FuzzTest -Dmalachite.fuzz=$(REQUESTS) $(if $(SEED),-Dmalachite.seed=$(SEED))

histories: built ## Check what SDK clients saw of HISTORIES blobs through proxies that drop and delay
	$(PROVE) -pl src/proof test -Dtest=HistoryTest -Dmalachite.histories=$(HISTORIES)

evidence: simulate crash fuzz histories ## All of these; the results are in docs/evidence.md

built:
	@$(MAVEN) --quiet -Dmaven.test.skip=true -Dspotless.check.skip=true install -pl functions/local,shared/testing -am

clean: ## Remove what was built
	$(MAVEN) --quiet clean
