// Every rule is broken once: a rule that has never caught anything may be switched off by a typing error.
import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { after, test } from 'node:test';
import { ESLint } from 'eslint';
import { run } from '../lib/exec.mjs';
import { foldersWithoutFloor } from '../lib/floors.mjs';
import { inRoot } from '../lib/root.mjs';

const reader = (eslint) => async (path, code) => {
  const [result] = await eslint.lintText(code, { filePath: inRoot(path) });
  return result.messages.map(({ ruleId }) => ruleId);
};
const lint = reader(new ESLint({ cwd: inRoot() }));
const spell = reader(
  new ESLint({ cwd: inRoot(), overrideConfigFile: inRoot('packages/tooling/eslint/words.config.mjs') }),
);

const LINT = [
  [
    'window in a feature',
    'apps/web/src/features/a/a.tsx',
    'export const a = window.innerWidth;',
    'no-restricted-globals',
  ],
  [
    'storage in a page',
    'apps/web/src/pages/a.tsx',
    'export const a = globalThis.localStorage;',
    'no-restricted-properties',
  ],
  [
    'a hook behind a condition',
    'apps/web/src/ui/a.tsx',
    "import { useState } from 'react';\nexport function A({ x }: { x: boolean }) { if (x) useState(1); return null; }",
    'react-hooks/rules-of-hooks',
  ],
  [
    'contracts with Node',
    'packages/contracts/src/a.ts',
    "import { join } from 'node:path';\nexport const a = join;",
    'no-restricted-imports',
  ],
  [
    'mongoose in a service',
    'apps/api/src/cart/cart/cart.service.ts',
    "import { Types } from 'mongoose';\nexport const a = Types;",
    'no-restricted-imports',
  ],
  [
    'class-validator in a schema',
    'apps/api/src/cart/cart/cart.schema.ts',
    "import { IsInt } from 'class-validator';\nexport const a = IsInt;",
    'no-restricted-imports',
  ],
  [
    'a barrel',
    'packages/contracts/src/todo.ts',
    "import { a } from './a';\nexport { a };\nexport { b } from './b';",
    'tuerca/no-barrel',
  ],
  [
    'a doc comment that opens with a question word',
    'apps/api/src/cart/cart/a.ts',
    '/** What stands in the way. */\nexport const a = 1;',
    'tuerca/plain-comments',
  ],
  [
    'a picture from the page’s own origin alone',
    'apps/web/src/ui/a.tsx',
    "import Avatar from '@mui/material/Avatar';\nexport const A = ({ foto }: { foto: string }) => <Avatar src={foto} />;",
    'no-restricted-syntax',
  ],
  ['export *', 'apps/api/src/cart/cart/a.ts', "export * from './b';\nexport const a = 1;", 'no-restricted-syntax'],
  ['a skipped test', 'apps/api/src/cart/cart/a.spec.ts', "it.skip('a', () => {});", 'no-restricted-syntax'],
  [
    'a lonely story',
    'apps/e2e/tests/a.spec.ts',
    "import { test } from '@playwright/test';\ntest.describe.only('a', () => {});",
    'no-restricted-syntax',
  ],
  [
    'a form that is neither Form nor a search',
    'apps/web/src/ui/a.tsx',
    'export const A = () => <form method="post" onSubmit={() => {}} />;',
    'no-restricted-syntax',
  ],
  [
    'a form of MUI without a method',
    'apps/web/src/ui/a.tsx',
    'import Box from \'@mui/material/Box\';\nexport const A = () => <Box component="form" noValidate />;',
    'no-restricted-syntax',
  ],
  [
    'a time of day as data in a sentence',
    'apps/web/src/ui/a.tsx',
    'export const a = (cierre: string) => `Hoy hasta las ${cierre}`;',
    'no-restricted-syntax',
  ],
  [
    'a time of day as data on a screen',
    'apps/web/src/ui/a.tsx',
    'export const A = ({ cita }: { cita: { hora: string } }) => <p>{cita.hora}</p>;',
    'no-restricted-syntax',
  ],
  ['a Spanish local', 'apps/api/src/cart/cart/a.ts', 'export const ventanita = 1;', 'cspell/spellchecker'],
  [
    'a Spanish comment',
    'apps/web/src/ui/a.tsx',
    '// Esto no lo entiende nadie.\nexport const a = 1;',
    'cspell/spellchecker',
  ],
  ['any', 'apps/api/src/cart/cart/a.ts', 'export const a = (x: any) => x;', '@typescript-eslint/no-explicit-any'],
];

