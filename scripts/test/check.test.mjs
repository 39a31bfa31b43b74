// `npm run check` in a small tree: two packages, one of which reads the other's types.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, test } from 'node:test';
import { changedFiles } from '../lib/changed.mjs';
import { run } from '../lib/exec.mjs';
import { inRoot } from '../lib/root.mjs';

const COPIED = [
  ...['scripts', 'packages/tooling', 'docs/glosario.md', 'eslint.config.mjs', 'package.json', 'pnpm-workspace.yaml'],
  ...['pnpm-lock.yaml', 'turbo.json', 'tsconfig.base.json', '.prettierrc.json', '.prettierignore', '.gitignore'],
];
const NAMES = 'packages/contracts/src/names.ts';
const READER = 'packages/fixtures/src/reader.ts';
const workspace = (name) => ({
  [`packages/${name}/package.json`]: JSON.stringify({
    name: `@tuerca/${name}`,
    version: '0.0.0',
    scripts: { typecheck: 'node ../tooling/types/types.mjs' },
    ...(name === 'fixtures' && { dependencies: { '@tuerca/contracts': 'workspace:*' } }),
  }),
  [`packages/${name}/tsconfig.json`]: '{ "extends": "../../tsconfig.base.json", "include": ["src"] }\n',
});
const CLEAN = {
  ...workspace('contracts'),
  ...workspace('fixtures'),
  [NAMES]: "export const firstName = (): string => 'Ana';\n",
  [READER]: "import { firstName } from '../../contracts/src/names';\n\nexport const shown: string = firstName();\n",
};

const tree = realpathSync(mkdtempSync(join(tmpdir(), 'tuerca-check-')));
after(() => rmSync(tree, { recursive: true }));
const git = (...args) =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@a.a', ...args], { cwd: tree, stdio: 'pipe' });
const write = (files) => {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(tree, path)), { recursive: true });
    writeFileSync(join(tree, path), text);
  }
};

const isSource = (path) => !path.includes('node_modules') && !path.endsWith('.log');
for (const path of COPIED) cpSync(inRoot(path), join(tree, path), { recursive: true, filter: isSource });
mkdirSync(join(tree, 'node_modules'));
// All but the caches, which are of this tree.
for (const name of readdirSync(inRoot('node_modules')).filter((name) => name !== '.cache'))
  symlinkSync(inRoot('node_modules', name), join(tree, 'node_modules', name));
symlinkSync(inRoot('packages/tooling/node_modules'), join(tree, 'packages/tooling/node_modules'));
write(CLEAN);
git('init', '-q', '-b', 'main');
git('add', '.');
git('commit', '-q', '-m', 'tests: a tree without a fault');

/** The steps that are about one file and what depends on it; the others read the whole product. */
const PROGRAM = `import { runChecks } from './scripts/tasks/check.mjs';
import { STATIC_STEPS } from './scripts/lib/static-steps.mjs';
const steps = STATIC_STEPS.filter(({ key }) => ['lint', 'types', 'words', 'format'].includes(key));
process.exit((await runChecks({ steps })) ? 0 : 1);`;
async function check() {
  const { code, lines } = await run(process.execPath, ['--input-type=module', '--eval', PROGRAM], { cwd: tree });
  return { code, text: lines.join('\n') };
}

test('changes are the commits since main, the working copy and what git does not know yet', () => {
  git('switch', '-q', '-c', 'work');
  write({ [NAMES]: `${CLEAN[NAMES]}\n`, 'docs/new.md': '# New\n' });
  unlinkSync(join(tree, READER));
  assert.deepEqual(changedFiles(tree), { present: [NAMES, 'docs/new.md'], gone: [READER] });
  git('commit', '-q', '-a', '-m', 'tests: a change');
  assert.deepEqual(changedFiles(tree), { present: [NAMES, 'docs/new.md'], gone: [READER] });
  git('switch', '-q', 'main');
  unlinkSync(join(tree, 'docs/new.md'));
  assert.deepEqual(changedFiles(tree), { present: [], gone: [] });
});

test('a tree without a fault is green', async () => {
  const { code, text } = await check();
  assert.equal(code, 0, text);
  assert.match(text, /4 passed, 0 failed/);
});

test('a fault in a changed file, and one in a file that depends on it, are named with their commands', async () => {
  write({
    [NAMES]: 'const unused = 1;\nexport const firstName = (): number => 1;\n',
    'packages/contracts/src/new.ts': 'export const ventanita = 1;\n',
    'docs/new.md': '*  loose\n',
  });
  const { code, text } = await check();
  assert.equal(code, 1, text);
  const faults = [
    [NAMES, "'unused' is assigned a value but never used", `npx eslint ${NAMES}`],
    // Of a file that did not change.
    [READER, "Type 'number' is not assignable to type 'string'", 'npm test -- --only types'],
    [
      'packages/contracts/src/new.ts',
      'Unknown word',
      'npx eslint -c packages/tooling/eslint/words.config.mjs packages/contracts/src/new.ts',
    ],
    ['docs/new.md', 'is not formatted', 'npx prettier --write docs/new.md'],
  ];
  for (const [file, cause, command] of faults) {
    const said = text.split('  ✗ ').find((part) => part.startsWith(`${file}\n`)) ?? '';
    assert.ok(said.includes(cause) && said.includes(command), `${file}:\n${text}`);
  }
  assert.match(text, /0 passed, 4 failed/);
  write(CLEAN);
  git('clean', '-q', '-f', '-d', 'docs', 'packages/contracts');
  const mended = await check();
  assert.equal(mended.code, 0, mended.text);
});
