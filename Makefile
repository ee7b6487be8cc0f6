# Vitae. `make help` lists what there is to make.
SHELL := /bin/bash
.SHELLFLAGS := -eu -o pipefail -c
.DELETE_ON_ERROR:

# The Go tool notes the tag or commit it builds from; VERSION=1.2.3 is for sources without their history.
GOFLAGS_BUILD := -trimpath -ldflags "-s -w$(if $(VERSION), -X main.version=$(VERSION))"
TOOLS := $(CURDIR)/bin/tools
GOLANGCI := $(TOOLS)/golangci-lint
GOFUMPT := $(TOOLS)/gofumpt

# The packages that start goroutines: their tests run with the race detector. `make nightly` runs it everywhere.
RACED := ./internal/app/... ./internal/adapter/blob/... ./internal/base/clock ./internal/edge/graph/guard ./internal/edge/graph/resume/level \
  ./internal/edge/httpd ./internal/domain/identity ./internal/base/limit ./internal/adapter/sqlstore/... ./internal/base/turn ./internal/edge/worker
# Engines share tables and caches between goroutines; what goroutines share there is tested by name with the detector.
SHARED := AtOnce|SameInputSameBytes
# Tests of ./internal/app that run without the detector: one computes for minutes with it, and the others run the program
# in a process of its own, whose races nobody would hear of, or change bytes on the disk before it starts.
PLAIN := LongDocumentsAreDrawn|WhenTheProgramIsKilled|ADiskThatTakes|OnAFullDisk|ADamaged(Database|Secret|Log)|DamageThatIsMet
# Other people's code that `go test -race` leaves uninstrumented; docs/testing.md says why nothing is lost by it.
UNWATCHED := modernc.org/sqlite/lib modernc.org/libc modernc.org/memory \
  $(addprefix github.com/tetratelabs/wazero/internal/engine/wazevo/,ssa frontend backend/...)
RACE := -race $(foreach p,$(UNWATCHED),-gcflags=$(p)=-race=false)
# Tests that start servers, databases and whole programs: left to `make test`.
WHOLE := ./internal/app/... ./internal/adapter/blob/... ./internal/adapter/sqlstore/... ./internal/edge/graph/... ./bench/... ./deploy/...

help: ## list the targets
	@grep -hE '^[a-z][a-z-]*:.*## ' $(MAKEFILE_LIST) | awk -F':.*## ' '{printf "  make %-10s %s\n", $$1, $$2}'

run: build ## build everything and serve it on 127.0.0.1:8080
	bin/vitae serve

build: web/dist/app/index.html bin/vitae ## build the web app and the binary bin/vitae

check: ## in three minutes: build, vet, lint, types and unit tests; no browser, no servers
	scripts/install-postgres
	scripts/install-pdf-tools
	$(MAKE) --no-print-directory build checked
	go test -vet=off $$(go list ./... | grep -vxF "$$(go list $(WHOLE))")

test: ## run every test: Go, web app, browser; installs what it needs
	scripts/install-browser
	scripts/install-postgres
	scripts/install-s3
	scripts/install-pdf-tools
	$(MAKE) generated # first: it writes files that all others read
	$(MAKE) build
	$(MAKE) --no-print-directory --jobs=2 --output-sync=line test-go test-web
	npm --prefix e2e test

# Two sides of `make test` that do not touch each other keep both cores of a small machine busy; the browser's tests come
# after them, alone, since they are held to times. What a command prints comes when it has ended. Four tests of a package run at
# once, as those that start the program mostly wait; the time limit is there to end what hangs.
test-go:
	go test -vet=off -timeout 20m -parallel 4 $(RACE) -skip '$(PLAIN)' $(RACED)
	go test -vet=off -parallel 4 -run '$(PLAIN)' ./internal/app
	go test -vet=off -timeout 20m $$(go list ./... | grep -vxF "$$(go list $(RACED))")
	go test -vet=off $(RACE) -run '$(SHARED)' ./internal/engine/compose ./internal/engine/docrender ./internal/engine/docparse
	$(MAKE) floors

test-web: checked
	npm --prefix web test
	npm --prefix e2e ci --no-audit --no-fund

nightly: ## hours: race detector everywhere, LibreOffice, mutants, slow texts, fuzzing, crashes, chaos
	scripts/install-office
	MUTANTS=1000 go test -tags nightly -timeout 90m $(RACE) ./...
	go run ./bench/slow -for 20m
	$(MAKE) fuzz crash chaos

