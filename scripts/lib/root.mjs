import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Absolute path of the repository. */
export const root = resolve(fileURLToPath(new URL('../..', import.meta.url)));

/** Absolute path of something inside the repository. */
export const inRoot = (...parts) => join(root, ...parts);

/** A JSON file as a value, or `fallback` when it is missing or broken. */
export function readJson(path, fallback = null) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return fallback;
  }
}
