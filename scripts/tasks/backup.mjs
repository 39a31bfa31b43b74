import { join, resolve } from 'node:path';
import { run } from '../lib/exec.mjs';
import { install } from '../lib/install.mjs';
import { keptProduct } from '../lib/kept.mjs';
import { inRoot } from '../lib/root.mjs';
import { Problem, say } from '../lib/say.mjs';
import { apiEnv, settings } from '../lib/settings.mjs';
import { endAll, endOnSignals } from '../lib/shutdown.mjs';
import { build } from '../lib/turbo.mjs';

const stamp = () => new Date().toISOString().slice(0, 16).replaceAll(':', '').replace('T', '-');

/** Runs one of the API's two programs for archives on this copy's database. */
async function withArchive(program, file) {
  endOnSignals(() => 130);
  await install();
  await build(['@tuerca/api', '@tuerca/mongo']);
  const here = await keptProduct();
  const { code, lines } = await run(process.execPath, [inRoot('apps', 'api', 'dist', program), file], {
    env: apiEnv(here),
  });
  if (code !== 0) throw new Problem(lines.slice(-10).join('\n'));
  for (const line of lines) say(line);
  await endAll();
}

/** `npm run backup [-- FILE]`: database and files in one archive, by default in the data folder. */
export const backup = ([file]) =>
  withArchive('backup.js', resolve(file ?? join(settings().dataDir, 'respaldos', `tuerca-${stamp()}.zip`)));

/** `npm run restore -- FILE`: brings an archive back into an empty database. */
export async function restore([file]) {
  if (!file) throw new Problem('Falta el archivo: npm run restore -- respaldo.zip');
  await withArchive('restore.js', resolve(file));
}
