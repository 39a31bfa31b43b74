import { claimFolder, demandPort } from '../lib/claim.mjs';
import { installBesideDatabase, startKept } from '../lib/database.mjs';
import { keep } from '../lib/exec.mjs';
import { inRoot } from '../lib/root.mjs';
import { Problem, say } from '../lib/say.mjs';
import { apiEnv, settings, withDefaultDatabase } from '../lib/settings.mjs';
import { endAll, endOnSignals, isEnding } from '../lib/shutdown.mjs';
import { build } from '../lib/turbo.mjs';
import { accounts } from './start.mjs';

// A compiler that thinks it is alone wipes away what the others said.
// eslint-disable-next-line no-control-regex -- these are control characters
const CLEAR_SCREEN = /\x1b\[[23]J|\x1b\[H|\x1bc/g;
const guard = inRoot('scripts', 'lib', 'guard.mjs');
const bin = (workspace, name) => inRoot(...workspace.split('/'), 'node_modules', '.bin', name);

/** A watcher with its lines marked; it ends with us, and all that it started. */
function watch(mark, workspace, [command, ...args], env) {
  const child = keep(guard, [command, ...args], {
    cwd: inRoot(...workspace.split('/')),
    env,
    onLine: (line) => {
      const text = line.replaceAll(CLEAR_SCREEN, '');
      if (text.trim()) say(`${mark.padEnd(9)} ${text}`);
    },
  });
  return child.exited.then((code) => ({ mark, code }));
}

/** `npm run dev`: web (Vite) on PORT, API on API_PORT (PORT + 1), both and the contracts reloaded when a file changes. */
export async function dev() {
  endOnSignals(
    () => 0,
    () => say('\n▸ Cerrando…'),
  );
  const here = settings();
  await demandPort(here.port);
  await demandPort(here.apiPort);
  const publish = claimFolder(here.dataDir, { port: here.port });
  await installBesideDatabase();
  await build(['@tuerca/api', '@tuerca/mongo']);
  const mongo = await startKept(here.dataDir);
  const mongoUri = withDefaultDatabase(mongo.uri);
  publish({ mongoUri });

  const env = {
    ...process.env,
    PORT: String(here.port),
    API_PORT: String(here.apiPort),
    API_URL: `http://127.0.0.1:${here.apiPort}`,
  };
  // Pages come from Vite: there may be no build of the web.
  const own = { NODE_ENV: process.env.NODE_ENV || 'development', TUERCA_WEB: '' };
  const api = apiEnv({ ...here, port: here.apiPort, mongoUri }, own);
  const compiling = (mark, workspace) => watch(mark, workspace, [bin(workspace, 'tuerca-compile'), '--watch'], env);
  // It sees every file that was loaded, those of the contracts too.
  const restarting = ['--watch', '--watch-preserve-output', 'dist/main.js'];
  const children = [
    compiling('contracts', 'packages/contracts'),
    compiling('fixtures', 'packages/fixtures'),
    compiling('compiler', 'apps/api'),
    watch('api', 'apps/api', [process.execPath, ...restarting], api),
    watch('web', 'apps/web', [bin('apps/web', 'vite'), '--port', String(here.port), '--strictPort'], env),
  ];
  say(`\n  Web en http://localhost:${here.port} · API en http://localhost:${here.apiPort}/api · Ctrl-C para cerrar.\n`);
  for (const line of accounts()) say(line);

  const first = await Promise.race(children);
  if (isEnding()) return endAll();
  throw new Problem(`«${first.mark}» se detuvo (código ${first.code}).`);
}