verify: ## generated code, formatting, linters, import rules, bundle budgets
	$(MAKE) generated
	$(MAKE) checked

generated: web/tools/codegen/node_modules/.stamp
	scripts/generate --check

checked: $(GOLANGCI) $(GOFUMPT) web/node_modules/.stamp web/dist/app/index.html
	@test -z "$$($(GOFUMPT) -l cmd internal bench deploy release web/*.go)" || { echo "Run make format:"; $(GOFUMPT) -l cmd internal bench deploy release web/*.go; exit 1; }
	go mod tidy -diff
	go vet -tags nightly ./...
	$(GOLANGCI) run ./...
	npm --prefix web run check

train: ## train what the engines have learned, from the documents in testdata
	go run ./bench/train reader
	go run ./bench/postings -train
	go run ./bench/train match
	go run ./bench/checking -write

floors: ## fail where reading scores lower than testdata/reading/floors.json says; needs python3
	go run ./bench -floors check

format: $(GOFUMPT) ## format Go and TypeScript
	$(GOFUMPT) -w cmd internal bench deploy release web/*.go
	npm --prefix web run format

generate: web/tools/codegen/node_modules/.stamp ## regenerate what is generated
	scripts/generate

bench: build ## print the figures: engines, command line, parsing, ranking, truth; writes a table of docs/quality.md
	go run ./bench
	go run ./bench/train match -show
	go run ./bench/tailoring

load: build ## a mixed day at growing rates on 10, 10,000 and 1,000,000 resumes; LOAD="-sizes 10000 -rates 50,200" for less
	go run ./bench load $(LOAD)

crash: ## one machine on SQLite: KILLS (default 200) times kill -9 under load, a full disk, a second server, damaged files
	VITAE_TEST_KILLS=$${KILLS:-200} go test -count=1 -v -timeout 60m -run 'WhenTheProgramIsKilled|ADiskThatTakes|OnAFullDisk|ASecondServer|Damage' ./internal/app | grep -vE '^(=== |    --- PASS)'

attack: ## ask a running program for what nobody may have: every operation and argument of the schema, hostile files, codes, floods
	scripts/install-postgres
	go test -count=1 -v -timeout 30m -run 'Attack|Foreign' ./internal/app | grep -vE '^(=== |    --- PASS)'

chaos: bin/vitae ## break three replicas under load; FAULT=name SEED=n ROUNDS=n for one thing again
	scripts/install-postgres
	scripts/install-s3
	go run ./bench/chaos $(if $(FAULT),-fault $(FAULT)) $(if $(SEED),-seed $(SEED)) $(if $(ROUNDS),-rounds $(ROUNDS))

fuzz: ## run each fuzz target for FUZZTIME (default 30s)
	scripts/fuzz $${FUZZTIME:-30s}

release: web/dist/app/index.html ## programs, images, bill of materials and sums of the newest version in CHANGELOG.md, in bin/release
	go run ./release $(if $(VERSION),-version $(VERSION)) $(if $(ONLY),-only $(ONLY))

clean: ## remove what was built
	rm -rf bin web/dist/app web/node_modules e2e/node_modules

GO_SOURCES := $(shell find cmd internal web -name '*.go' -not -path '*/node_modules/*') $(shell find internal -type f -not -name '*.go' -not -path '*/testdata/*')
bin/vitae: $(GO_SOURCES) go.mod go.sum web/dist/app/index.html
	CGO_ENABLED=0 go build $(GOFLAGS_BUILD) -o $@ ./cmd/vitae

WEB_SOURCES := $(shell find web -type f -not -path '*/node_modules/*' -not -path 'web/dist/*' -not -path 'web/tools/*' -not -name '*.go')
web/dist/app/index.html: $(WEB_SOURCES) web/node_modules/.stamp
	npm --prefix web run build

web/node_modules/.stamp: web/package.json web/package-lock.json
	npm --prefix web ci --no-audit --no-fund
	@touch $@

web/tools/codegen/node_modules/.stamp: web/tools/codegen/package.json web/tools/codegen/package-lock.json
	npm --prefix web/tools/codegen ci --no-audit --no-fund
	@touch $@

$(GOLANGCI):
	GOBIN=$(TOOLS) go install github.com/golangci/golangci-lint/v2/cmd/golangci-lint@v2.15.0
$(GOFUMPT):
	GOBIN=$(TOOLS) go install mvdan.cc/gofumpt@v0.9.2

.PHONY: help run build check nightly train test test-go test-web verify generated checked floors format generate bench load crash attack chaos fuzz release clean
