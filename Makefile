# Every task a person or CI runs. `make` alone lists them.
MAVEN := ./tools/maven --batch-mode --no-transfer-progress
LOCAL := functions/local/target/quarkus-app/quarkus-run.jar

.DEFAULT_GOAL := help
.PHONY: help run dev test test-console lint format package dist image coverage clean

help: ## Show this list
	@awk 'BEGIN {FS = ":.*## "} /^[a-z-]+:.*## / {printf "  make %-12s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

run: package ## Start Blob, Queue, Table and File on ports 10000-10003, data in ./data; ARGS are options
	@"$$(./tools/jdk)/bin/java" $(JAVA_OPTS) -jar $(LOCAL) $(ARGS)

dev: ## The same in Quarkus dev mode: reloads what you edit
	$(MAVEN) --quiet -DskipTests install -pl functions/local -am
	$(MAVEN) -pl functions/local quarkus:dev

test: ## Check the format, compile with all checks, run every test
	$(MAVEN) verify
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

dist: package ## Pack functions/local with a start script and the JDK's AOT cache
	@./tools/dist

image: ## Push the image of functions/local to REGISTRY, without a container engine: it starts where Azurite's is expected
	@[ -n "$(REGISTRY)" ] || { echo "malachite: name a registry: make image REGISTRY=registry.example.org" >&2; exit 1; }
	$(MAVEN) --quiet -Pimage -Dquarkus.container-image.registry=$(REGISTRY) -Dmaven.test.skip=true -Dspotless.check.skip=true package -pl functions/local -am

coverage: ## Write the coverage table of README.md anew
	$(MAVEN) --quiet -DskipTests install -pl functions/local -am
	$(MAVEN) --quiet -pl functions/local test -Dtest=ReadmeTest -Dmalachite.readme.write=true

clean: ## Remove what was built
	$(MAVEN) --quiet clean
