// Package deploy holds the examples of docs/operate.md and the tests that keep them true to the program. It is no part
// of it.
package deploy

import (
	"errors"
	"io"
	"os"
	"path/filepath"
	"reflect"
	"regexp"
	"slices"
	"strings"
	"testing"

	"go.yaml.in/yaml/v3"

	"vitae/internal/config"
)

func read(t *testing.T, name string) string {
	t.Helper()
	data, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	return string(data)
}

func files(t *testing.T) []string {
	t.Helper()
	found, err := filepath.Glob("*/*")
	if err != nil || len(found) < 12 {
		t.Fatalf("%d files, %v", len(found), err)
	}
	return found
}

// settings are the environment variables that the program reads.
func settings() map[string]bool {
	out := map[string]bool{}
	c := reflect.TypeFor[config.Config]()
	for i := range c.NumField() {
		if name := c.Field(i).Tag.Get("env"); name != "" {
			out[name] = true
		}
	}
	return out
}

func TestEverySettingIsOneThatTheProgramReads(t *testing.T) {
	t.Parallel()
	known := settings()
	for _, name := range files(t) {
		for _, said := range regexp.MustCompile(`VITAE_[A-Z_]+`).FindAllString(read(t, name), -1) {
			if !known[said] {
				t.Errorf("%s names %s, which the program does not read", name, said)
			}
		}
	}
}

// documents reads all of a YAML file; a key that is there twice is an error.
func documents(t *testing.T, name string) []map[string]any {
	t.Helper()
	var out []map[string]any
	for d := yaml.NewDecoder(strings.NewReader(read(t, name))); ; {
		var one map[string]any
		err := d.Decode(&one)
		if errors.Is(err, io.EOF) {
			return out
		}
		if err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		out = append(out, one)
	}
}

// at walks into what was read: names of keys, and numbers of items from 0.
func at(t *testing.T, from any, path ...any) any {
	t.Helper()
	for i, step := range path {
		switch s := step.(type) {
		case string:
			m, is := from.(map[string]any)
			if !is || m[s] == nil {
				t.Fatalf("there is no %v", path[:i+1])
			}
			from = m[s]
		case int:
			list, is := from.([]any)
			if !is || len(list) <= s {
				t.Fatalf("there is no %v", path[:i+1])
			}
			from = list[s]
		}
	}
	return from
}

// kubernetes is every object by its kind.
func kubernetes(t *testing.T) map[string]map[string]any {
	t.Helper()
	found, err := filepath.Glob("kubernetes/*.yaml")
	if err != nil {
		t.Fatal(err)
	}
	out := map[string]map[string]any{}
	for _, name := range found {
		for _, d := range documents(t, name) {
			kind, _ := d["kind"].(string)
			if d["apiVersion"] == nil || kind == "" || out[kind] != nil {
				t.Errorf("%s: a %q without a version, or a second one", name, kind)
			}
			out[kind] = d
		}
	}
	return out
}

func TestTheObjectsOfKubernetesFitTogether(t *testing.T) {
	t.Parallel()
	all := kubernetes(t)
	deployment := all["Deployment"]
	pod := at(t, deployment, "spec", "template")
	labels := at(t, pod, "metadata", "labels")
	for what, selector := range map[string]any{
		"Deployment":          at(t, deployment, "spec", "selector", "matchLabels"),
		"PodDisruptionBudget": at(t, all["PodDisruptionBudget"], "spec", "selector", "matchLabels"),
		"Service":             at(t, all["Service"], "spec", "selector"), "NetworkPolicy": at(t, all["NetworkPolicy"],
			"spec",
			"podSelector", "matchLabels"),
	} {
		if !reflect.DeepEqual(selector, labels) {
			t.Errorf("%s selects %v, and pods are %v", what, selector, labels)
		}
	}
	backend := at(t, all["Ingress"], "spec", "rules", 0, "http", "paths", 0, "backend", "service")
	port := at(t, all["Service"], "spec", "ports", 0)
	if at(t, backend, "name") != at(t, all["Service"], "metadata", "name") ||
		at(t, backend, "port", "name") != at(t, port, "name") {
		t.Errorf("the ingress leads to %v", backend)
	}
	program := at(t, pod, "spec", "containers", 0)
	if at(t, port, "targetPort") != at(t, program, "ports", 0, "name") {
		t.Error("the service leads to no port")
	}
	for probe, path := range map[string]string{
		"startupProbe": "/readyz", "readinessProbe": "/readyz",
		"livenessProbe": "/healthz",
	} {
		if at(t, program, probe, "httpGet", "path") != path {
			t.Errorf("%s does not ask %s", probe, path)
		}
	}
	stop, grace := at(t, program, "lifecycle", "preStop", "sleep", "seconds").(int),
		at(t, pod, "spec", "terminationGracePeriodSeconds").(int)
	if grace < stop+30 {
		t.Errorf("a replica is killed after %d seconds, and may take %d", grace, stop+30)
	}
	if at(t, program, "securityContext", "readOnlyRootFilesystem") != true ||
		at(t, pod, "spec", "securityContext", "runAsNonRoot") != true {
		t.Error("the program may write where it need not, or is root")
	}
	resources := at(t, documents(t, "kubernetes/kustomization.yaml")[0], "resources").([]any)
	for _, name := range files(t) {
		file, is := strings.CutPrefix(name, "kubernetes/")
		if named := slices.Contains(resources, any(file)); is && named == (file == "kustomization.yaml" ||
			file == "secret.example.yaml") {
			t.Errorf("%s is in the kustomization: %t", file, named)
		}
	}
}