for (const [name, path, code, rule] of LINT)
  test(`eslint sees ${name}`, async () => {
    const read = rule.startsWith('cspell/') ? spell : lint;
    assert.ok((await read(path, code)).includes(rule));
  });

test('eslint leaves alone what is in its place', async () => {
  assert.deepEqual(await lint('apps/web/src/lib/a.ts', 'export const a = window.localStorage;'), []);
  assert.deepEqual(
    await lint(
      'apps/api/src/cart/cart/cart.repository.ts',
      "import { Types } from 'mongoose';\nexport const a = Types;",
    ),
    [],
  );
  assert.deepEqual(
    await lint(
      'apps/api/src/platform/config/environment.ts',
      "import { IsInt } from 'class-validator';\nexport const a = IsInt;",
    ),
    [],
  );
  assert.deepEqual(await lint('packages/mongo/src/index.ts', "export { a } from './a';"), []);
});

const WALLS = {
  'apps/api/src/membresia/plans.service.ts': 'export const plans = 1;',
  'apps/api/src/orders/comisiones/plan-limits.service.ts':
    "import { plans } from '../../membresia/plans.service'; export const limits = plans;",
  'packages/contracts/src/products.ts': "import { z } from 'zod'; export const products = z;",
  'packages/contracts/src/bad.ts':
    "import fs from 'node:fs'; import { s } from '../../../apps/api/src/orders/orders/orders.service'; export const bad = [fs, s];",
  'packages/contracts/src/one.ts': "import { two } from './two'; export const one = () => two;",
  'packages/contracts/src/two.ts': "import { one } from './one'; export const two = () => one;",
  'packages/contracts/src/cart/cart/endpoints.ts': 'export const cart = 1;',
  'packages/contracts/src/admin/high.ts': 'export const high = 1;',
  'packages/contracts/src/pages/high.ts': 'export const high = 1;',
  'packages/contracts/src/alone.ts': 'export const alone = 1;',
  'packages/mongo/src/start.ts':
    "import { products } from '../../contracts/src/products'; export const start = products;",
  'packages/mongo/fetch/engine.mjs':
    "import fs from 'node:fs'; import { Client } from 'pg'; export const engine = [fs, Client];",
  'packages/opensearch/src/start.ts':
    "import { products } from '../../contracts/src/products'; export const start = products;",
  'packages/opensearch/fetch/engine.mjs':
    "import { engine } from '../../mongo/fetch/engine.mjs'; import { Client } from 'pg'; export const other = [engine, Client];",
  'apps/api/src/orders/orders/orders.repository.ts': "import { Types } from 'mongoose'; export const r = Types;",
  'apps/api/src/orders/orders/orders.service.ts': "import { r } from './orders.repository'; export const s = r;",
  'apps/api/src/orders/orders/orders.mapper.ts': "import { s } from './orders.service'; export const m = s;",
  'apps/api/src/cart/cart/cart.service.ts':
    "import { r } from '../../orders/orders/orders.repository'; import { nope } from './nope'; export const c = [r, nope];",
  'apps/api/src/payments/payments/payments.service.ts':
    "import { s } from '../../orders/orders/orders.service'; import { Types } from 'mongoose'; import { IsInt } from 'class-validator'; import { start } from '../../../../../packages/mongo/src/start'; import p from 'fast-check'; export const y = [s, Types, IsInt, start, p];",
  'apps/api/src/orders/orders/orders.module.ts':
    "import { hidden } from '../../auth/users/users.repository'; export const orders = hidden;",
  'apps/api/src/cart/cart/wired.service.ts':
    "import { orders } from '../../orders/orders/orders.module'; import { kept } from '../../platform/http/idempotency.repository'; export const w = [orders, kept];",
  'apps/api/src/auth/garaje/garaje.service.ts':
    "import { high } from '../../cart/checkout/checkout.service'; export const g = high;",
  'apps/api/src/cart/checkout/checkout.service.ts': 'export const high = 1;',
  'apps/api/src/platform/http/idempotency.repository.ts': 'export const kept = 1;',
  'apps/api/src/platform/common/negocio.ts':
    "import { hidden } from '../../auth/users/users.repository'; export const n = hidden;",
  'apps/web/src/lib/l.ts':
    "import { a } from '../features/cart/a/a'; import { u } from '../ui/u'; import fs from 'node:fs'; export const l = [a, u, fs];",
  'apps/web/src/lib/api.ts': 'export const api = 1;',
  'apps/web/src/ui/u.ts': 'export const u = 1;',
  'apps/web/src/app/router.ts': "import { l } from '../lib/l'; export const router = l;",
  'apps/web/src/entities/products/favorites/favorites.keys.ts': 'export const keys = 1;',
  // Of the highest entity.
  'apps/web/src/entities/admin/admin.keys.ts': 'export const keys = 1;',
  'apps/web/src/entities/nobody/n.ts': "import { a } from '../../features/cart/a/a'; export const n = a;",
  'apps/web/src/features/cart/a/a.tsx':
    "import { b } from '../b/b'; import { n } from '../../../entities/nobody/n'; import { api } from '../../../lib/api'; export const a = [b, n, api];",
  'apps/web/src/features/cart/b/b.tsx':
    "import { q } from '../../../pages/q'; import { keys } from '../../../entities/products/favorites/favorites.keys'; import { cart } from '../../../../../../packages/contracts/src/cart/cart/endpoints'; export const b = [q, keys, cart];",
  'apps/web/src/pages/q.tsx':
    "import { router } from '../app/router'; import { s } from '../../../api/src/orders/orders/orders.service'; import { start } from '../../../../packages/mongo/src/start'; export const q = [router, s, start];",
};

