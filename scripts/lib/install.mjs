import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname } from 'node:path';
import { run } from './exec.mjs';
import { inRoot, readJson } from './root.mjs';
import { Problem, step } from './say.mjs';

const stampFile = inRoot('node_modules', '.tuerca-install.json');
const pnpm = readJson(inRoot('package.json')).packageManager.split('+')[0];
const npx = process.platform === 'win32' ? 'npx.cmd' : 'npx';

/** Environment of every tool: no telemetry, no prompts. */
export const toolEnv = {
  ...process.env,
  TURBO_TELEMETRY_DISABLED: '1',
  DO_NOT_TRACK: '1',
  COREPACK_ENABLE_STRICT: '0',
  NPM_CONFIG_UPDATE_NOTIFIER: 'false',
};
// NODE_ENV is meant for the API; pnpm would leave out the build tools.
delete toolEnv.NODE_ENV;

function manifests() {
  const groups = ['apps', 'packages'].flatMap((group) =>
    readdirSync(inRoot(group)).map((name) => inRoot(group, name, 'package.json')),
  );
  return [inRoot('pnpm-lock.yaml'), inRoot('pnpm-workspace.yaml'), inRoot('package.json'), ...groups.sort()].filter(
    existsSync,
  );
}

function fingerprint() {
  const hash = createHash('sha256').update(`${process.platform} ${process.arch} ${process.versions.modules} ${pnpm}`);
  for (const file of manifests()) hash.update(file).update(readFileSync(file));
  return hash.digest('hex');
}

/** Folder of the pinned pnpm, known once this process has installed. */
let ownPnpmBin = null;

/** Arguments that run `command` where the pinned pnpm is on PATH, and the PATH when that pnpm is already at hand. */
export function withPnpm(command, args) {
  const bin = ownPnpmBin ?? readJson(stampFile)?.pnpmBin;
  if (bin && existsSync(bin))
    return { command, args, env: { ...toolEnv, PATH: `${bin}${delimiter}${process.env.PATH}` } };
  return { command: npx, args: ['--yes', '--package', pnpm, '--', command, ...args], env: toolEnv };
}

const noteOf = (line) => {
  const progress = /Progress: resolved (\d+), reused (\d+), downloaded (\d+), added (\d+)/.exec(line);
  return progress ? `${progress[4]} de ${progress[1]} paquetes, ${progress[3]} descargados` : null;
};

const PNPM_INSTALL = ['install', '--frozen-lockfile', '--prod=false', '--prefer-offline', '--reporter=append-only'];

/** Installs the lockfile's packages. */
async function runInstall(progress) {
  const inside = `const { spawnSync } = require('node:child_process');
    console.log('PNPM_BIN ' + process.env.PATH.split(require('node:path').delimiter)[0]);
    process.exit(spawnSync('pnpm', ${JSON.stringify(PNPM_INSTALL)}, { stdio: 'inherit', shell: process.platform === 'win32' }).status ?? 1);`;
  const { code, lines } = await run(npx, ['--yes', '--package', pnpm, '--', 'node', '-e', inside], {
    env: { ...toolEnv, CI: '1' },
    onLine: (line) => {
      if (line.startsWith('PNPM_BIN ')) ownPnpmBin = line.slice(9);
      const note = noteOf(line);
      if (note) progress.note(note);
    },
  });
  if (code === 0) return;
  progress.fail('No se pudieron instalar las dependencias');
  throw new Problem(
    `${lines.slice(-30).join('\n')}\n\nRevisa la conexión con el registro de npm (npm ping) y vuelve a intentarlo.`,
  );
}

/** Whether what the lockfile names was installed, as the stamp of the last installation says. */
export const isInstalled = (hash = fingerprint()) => readJson(stampFile)?.hash === hash;

/** Installs what the lockfile names, unless the stamp of the last installation still fits. */
export async function install() {
  const hash = fingerprint();
  if (isInstalled(hash)) return;
  const progress = step('Instalando dependencias');
  await runInstall(progress);
  mkdirSync(dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, JSON.stringify({ hash, pnpmBin: ownPnpmBin }));
  progress.done('Dependencias instaladas');
}
