// Faults that a static check wrote down: one text for each file, with the command that runs it alone.
import { existsSync } from 'node:fs';
import { relative } from 'node:path';
import { inRoot, root } from './root.mjs';

const MOST = 8;

const named = (title, causes, alone) =>
  [title, ...causes.slice(0, MOST).map((cause) => `      ${cause}`), `      ${alone}`].join('\n');

/** Names of [file, cause] pairs; `alone` makes the command of a file. */
function byFile(pairs, alone) {
  const causes = new Map();
  for (const [file, cause] of pairs) causes.set(file, [...(causes.get(file) ?? []), cause]);
  return [...causes].map(([file, list]) => named(file, list, alone(file)));
}

/** Messages of ESLint's JSON report as lines; severity 2 is an error. */
const eslintPairs = (results, severity) =>
  results.flatMap(({ filePath, messages }) =>
    messages
      .filter((message) => message.severity >= severity)
      .map(({ line, column, ruleId, message, severity: found }) => [
        relative(root, filePath),
        `${line ?? 1}:${column ?? 1} ${found > 1 ? 'error' : 'warning'} ${message} ${ruleId ?? ''}`.trim(),
      ]),
  );

/** Faults and lines of ESLint's JSON report; `command` runs it for a file. */
export const eslintFaults = (results, command) => ({
  names: byFile(eslintPairs(results, 2), (file) => `${command} ${file}`),
  lines: eslintPairs(results, 1).map(([file, cause]) => `${file}:${cause}`),
});

const folderOf = (name) =>
  ['apps', 'packages'].map((group) => `${group}/${name}`).find((folder) => existsSync(inRoot(folder))) ?? name;
const TYPE_ERROR = /^@tuerca\/([\w-]+):typecheck: (\S+?)\((\d+,\d+)\): error (.+)$/;

/** Errors of the compiler in turbo's output. */
export const typeFaults = (lines) =>
  byFile(
    lines
      .map((line) => TYPE_ERROR.exec(line))
      .filter(Boolean)
      .map(([, workspace, file, at, cause]) => [`${folderOf(workspace)}/${file}`, `${at} ${cause}`]),
    () => 'npm test -- --only types',
  );

/** Files that `prettier --check` names, and those that it cannot read. */
export const formatFaults = (lines) =>
  lines
    .map((line) => /^\[(?:warn|error)\] ([^:]+)(?:: (.+))?$/.exec(line)?.slice(1))
    .filter((found) => found && existsSync(inRoot(found[0])))
    .map(([file, cause = 'is not formatted']) => named(file, [cause], `npx prettier --write ${file}`));

/** Lines of dependency-cruiser, knip and the like, with the command that repeats them. */
export const wholeFaults = (key, title) => (lines) => [
  named(title, lines.map((line) => line.trim()).filter(Boolean), `npm test -- --only ${key}`),
];
