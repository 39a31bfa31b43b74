import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { parse } from 'yaml';
import { inRoot } from '../lib/root.mjs';

const text = (...path) => readFileSync(inRoot(...path), 'utf8');
const COMPOSE = text('docker', 'compose.yml');
const EXAMPLE = text('docker', '.env.example');
const composition = parse(COMPOSE, { merge: true });
/** Name to value, of a file of lines `NAME=value`. */
const entries = (dotEnv) =>
  new Map([...dotEnv.matchAll(/^([A-Z\d_]+)=(.*)$/gm)].map(([, name, value]) => [name, value]));

const example = entries(EXAMPLE);
const used = [...COMPOSE.matchAll(/(?<!\$)\$\{([A-Z\d_]+)(:[-?+])?/g)];
/** Read by docker compose itself. */
const READ_BY_DOCKER = ['COMPOSE_PROFILES'];

test('every variable of docker/compose.yml stands in docker/.env.example, and the reverse', () => {
  const names = new Set(used.map(([, name]) => name));
  assert.ok(names.size > 30, 'the variables are found');
  assert.deepEqual([...example.keys()].sort(), [...names, ...READ_BY_DOCKER].sort());
});

test('what has no value in docker/.env.example is required or may be empty, never given a value by compose', () => {
  for (const [all, name, operator] of used) {
    assert.ok(operator, `${all} stands without a rule for its absence`);
    if (operator === ':?') continue;
    const [, fallback] = new RegExp(`\\$\\{${name}:-([^}]*)\\}`).exec(COMPOSE);
    assert.ok(['', example.get(name)].includes(fallback), `${name}: compose and .env.example have different defaults`);
  }
});

test('the variables of the API are handed to it, and to nobody that does not run it', () => {
  assert.deepEqual(composition.services.api.environment, composition['x-environment']);
  for (const [name, service] of Object.entries(composition.services))
    if (service.build?.dockerfile !== 'docker/Dockerfile.api') assert.ok(!service.environment?.JWT_SECRET, name);
});

test('backups are made in a container of their own, whose commands bring up neither the API nor its demo', () => {
  const { backup, api } = composition.services;
  assert.deepEqual([backup.environment, backup.build], [api.environment, api.build]);
  const [volume] = backup.volumes.map((line) => line.split(':'));
  assert.ok(volume[0] in composition.volumes && !api.volumes.some((line) => line.startsWith(`${volume[0]}:`)));
  // A container of it waits for these alone, also the one that restores.
  const needed = new Set(Object.keys(backup.depends_on));
  for (const name of needed)
    for (const one of [composition.services[name].depends_on ?? []].flat())
      (typeof one === 'string' ? [one] : Object.keys(one)).forEach((more) => needed.add(more));
  assert.deepEqual([...needed].sort(), ['mongo', 'storage', 'storage-init']);
  // The image is healthy when pages are served.
  assert.deepEqual(backup['healthcheck'], { disable: true });
});

test('nothing that is published and shared holds a password that is known', () => {
  const secrets = [...example.keys()].filter((name) => /PASSWORD$|SECRET(_KEY)?$/.test(name));
  assert.ok(secrets.length >= 4);
  assert.deepEqual(
    secrets.filter((name) => example.get(name) !== ''),
    [],
  );
  for (const name of secrets) assert.match(COMPOSE, new RegExp(`\\$\\{${name}:\\?`));
});

test('the commands at the head of docker/.env.example make every secret, each its own', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tuerca-env-'));
  mkdirSync(join(folder, 'docker'));
  copyFileSync(inRoot('docker', '.env.example'), join(folder, 'docker', '.env'));
  const commands = [...EXAMPLE.matchAll(/^# {3}(.+)$/gm)].map(([, line]) => line).join('\n');
  execFileSync('sh', ['-euc', commands], { cwd: folder });
  const made = entries(readFileSync(join(folder, 'docker', '.env'), 'utf8'));
  const before = [...example].filter(([name, value]) => value === '' && COMPOSE.includes(`\${${name}:?`));
  const values = before.map(([name]) => made.get(name));
  for (const value of values) assert.match(value, /^[\da-f]{64}$/);
  assert.equal(new Set(values).size, values.length);
  for (const [name, value] of example) if (value) assert.equal(made.get(name), value);
  rmSync(folder, { recursive: true });
});

test('MEDIA_URL becomes the origin of pictures of the policy of nginx, and what is no origin stops it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tuerca-nginx-'));
  const run = (MEDIA_URL) =>
    spawnSync('sh', [inRoot('docker', 'nginx-media.sh'), folder], { env: { ...process.env, MEDIA_URL } });
  const written = () => readFileSync(join(folder, 'media.map'), 'utf8');
  assert.equal(run('https://cdn.example.com/').status, 0);
  assert.equal(written(), '~. https://cdn.example.com;\n');
  assert.equal(run('').status, 0);
  assert.equal(written(), '');
  for (const wrong of [
    'cdn.example.com',
    'https://',
    'https://cdn.example.com/fotos',
    "https://a; script-src 'none'",
  ]) {
    const { status, stderr } = run(wrong);
    assert.equal(status, 1, wrong);
    assert.match(String(stderr), /^MEDIA_URL: se leyó «/);
  }
  assert.equal(written(), '');
  rmSync(folder, { recursive: true });
});

test('OUTER_PROXIES becomes lines of nginx, and what is no address stops it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tuerca-nginx-'));
  const run = (OUTER_PROXIES) =>
    spawnSync('sh', [inRoot('docker', 'nginx-trusted.sh'), folder], { env: { ...process.env, OUTER_PROXIES } });
  const written = () => readFileSync(join(folder, 'proxies.conf'), 'utf8');
  assert.equal(run('203.0.113.7, 10.0.0.0/8,2001:db8::/32').status, 0);
  assert.equal(
    written(),
    'set_real_ip_from 203.0.113.7;\nset_real_ip_from 10.0.0.0/8;\nset_real_ip_from 2001:db8::/32;\n',
  );
  assert.equal(run('').status, 0);
  assert.equal(written(), '');
  const { status, stderr } = run('10.0.0.1;deny all');
  assert.equal(status, 1);
  assert.match(String(stderr), /OUTER_PROXIES: se leyó «10\.0\.0\.1;deny»/);
  rmSync(folder, { recursive: true });
});