/** Folder of a rule of this kind: 'api-floor-cart/checkout' -> 'cart/checkout'. */
const subjects = (rules, kind) =>
  rules.filter(({ name }) => name.startsWith(kind)).map(({ name }) => name.slice(kind.length));

/** A file in `folder` that imports `name` from `target`, both from the repository's root. */
const reaches = (folder, file, name, target) => [
  `${folder}/${file}.ts`,
  `import { ${name} } from '${relative(folder, target)}'; export const ${file} = ${name};`,
];

/** In each domain of the API a file that imports from the highest floor and one that bypasses another's service; the same for the web's entities. */
const climbers = (rules) => [
  ['apps/api/src/demo/demo.service.ts', 'export const high = 1;'],
  ['apps/api/src/auth/users/users.repository.ts', 'export const hidden = 1;'],
  ['apps/api/src/auth/garaje/garaje.repository.ts', 'export const hidden = 1;'],
  ['apps/api/src/platform/reportes/reportes.service.ts', 'export const high = 1;'],
  ...subjects(rules, 'api-floor-').map((place) =>
    reaches(
      `apps/api/src/${place}`,
      'low',
      'high',
      `apps/api/src/${place.startsWith('platform/') ? 'platform/reportes/reportes' : 'demo/demo'}.service`,
    ),
  ),
  reaches('apps/api/src/platform/http', 'blind', 'high', 'apps/api/src/platform/reportes/reportes.service'),
  ...subjects(rules, 'api-door-')
    .filter((domain) => domain !== 'wiring')
    .map((domain) =>
      reaches(
        `apps/api/src/${domain}`,
        'thief',
        'hidden',
        `apps/api/src/auth/${domain === 'auth/users' ? 'garaje/garaje' : 'users/users'}.repository`,
      ),
    ),
  ...subjects(rules, 'contracts-room-').map((room) =>
    reaches(`packages/contracts/src/${room}`, 'low', 'high', 'packages/contracts/src/pages/high'),
  ),
  ...subjects(rules, 'web-entity-')
    .filter((entity) => entity !== 'without-floor')
    .map((entity) =>
      reaches(`apps/web/src/entities/${entity}`, 'low', 'keys', 'apps/web/src/entities/admin/admin.keys'),
    ),
];

function plant(rules) {
  const tree = realpathSync(mkdtempSync(join(tmpdir(), 'tuerca-walls-')));
  after(() => rmSync(tree, { recursive: true }));
  for (const [path, code] of [...Object.entries(WALLS), ...climbers(rules)]) {
    mkdirSync(join(tree, dirname(path)), { recursive: true });
    writeFileSync(join(tree, path), code);
  }
  for (const workspace of ['packages/contracts', 'apps/api']) {
    symlinkSync(inRoot(workspace, 'node_modules'), join(tree, workspace, 'node_modules'));
    symlinkSync(inRoot(workspace, 'package.json'), join(tree, workspace, 'package.json'));
  }
  return tree;
}

