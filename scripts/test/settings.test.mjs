import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { Problem } from '../lib/say.mjs';
import { apiEnv, settings, withDatabase, withDefaultDatabase } from '../lib/settings.mjs';

test('an address keeps its hosts and options when its database changes', () => {
  assert.equal(withDatabase('mongodb://a:1,b:2/?replicaSet=rs', 'e2e'), 'mongodb://a:1,b:2/e2e?replicaSet=rs');
  assert.equal(withDatabase('mongodb://u:p%40@a:1/viejo', 'e2e'), 'mongodb://u:p%40@a:1/e2e');
  assert.equal(withDatabase('mongodb+srv://a', 'e2e'), 'mongodb+srv://a/e2e');
  assert.throws(() => withDatabase('localhost:27017', 'e2e'), Problem);
});

test('a database that the address names is kept', () => {
  assert.equal(withDefaultDatabase('mongodb://a/otra?w=majority'), 'mongodb://a/otra?w=majority');
  assert.equal(withDefaultDatabase('mongodb://a/?w=majority'), 'mongodb://a/tuerca?w=majority');
  assert.equal(withDefaultDatabase('mongodb://a'), 'mongodb://a/tuerca');
});

test('a port that is none is refused in words', () => {
  for (const port of ['abc', '0', '70000', '3000.5']) {
    process.env.PORT = port;
    assert.throws(() => settings(), /PORT debe ser/);
  }
  delete process.env.PORT;
});

test('secrets are made once, are not readable by others, and yield to the environment', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'tuerca-settings-'));
  const here = { port: 3249, dataDir, publicUrl: 'http://localhost:3249', mongoUri: 'mongodb://a/b' };
  const first = apiEnv(here);
  assert.equal(apiEnv(here).JWT_SECRET, first.JWT_SECRET);
  assert.ok(first.JWT_SECRET.length >= 64);
  assert.ok(readFileSync(join(dataDir, 'secrets.json'), 'utf8').includes(first.JWT_SECRET));
  if (process.platform !== 'win32') assert.equal(statSync(join(dataDir, 'secrets.json')).mode & 0o777, 0o600);
  assert.match(first.PUSH_PUBLIC_KEY, /^[\w-]{87}$/);
  assert.match(first.PUSH_PRIVATE_KEY, /^[\w-]{43}$/);
  assert.deepEqual(apiEnv(here).PUSH_PRIVATE_KEY, first.PUSH_PRIVATE_KEY);
  process.env.JWT_SECRET = 'given';
  assert.equal(apiEnv(here).JWT_SECRET, 'given');
  delete process.env.JWT_SECRET;
  rmSync(dataDir, { recursive: true });
});

test('a full disk is told, and costs no secret that was there', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'tuerca-settings-'));
  const file = join(dataDir, 'secrets.json');
  const kept = JSON.stringify({ JWT_SECRET: 'x'.repeat(64) });
  writeFileSync(file, kept);
  symlinkSync('/dev/full', `${file}.nuevo`);
  const here = { port: 3249, dataDir, publicUrl: 'http://localhost:3249', mongoUri: 'mongodb://a/b' };
  assert.throws(() => apiEnv(here), /No queda espacio en el disco/);
  assert.equal(readFileSync(file, 'utf8'), kept);
  assert.equal(apiEnv(here).JWT_SECRET, 'x'.repeat(64));
  rmSync(dataDir, { recursive: true });
});
