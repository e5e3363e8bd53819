manifests := Package.swift Compatibility/Package.swift
# What the system must have beside Swift: the C libraries that the manifests name, and fonts.
packages := $(shell sed -nE 's/.*apt: "([^"]+)".*/\1/p' $(manifests)) pkg-config \
	fonts-inter fonts-noto-core fonts-noto-mono fonts-noto-cjk fonts-noto-color-emoji
# Without make's own variables: the package manager links tools and generates sources anew where the environment is another.
swift := env -u MAKEFLAGS -u MAKELEVEL -u MAKE_TERMERR -u MAKE_TERMOUT -u MFLAGS swift
build := $(swift) build --explicit-target-dependency-import-check error
# All into one folder, where a module is compiled once.
compatibility := --package-path Compatibility --traits UIKit --scratch-path .build
output := .build/debug
# What files import beside SwiftUI, as far as the page of names lists it.
system-modules := UIKit QuartzCore CoreGraphics CoreImage CoreText UniformTypeIdentifiers Accessibility CoreLocation MapKit WebKit \
	os DeveloperToolsSupport PhotosUI AVFoundation AVKit
# Where the modules and headers of C libraries are, for tools that load modules of Swift which import them.
c-libraries = $(addprefix -Xcc -fmodule-map-file=,$(wildcard Sources/C*/module.modulemap Compatibility/Sources/C*/module.modulemap)) \
	$(subst -I,-Xcc -I,$(shell pkg-config --cflags-only-I $(shell sed -nE 's/.*pkgConfig: "([^"]+)".*/\1/p' $(manifests))))
# Tests write and remove files by the ten thousand: in memory, where there is enough of it.
memory := $(shell [ "$$(df --output=avail -m /dev/shm 2>/dev/null | tail -1)" -gt 2048 ] 2>/dev/null && echo /dev/shm)
# What tests and browsers leave behind is gone with the folder, into which tests also go as another user. Browsers end a moment after
# the tests, and write until then.
in-temporary-folder := folder=$$(mktemp -d $(memory:%=-p %)) && chmod 711 "$$folder" && \
	trap 'rm -rf "$$folder" 2>/dev/null || { sleep 3; rm -rf "$$folder"; }' EXIT && TMPDIR="$$folder"
