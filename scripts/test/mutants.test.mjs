import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { parse } from 'yaml';
import { GROUPS } from '../lib/mutant-groups.mjs';
import { mergedRows, mutantSection, scoreOf } from '../lib/mutant-table.mjs';
import { inRoot } from '../lib/root.mjs';

test('the weekly run has every group of mutants', () => {
  const { jobs } = parse(readFileSync(inRoot('.github', 'workflows', 'ci.yml'), 'utf8'));
  assert.deepEqual(jobs.mutants.strategy.matrix.group, Object.keys(GROUPS));
});

/** The paths of a pattern's braces. */
function expanded(pattern) {
  const braces = /\{([^}]+)\}/.exec(pattern);
  return braces ? braces[1].split(',').flatMap((one) => expanded(pattern.replace(braces[0], one))) : [pattern];
}

test('every file that a group of mutants names is there', () => {
  const paths = Object.values(GROUPS)
    .flat()
    .flatMap(({ workspace, mutate, tests }) =>
      [...mutate, ...tests.map((one) => one.replace('<rootDir>/', ''))].flatMap((one) =>
        expanded(one).map((path) => `${workspace}/${path}`),
      ),
    );
  const named = paths.filter((path) => !path.includes('*'));
  assert.deepEqual(
    named.filter((path) => !existsSync(inRoot(path))),
    [],
  );
  assert.ok(named.length > 50);
});

test('a mutant that no test runs counts as one that none sees, one that was left out not at all', () => {
  const mutants = ['Killed', 'Timeout', 'Killed', 'Survived', 'NoCoverage', 'Ignored', 'RuntimeError'];
  const report = { files: { 'a.ts': { mutants: mutants.map((status) => ({ status })) }, 'b.ts': { mutants: [] } } };
  assert.deepEqual(scoreOf(report), { seen: 3, missed: 2, ignored: 1, score: 60 });
});

test('a group that ran anew has its rows in the table in place of the former ones, the others keep theirs', () => {
  const section = '## Mutants\n\n| Group | Of |\n| ----- | -- |\n| prices | a |\n| money | b |\n| money | c |\n';
  const ran = { group: 'money', part: 'd', seen: 9, missed: 1, ignored: 2, score: 90 };
  assert.deepEqual(mergedRows(section, [ran]), [
    ['money', 'd', 10, 9, 1, 2, '90.0 %'],
    ['prices', 'a'],
  ]);
});

test('the table of mutants is the end of its document', () => {
  assert.equal(mutantSection('# Trust\n\n## Goals\n\n## Mutants\n\n| a |\n'), '## Mutants\n\n| a |\n');
  assert.equal(mutantSection('# Trust\n'), '');
});
