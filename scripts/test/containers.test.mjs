import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { parse } from 'yaml';
import { inRoot } from '../lib/root.mjs';

const read = (name) => readFileSync(inRoot('docker', name), 'utf8');

test('no container of the composition can fill the disk with its log', () => {
  const { services } = parse(read('compose.yml'), { merge: true });
  assert.ok(Object.keys(services).length > 5);
  for (const [name, { logging }] of Object.entries(services))
    assert.deepEqual(Object.keys(logging?.options ?? {}), ['max-size', 'max-file'], name);
});

test('a container of the API is healthy when it can serve', () => {
  assert.match(read('Dockerfile.api'), /HEALTHCHECK [^]*'\/readyz'/);
});

test('OpenSearch has one version in the container, in CI and where specs start it, and is reached from inside alone', () => {
  const { opensearch } = parse(read('compose.yml'), { merge: true }).services;
  const [, version] = /:(\d+\.\d+\.\d+)$/.exec(opensearch.image);
  const pom = readFileSync(inRoot('packages', 'opensearch', 'java', 'pom.xml'), 'utf8');
  assert.ok(pom.includes(`<opensearch.version>${version}</opensearch.version>`), 'pom.xml');
  const { jobs } = parse(readFileSync(inRoot('.github', 'workflows', 'ci.yml'), 'utf8'));
  assert.equal(jobs.opensearch.services.opensearch.image, opensearch.image);
  assert.deepEqual([opensearch.profiles, opensearch.ports, opensearch.mem_limit], [['opensearch'], undefined, '1g']);
});