test('dependency-cruiser sees every wall that is run into', async () => {
  const { forbidden } = createRequire(import.meta.url)(inRoot('.dependency-cruiser.cjs'));
  const cli = inRoot('node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
  const tree = plant(forbidden);
  const report = join(tree, 'report.json');
  const options = ['--config', inRoot('.dependency-cruiser.cjs'), '--output-type', 'json', '--output-to', report];
  await run(process.execPath, [cli, ...options, 'apps', 'packages'], { cwd: tree });
  const { violations } = JSON.parse(readFileSync(report, 'utf8')).summary;
  const seen = new Set(violations.map(({ rule }) => rule.name));
  // An unlisted package cannot be planted without installing one.
  const expected = forbidden.map(({ name }) => name).filter((name) => name !== 'no-unlisted');
  assert.deepEqual(
    expected.filter((name) => !seen.has(name)),
    [],
  );
  // Former gaps, each with a file that falls into it.
  const caught = new Set(violations.map(({ rule, from }) => `${rule.name} ${from.replace('apps/api/src/', '')}`));
  assert.deepEqual(
    [
      'api-floor-auth/garaje auth/garaje/garaje.service.ts',
      'api-platform-blind platform/common/negocio.ts',
      'api-platform-door cart/cart/wired.service.ts',
      'api-door-cart/cart cart/cart/wired.service.ts',
      'api-door-wiring orders/orders/orders.module.ts',
    ].filter((hole) => !caught.has(hole)),
    [],
  );
});

test('a room or a domain that the table does not name is seen', () => {
  const source = mkdtempSync(join(tmpdir(), 'tuerca-floors-'));
  after(() => rmSync(source, { recursive: true }));
  for (const folder of ['platform/any', 'cart/checkout', 'cart/inventos', 'inventos', 'demo'])
    mkdirSync(join(source, folder), { recursive: true });
  const rooms = { orders: ['orders'], cart: ['checkout'], platform: [] };
  assert.deepEqual(foldersWithoutFloor(source, rooms, ['demo']), ['inventos', 'cart/inventos']);
});

const LINES = [
  ['packages/contracts/src/a.ts', 200],
  ['apps/api/src/a/a.controller.ts', 150],
  ['apps/api/src/a/a.service.ts', 300],
  ['apps/api/src/a/a.repository.ts', 320],
  ['apps/api/src/a/a.schema.ts', 150],
  ['apps/api/src/a/a.mapper.ts', 100],
  ['apps/web/src/entities/a/a.queries.ts', 120],
  ['apps/web/src/ui/a.tsx', 160],
  ['apps/web/src/pages/a.tsx', 80],
  ['apps/web/src/ui/a.spec.tsx', 300],
];
const statements = (count) => Array.from({ length: count }, (_, i) => `export const a${i} = ${i};`).join('\n');
const inFunction = (count) => `export function a() {\n${'  Math.random();\n'.repeat(count - 2)}}`;

for (const [path, limit] of LINES)
  test(`${path} has ${limit} lines, and fails above 1.6 times as many`, async () => {
    assert.deepEqual(await lint(path, statements(limit)), []);
    assert.deepEqual(await lint(path, statements(limit + 1)), ['size/large-file']);
    assert.ok((await lint(path, statements(Math.floor(limit * 1.6) + 1))).includes('max-lines'));
  });

test('a function has 60 lines, a component 120; facts may be long', async () => {
  assert.deepEqual(await lint('apps/api/src/a/a.service.ts', inFunction(60)), []);
  assert.deepEqual(await lint('apps/api/src/a/a.service.ts', inFunction(61)), ['size/large-function']);
  assert.ok((await lint('apps/api/src/a/a.service.ts', inFunction(97))).includes('max-lines-per-function'));
  assert.deepEqual(await lint('apps/web/src/ui/a.tsx', inFunction(120)), []);
  assert.deepEqual(await lint('packages/fixtures/data/a.ts', statements(900)), []);
});

test('files are named in kebab-case', async () => {
  assert.deepEqual(await lint('apps/api/src/citas/citas/nueva-cita.service.ts', 'export const a = 1;'), []);
  for (const name of ['NuevaCita.ts', 'nueva_cita.ts'])
    assert.deepEqual(await lint(`apps/api/src/citas/citas/${name}`, 'export const a = 1;'), ['unicorn/filename-case']);
});
