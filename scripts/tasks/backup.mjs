import { join, resolve } from 'node:path';
import { settings } from '../lib/settings.mjs';
import { atConsole } from './console.mjs';

const stamp = () => new Date().toISOString().slice(0, 16).replaceAll(':', '').replace('T', '-');

/** `npm run backup [-- FILE]`: database and files in one archive, by default in the data folder. */
export const backup = ([file]) =>
  atConsole('backup.js', [resolve(file ?? join(settings().dataDir, 'respaldos', `tuerca-${stamp()}.zip`))]);

/** `npm run restore -- FILE [--replace[=NAME]]` or `-- --accept`: brings an archive back. */
export const restore = (args) =>
  atConsole(
    'restore.js',
    args.map((arg) => (arg.startsWith('-') ? arg : resolve(arg))),
  );

/** `npm run move-media -- s3` or `-- disco`: copies the files of the one storage into the other. */
export const moveMedia = (args) => atConsole('move-media.js', args);
