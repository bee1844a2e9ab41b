# Every task a person or CI runs. `make` alone lists them.
MAVEN := ./tools/maven --batch-mode --no-transfer-progress
LOCAL := functions/local/target/quarkus-app/quarkus-run.jar

# How long the proofs run.
SEEDS ?= 100000
ROUNDS ?= 1000
REQUESTS ?= 1000000
HISTORIES ?= 200
RUN = $(shell date -u +%F) $(shell git rev-parse --short HEAD)
PROVE = $(MAVEN) --quiet -Dspotless.check.skip=true -Dmalachite.evidence=$(CURDIR)/docs/evidence.md "-Dmalachite.run=$(RUN)"

.DEFAULT_GOAL := help
.PHONY: help run dev test lint format package coverage simulate crash fuzz histories evidence built clean

help: ## Show this list
	@awk 'BEGIN {FS = ":.*## "} /^[a-z-]+:.*## / {printf "  make %-10s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

run: package ## Start Blob, Queue, Table and File on ports 10000-10003, data in ./data
	@"$$(./tools/jdk)/bin/java" $(JAVA_OPTS) -jar $(LOCAL)

dev: ## The same in Quarkus dev mode: reloads what you edit
	$(MAVEN) --quiet -DskipTests install -pl functions/local -am
	$(MAVEN) -pl functions/local quarkus:dev

test: ## Check the format, compile with all checks, run every test
	$(MAVEN) verify
	@./tools/test-summary

lint: ## Check format and compiler findings without running tests
	$(MAVEN) -DskipTests verify

format: ## Format all sources and poms
	$(MAVEN) --quiet spotless:apply

package: ## Build functions/local
	@$(MAVEN) --quiet -Dmaven.test.skip=true -Dspotless.check.skip=true package -pl functions/local -am

coverage: ## Write the coverage table of README.md anew
	$(MAVEN) --quiet -DskipTests install -pl functions/local -am
	$(MAVEN) --quiet -pl functions/local test -Dtest=ReadmeTest -Dmalachite.readme.write=true

simulate: built ## Simulate SEEDS seeds; SEED=n begins with another
	$(PROVE) -pl src/proof test -Dtest=SimulationTest -Dmalachite.seeds=$(SEEDS) $(if $(SEED),-Dmalachite.seed=$(SEED))

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
