import { join, resolve } from 'node:path';
import { Problem } from '../lib/say.mjs';
import { settings } from '../lib/settings.mjs';
import { atConsole } from './console.mjs';

const stamp = () => new Date().toISOString().slice(0, 16).replaceAll(':', '').replace('T', '-');

/** `npm run backup [-- FILE]`: database and files in one archive, by default in the data folder. */
export const backup = ([file]) =>
  atConsole('backup.js', [resolve(file ?? join(settings().dataDir, 'respaldos', `tuerca-${stamp()}.zip`))]);

/** `npm run restore -- FILE`: brings an archive back into an empty database. */
export async function restore([file]) {
  if (!file) throw new Problem('Falta el archivo: npm run restore -- respaldo.zip');
  await atConsole('restore.js', [resolve(file)]);
}
