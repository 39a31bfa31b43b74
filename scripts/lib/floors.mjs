import { readdirSync } from 'node:fs';

/** Folders of the API's source that stand on no floor; `platform` is below all of them. */
export function foldersWithoutFloor(source, floors) {
  const known = new Set(['platform', ...floors.flat()]);
  return readdirSync(source, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !known.has(entry.name))
    .map(({ name }) => name);
}