func TestEverySecretThatIsReadIsMade(t *testing.T) {
	t.Parallel()
	made := at(t, kubernetes(t)["Secret"], "stringData").(map[string]any)
	compose := documents(t, "compose/compose.yaml")[0]
	composed := at(t, compose, "secrets").(map[string]any)
	unit := read(t, "systemd/vitae.service")
	how := read(t, "compose/README.md")
	for _, name := range []string{"secret", "database-url", "blob-url", "smtp-url"} {
		setting := "VITAE_" + strings.ToUpper(strings.ReplaceAll(name, "-", "_")) + "_FILE"
		if _, there := made[name]; !there {
			t.Errorf("kubernetes/secret.example.yaml has no %s", name)
		}
		if composed[name] == nil || !strings.Contains(how, "secrets/"+name+"\n") ||
			at(t, compose, "services", "vitae", "environment", setting) != "/run/secrets/"+name {
			t.Errorf("compose does not make or pass %s", name)
		}
		if !strings.Contains(unit, "LoadCredential="+name+":") ||
			!strings.Contains(unit, "Environment="+setting+"=%d/"+name+"\n") {
			t.Errorf("the unit does not pass %s", name)
		}
	}
}

// Requests under way have 30 seconds, wherever the program is stopped.
func TestNothingIsKilledBeforeItsTime(t *testing.T) {
	t.Parallel()
	if !strings.Contains(read(t, "systemd/vitae.service"), "\nTimeoutStopSec=40\n") ||
		at(t, documents(t, "compose/compose.yaml")[0], "services", "vitae", "stop_grace_period") != "40s" {
		t.Error("the program is killed while requests are under way")
	}
}

// A file that is read by a program that is not here is at least read as what it is.
func TestTheContainerHoldsTheProgramAlone(t *testing.T) {
	t.Parallel()
	steps := regexp.MustCompile(`(?m)^[A-Z]+ .*$`).FindAllString(read(t, "container/Containerfile"), -1)
	last := slices.Index(steps, "FROM scratch")
	if last < 0 || !slices.Contains(steps[last:], "USER 65532:65532") ||
		!slices.Contains(steps[last:], `ENTRYPOINT ["/vitae"]`) {
		t.Errorf("the last stage: %q", steps[max(last, 0):])
	}
	left := read(t, "container/Containerfile.dockerignore")
	if strings.Contains(left, "web/package") {
		t.Error("what the build needs is left out")
	}
	if !strings.Contains(left, "\ndeploy\n") {
		t.Error("the operator's secrets, which stand in deploy, are copied into the build")
	}
}

// What one person starts is as closed as what runs for many.
func TestASingleContainerIsClosed(t *testing.T) {
	t.Parallel()
	text := read(t, "single/compose.yaml")
	if n := len(strings.Split(strings.TrimSpace(text), "\n")); n > 20 {
		t.Errorf("the file for one person has %d lines", n)
	}
	vitae := at(t, documents(t, "single/compose.yaml")[0], "services", "vitae")
	if at(t, vitae, "read_only") != true || !reflect.DeepEqual(at(t, vitae, "cap_drop"), []any{"ALL"}) ||
		at(t, vitae, "stop_grace_period") != "40s" {
		t.Error("the container may do more than it needs")
	}
	unit := read(t, "quadlet/vitae.container")
	for _, want := range []string{
		"ReadOnly=true", "DropCapability=ALL", "NoNewPrivileges=true", "StopTimeout=40",
		`HealthCmd=["/vitae", "health"]`,
	} {
		if !strings.Contains(unit, "\n"+want+"\n") {
			t.Errorf("the Quadlet lacks %s", want)
		}
	}
	for _, text := range []string{text, unit} {
		if !strings.Contains(text, "127.0.0.1:8080:8080") || !strings.Contains(text, ":/data") {
			t.Error("a container is open to the network, or keeps nothing")
		}
	}
}

func TestProxiesPassOnWhatComesLate(t *testing.T) {
	t.Parallel()
	nginx := read(t, "proxy/nginx.conf")
	events := nginx[strings.Index(nginx, "location = /api/events"):]
	if !strings.Contains(events, "proxy_buffering off;") || strings.Count(nginx, "X-Forwarded-For $remote_addr;") != 2 {
		t.Error("nginx collects events, or believes an address that a client made up")
	}
	if at(t, documents(t, "proxy/traefik.yaml")[0], "http", "services", "vitae", "loadBalancer", "servers", 0,
		"url") != "http://127.0.0.1:8080" {
		t.Error("Traefik leads elsewhere")
	}
	if !strings.Contains(read(t, "proxy/Caddyfile"), "reverse_proxy 127.0.0.1:8080") {
		t.Error("Caddy leads elsewhere")
	}
}
