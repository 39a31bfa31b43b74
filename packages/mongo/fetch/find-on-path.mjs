import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/**
 * The file of a program that is installed on this machine, if it is.
 * @param {string} program
 * @returns {string | undefined}
 */
export function findOnPath(program) {
  const name = process.platform === 'win32' ? `${program}.exe` : program;
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter(Boolean);
  return folders.map((folder) => join(folder, name)).find((file) => existsSync(file));
}
