// One name, one thing, and a sentence once: exported names and Spanish sentences that stand in more than one source file.
import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { exportedNames, repeated, sentences } from './lib/repeats.mjs';

const root = resolve(fileURLToPath(new URL('..', import.meta.url)));
const SOURCE = ['apps/api/src', 'apps/web/src', 'packages/contracts/src', 'packages/fixtures/src'];
/** Tests say again what they expect; a migration keeps the words of its day; samples show any text. */
const LEFT_OUT = /\.spec\.|\/src\/test\/|\.samples\.|\.d\.ts$|\/migrations\//;

const files = execFileSync('git', ['ls-files', ...SOURCE], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((file) => /\.tsx?$/.test(file) && !LEFT_OUT.test(file));
const report = (kind, found) => {
  for (const [what, where] of found) console.error(`error ${kind}: ${JSON.stringify(what)} in ${where.join(', ')}`);
  return found.length;
};
const inRoot = files.map((file) => resolve(root, file));
const count =
  report('name-twice', repeated(inRoot, exportedNames)) + report('sentence-twice', repeated(inRoot, sentences));
process.exit(count ? 1 : 0);
