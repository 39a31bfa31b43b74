// One name is one thing, a sentence stands once, a commit says one thing: what no lint of a single file can see.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { exportedNames, repeated, sentences } from '../lib/repeats.mjs';
import { inRoot } from '../lib/root.mjs';

const SOURCE = ['apps/api/src', 'apps/web/src', 'packages/contracts/src', 'packages/fixtures/src'];
/** Tests say again what they expect, a migration keeps the words of its day, samples show any text. */
const LEFT_OUT = /\.spec\.|\/src\/test\/|\.samples\.|\.d\.ts$|\/migrations\//;
/** Subjects before this commit were written without the rule. */
const FIRST_COMMIT = '9a8074c4179e93c205bf3c413081d7925332f43a';
const LONGEST_SUBJECT = 72;

const git = (...args) => execFileSync('git', args, { cwd: inRoot(), encoding: 'utf8' });
const sourceFiles = () =>
  git('ls-files', ...SOURCE)
    .split('\n')
    .filter((file) => /\.tsx?$/.test(file) && !LEFT_OUT.test(file))
    .map((file) => inRoot(file));

test('names and sentences of two files are found, types beside their schemas and styles are not', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tuerca-words-'));
  after(() => rmSync(folder, { recursive: true }));
  const [one, other] = ['one.ts', 'other.tsx'].map((name) => join(folder, name));
  writeFileSync(
    one,
    "export const Cita = 1;\nexport type Cita = 2;\nconst a = 'Elige la fecha de tu cita';\nconst hidden = 1;",
  );
  writeFileSync(
    other,
    "export function Cita() { return <p>Elige la fecha de tu cita</p>; }\nconst hidden = 1;\nconst b = 'minmax(0, 1fr) minmax(0, 1fr)';",
  );
  assert.deepEqual(repeated([one], exportedNames), []);
  assert.deepEqual(repeated([one, other], exportedNames), [['Cita', [one, other]]]);
  assert.deepEqual(repeated([one, other], sentences), [['Elige la fecha de tu cita', [one, other]]]);
});

test('an exported name is defined in one file', () => assert.deepEqual(repeated(sourceFiles(), exportedNames), []));

test('a sentence stands in one file', () => assert.deepEqual(repeated(sourceFiles(), sentences), []));

test('the subject of a commit says one thing in 72 characters', () => {
  let subjects;
  try {
    subjects = git('log', '--no-merges', '--format=%s', `${FIRST_COMMIT}..HEAD`).split('\n');
  } catch {
    // A copy without the history has no subjects to look at.
    return;
  }
  assert.deepEqual(
    subjects.filter((subject) => subject.length > LONGEST_SUBJECT || subject.includes(';')),
    [],
  );
});
