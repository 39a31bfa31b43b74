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
