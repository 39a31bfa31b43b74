import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { inRoot } from '../lib/root.mjs';

const API = ['apps', 'api', 'src'];

test('every collection that a schema names stands in docs/arquitectura.md', () => {
  const page = readFileSync(inRoot('docs', 'arquitectura.md'), 'utf8');
  const named = readdirSync(inRoot(...API), { recursive: true })
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) => [...readFileSync(inRoot(...API, file), 'utf8').matchAll(/\bcollection\('([a-z_]+)'/gi)])
    .map(([, name]) => name);
  assert.ok(named.length > 50, `only ${named.length} collections were found`);
  const missing = [...new Set(named)].filter((name) => !new RegExp(`\\b${name}\\b`).test(page));
  assert.deepEqual(missing, []);
});
