import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { inRoot } from '../lib/root.mjs';

const E2E = ['apps', 'e2e'];
const text = (...path) => readFileSync(inRoot(...E2E, ...path), 'utf8');

test('axe and the tour walk the screens of every role', () => {
  const lists = readdirSync(inRoot(...E2E, 'support'))
    .filter((file) => file.endsWith('screens.ts'))
    .flatMap((file) => [...text('support', file).matchAll(/^export (?:const|function) (\w+Screens)\b/gm)])
    .map(([, name]) => name);
  assert.ok(lists.length > 6, `only ${lists.join(', ')} were found`);
  for (const spec of ['accessibility.spec.ts', 'tour.spec.ts'])
    assert.deepEqual(
      lists.filter((name) => !text('tests', spec).includes(`${name}(`)),
      [],
      `${spec} leaves them out`,
    );
});

test('the sizes that only a scheduled run takes are taken by one', () => {
  const workflow = readFileSync(inRoot('.github', 'workflows', 'ci.yml'), 'utf8');
  assert.match(workflow, /CHAOS: \$\{\{ github\.event_name == 'schedule' && '1'/);
});