# Both want `build-compatibility` before them.
define write-surface-table
	rm -rf $(output)/symbols && mkdir -p $(output)/symbols docs
	printf '%s\n' VitrineViews SwiftUI $(system-modules) | xargs -P $$(nproc) -I MODULE \
		swift symbolgraph-extract -module-name MODULE -minimum-access-level public -skip-synthesized-members \
			-target $$(swiftc -print-target-info | sed -nE 's/.*"triple": "(.*-linux-gnu)".*/\1/p' | head -1) \
			-I $(output)/Modules -output-dir $(output)/symbols \
			$$(find -L $(output)/*.build -maxdepth 1 -name module.modulemap -not -path '*-tool.build/*' \
				| sed 's/^/-Xcc -fmodule-map-file=/') $(c-libraries)
	$(output)/surface-table Compatibility/Data/census.tsv $(output)/symbols/*.json \
		> $(output)/symbols/SwiftUI.md
endef

define check-surface-table
	$(write-surface-table)
	@diff -u docs/SwiftUI.md $(output)/symbols/SwiftUI.md || \
		{ echo "docs/SwiftUI.md is not current; make surface-table writes it anew" >&2; exit 1; }
endef
# Each public name of these has a comment.
documented := $(addprefix Sources/,CatalogCommand CatalogKit Flexbox SnapshotExpectations Vitrine VitrineDrawing VitrineGeometry \
	VitrinePixels VitrineTesting)
sources := Package.swift Plugins $(wildcard Sources/*) Tests Catalog Tools/Package.swift Tools/Sources \
	$(addprefix Compatibility/,Package.swift Plugins Sources Tests SyntaxTools WithoutUIKit/Package.swift WithoutUIKit/Tests/WithoutUIKitTests)

# How long each part of the tests took, which is said at the end.
times := .build/test-times

# Tests record references into folders of their own, which nothing does where CI is set.
unexport CI

.DEFAULT_GOAL := help
.PHONY: help setup setup-tests catalog pictures still-lifes test build-packages test-packages lint build-vitrine check-docs \
	build-tools build-compatibility test-vitrine test-compatibility test-syntax-tools test-without-uikit format bench fuzz \
	surface-table check-surface-table

help: ## List the targets
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/^([a-z-]+):.*## (.*)/\1\t\2/' | expand -t 22

setup: ## Install the system packages that are missing
# Pages are tried in a browser.
setup-tests: packages += chromium
setup setup-tests:
	@missing=$$(for package in $(packages); do \
		dpkg-query -W -f '$${Status}' $$package 2>/dev/null | grep -q 'ok installed' || echo $$package; done); \
	if [ -n "$$missing" ]; then \
		as_root=$$([ "$$(id -u)" = 0 ] || echo sudo); \
		$$as_root apt-get update -qq && \
		DEBIAN_FRONTEND=noninteractive $$as_root apt-get install -y -qq --no-install-recommends $$missing; \
	fi

catalog: setup ## Check the catalogue against its references and write the site to site/
	$(build) --product catalog
	.build/debug/catalog check
	.build/debug/catalog site -o site --no-documents

pictures: setup-tests catalog ## Draw the pictures of the README's pages anew
	.ci/draw-pictures

still-lifes: setup ## Draw the photographs of the catalogue anew
	$(swift) build -c release --package-path Tools --scratch-path .build
	.build/release/draw-still-lifes -o Catalog/Images

# The large builds come first and have all processors. The package's tests run beside the steps of the other packages, of which most
# keep a single one busy.
test: ## Install, lint, build with all checks and run every test
	@mkdir -p .build && rm -f $(times)
	@$(MAKE) --no-print-directory timed-setup-tests
	@$(MAKE) --no-print-directory timed-lint
	@$(MAKE) --no-print-directory timed-build-vitrine
	@$(MAKE) --no-print-directory -j2 build-packages timed-check-docs
	@$(MAKE) --no-print-directory -j2 timed-test-vitrine test-packages
	@cat $(times)

build-packages:
	@$(MAKE) --no-print-directory timed-build-tools
	@$(MAKE) --no-print-directory timed-build-compatibility

test-packages:
	@$(MAKE) --no-print-directory timed-test-compatibility
	@$(MAKE) --no-print-directory timed-test-syntax-tools
	@$(MAKE) --no-print-directory timed-test-without-uikit

timed-%:
	@start=$$(date +%s); $(MAKE) --no-print-directory $* && echo "$* $$(($$(date +%s) - start)) s" >> $(times)

build-vitrine: ## Build the package and its tests with all checks
	$(build) --build-tests

build-tools: ## Build the tools of the project, and look whether there is all that the benchmarks are made of
	$(build) --package-path Tools --scratch-path .build
	$(swift) package --package-path Benchmarks --scratch-path .build show-dependencies > /dev/null

build-compatibility: ## Build what imports SwiftUI and its tests with all checks
	$(swift) build $(compatibility) --build-tests

check-docs: ## Compile the Swift of the pages and run the README's commands, with what was built
	.ci/compile-docs
	.ci/run-docs

# The package manager would keep other builds from the folder until the tests end.
test-vitrine: ## Run the tests of the package, which is built
	$(in-temporary-folder) NO_COLOR=1 sh -c '$(output)/vitrinePackageTests.xctest && \
		$(output)/vitrinePackageTests.xctest --testing-library swift-testing'

test-syntax-tools: ## Build the macros and rewriters with all checks and run their tests
	$(in-temporary-folder) $(swift) test --package-path Compatibility/SyntaxTools --scratch-path .build

test-without-uikit: ## Build the components where UIKit cannot be imported and run their tests
# Left in the folder by the other package they would be found by canImport.
	rm -f $(addprefix $(output)/Modules/,UIKit.swiftmodule Combine.swiftmodule os.swiftmodule)
	$(in-temporary-folder) $(swift) test --package-path Compatibility/WithoutUIKit --scratch-path .build

test-compatibility: ## Run the tests of what imports SwiftUI, which is built
	$(in-temporary-folder) $(swift) test --skip-build $(compatibility)
	$(check-surface-table)

lint: ## Check the format of all sources, and that the modules for others say what each name is for
	swift format lint --strict --recursive --parallel $(filter-out $(documented),$(sources))
	swift format lint --strict --recursive --parallel $(documented) \
		--configuration "$$(sed 's/\("AllPublicDeclarationsHaveDocumentation":\) false/\1 true/' .swift-format)"

format: ## Format all sources
	swift format --in-place --recursive --parallel $(sources)

bench: setup ## Measure layout, text, pictures and whole checks in release builds; growth with SNAPSHOTS="1000 10000"
	$(swift) build -c release --static-swift-stdlib --package-path Benchmarks
	Benchmarks/.build/release/layout-benchmark
	Benchmarks/.build/release/image-benchmark
	Benchmarks/.build/release/explain-benchmark
	Benchmarks/.build/release/step-benchmark
	$(in-temporary-folder) $(swift) test -c release --package-path Benchmarks --scratch-path .build-expectations --filter ExpectationBenchmark
	$(if $(WORKLOAD),Benchmarks/.build/release/render-benchmark --workload $(WORKLOAD) $(if $(LIMIT),--limit $(LIMIT)))
	Benchmarks/.build/release/check-benchmark
	$(foreach count,$(SNAPSHOTS),Benchmarks/.build/release/check-benchmark --snapshots $(count) &&) true

fuzz: setup ## Lay out TREES (1,000,000) random trees from SEED (0) on under the Address Sanitizer
	$(swift) build -c release --sanitize address --scratch-path .build-fuzz --product layout-fuzz
	cd .build-fuzz && release/layout-fuzz $(or $(TREES),1000000) $(or $(SEED),0) || \
		{ echo "to see one again: make fuzz TREES=1 SEED=N; the last seed was $$(cat last-seed)" >&2; exit 1; }

surface-table: build-compatibility ## Write docs/SwiftUI.md, the state of each name that component files use
	$(write-surface-table)
	cp $(output)/symbols/SwiftUI.md docs/SwiftUI.md

check-surface-table: build-compatibility ## Check that docs/SwiftUI.md is what the compiler says
	$(check-surface-table)
