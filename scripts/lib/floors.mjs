import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const foldersIn = (folder) =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

/**
 * Folders under `source` that the table of `rooms` (packages/tooling/dependency-cruiser/rooms.cjs) does not name: rooms besides
 * `others`, and domains inside a room that has domains.
 */
export function foldersWithoutFloor(source, rooms, others) {
  const known = new Set([...Object.keys(rooms), ...others]);
  const inside = Object.entries(rooms).filter(([room, domains]) => domains.length && existsSync(join(source, room)));
  return [
    ...foldersIn(source).filter((name) => !known.has(name)),
    ...inside.flatMap(([room, domains]) =>
      foldersIn(join(source, room))
        .filter((name) => !domains.includes(name))
        .map((name) => `${room}/${name}`),
    ),
  ];
}
