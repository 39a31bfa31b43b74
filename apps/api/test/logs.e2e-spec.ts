import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mintUser } from './actors';
import { type Harness, startApp } from './harness';
import { startSecondProcess } from './second-process';
import { until } from './until';

// Pages under these addresses fail to be drawn: the way in which an address reaches the log of errors.
const RENDERER = `exports.renderPage = async ({ url }) => { throw new Error('no se puede'); };`;

let h: Harness;
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tuerca-web-'));
  mkdirSync(join(folder, 'dist'), { recursive: true });
  mkdirSync(join(folder, 'dist-server'));
  writeFileSync(join(folder, 'dist', 'index.html'), '<!doctype html><head><!--cabeza--></head><body></body>');
  writeFileSync(join(folder, 'dist', 'build.json'), JSON.stringify({ entry: '/assets/a-1234.js', images: [] }));
  writeFileSync(join(folder, 'dist-server', 'entry-server.js'), RENDERER);
  h = await startApp({ TUERCA_WEB: join(folder, 'dist') });
});
afterAll(async () => {
  await h.close();
  rmSync(folder, { recursive: true, force: true });
});

const canary = () => randomBytes(32).toString('base64url');

it('secrets of mailed links, passwords and tokens stand in no line of the log, at any level', async () => {
  const canaries = Object.fromEntries(
    ['verify', 'page', 'reset', 'query', 'password', 'bearer', 'cookie', 'encoded'].map((name) => [name, canary()]),
  );
  const { verify, page, reset, query, password, bearer, cookie, encoded } = canaries as Record<string, string>;
  const ana = await mintUser(h, 'client');
  const other = await startSecondProcess({ LOG_LEVEL: 'debug' });
  const ask = (path: string, init: RequestInit = {}) => fetch(other.base + path, init).then((res) => res.text());
  const json = { 'content-type': 'application/json' };
  await ask(`/api/auth/verify/${verify}`);
  await ask(`/api/auth/verify/${verify}/%`);
  await ask(`/verificar/${page}`);
  await ask(`/verificar//${page}?x=${query}`);
  await ask(`/restablecer-contrasena/${reset}`);
  await ask(`/Restablecer-Contrasena/%${encoded!.charCodeAt(0).toString(16)}${encoded!.slice(1)}`);
  await ask('/api/auth/reset-password', {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ token: reset, password }),
  });
  await ask('/api/auth/login', { method: 'POST', headers: json, body: JSON.stringify({ email: ana.email, password }) });
  await ask('/api/auth/me', { headers: { authorization: `Bearer ${bearer}`, cookie: `rt=${cookie}` } });
  await ask('/api/auth/refresh-token', { method: 'POST', headers: { cookie: `rt=${cookie}` } });
  // The line of a request is written after its answer; the last one tells that all are there.
  await until(
    () => Promise.resolve(other.output()),
    (written) => written.includes('/api/auth/refresh-token'),
  );
  await other.close();
  const text = other.output();
  // The log was written, and names the addresses without their secrets.
  expect(text).toContain('/api/auth/verify/:token');
  expect(text).toContain('No se pudo dibujar /restablecer-contrasena/…');
  for (const [name, secret] of Object.entries(canaries))
    expect([name, text.includes(secret.slice(1))]).toEqual([name, false]);
});
