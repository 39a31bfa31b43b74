import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { parse } from 'yaml';
import { inRoot, readJson } from '../lib/root.mjs';
import { blockProblems, readRunbook, RUNBOOK } from '../lib/runbook.mjs';

const text = (...path) => readFileSync(inRoot(...path), 'utf8');
const { blocks, headings } = readRunbook();
const example = text('docker', '.env.example');
const facts = {
  services: Object.keys(parse(text('docker', 'compose.yml')).services),
  variables: [...example.matchAll(/^([A-Z\d_]+)=/gm)].map(([, name]) => name),
  scripts: Object.keys(readJson(inRoot('package.json')).scripts),
};
const problemsOf = (kind, cwd) =>
  blocks
    .filter((block) => block.kind === kind)
    .flatMap((block) =>
      blockProblems(block.text, { ...facts, cwd }).map((problem) => `${RUNBOOK}:${block.line}: ${problem}`),
    );

test('every block of the runbook is of a kind that somebody tries', () => {
  const kinds = new Set(blocks.map(({ kind }) => kind));
  assert.deepEqual([...kinds].sort(), ['env', 'ini', 'sh', 'sh compose', 'sh release']);
});

test('what the blocks for compose and for a release name, there is', () => {
  assert.ok(blocks.filter(({ kind }) => kind === 'sh compose').length >= 8);
  assert.deepEqual(problemsOf('sh compose', 'docker'), []);
  assert.deepEqual(problemsOf('sh release', ''), []);
});

test('nginx answers where the blocks for compose ask', () => {
  const asked = blocks
    .filter(({ kind }) => kind === 'sh compose')
    .flatMap(({ text: block }) => [...block.matchAll(/http:\/\/127\.0\.0\.1:(\d+)(\/\w+)/g)]);
  assert.ok(asked.length > 0);
  for (const [, port, path] of asked) {
    assert.match(example, new RegExp(`^WEB_PORT=${port}$`, 'm'));
    assert.match(text('docker', 'nginx.conf'), new RegExp(`location = ${path} `));
  }
});

test('archives stand in the volume of the service that makes them, and the commands are nowhere else', () => {
  const lines = text(RUNBOOK).match(/docker compose .*\/data\/.*/g);
  assert.ok(lines.length >= 5);
  for (const line of lines)
    assert.match(line, /^docker compose (exec -T|run --rm -T|cp) backup[ :].*\/data\/respaldos\//);
  assert.doesNotMatch(text('docs', 'configuracion.md'), /^docker compose /m);
});

const WRONG = [
  ['a service', 'docker compose exec -T apis node apps/api/dist/backup.js a.zip', 'no service apis'],
  ['a service that is scaled', 'docker compose up --detach --scale web2=2', 'no service web2'],
  ['a service that is copied from', 'docker compose cp apo:/data/a.zip a.zip', 'no service apo'],
  ['a command of compose', 'docker compose restore', 'docker compose restore'],
  ['a flag of compose', 'docker compose up --wait-for-it', 'docker compose up --wait-for-it'],
  ['a program', 'docker compose exec api node apps/api/dist/respaldo.js', 'no program apps/api/dist/respaldo.js'],
  ['a flag', 'docker compose run --rm api node apps/api/dist/restore.js a --dril', 'restore.js knows no --dril'],
  ['a variable', "sed -i -e 's|^TUERKA_DEMO=.*|TUERCA_DEMO=0|' .env", 'no variable TUERKA_DEMO'],
  ['a variable without underline', "sed -i -e 's|^BANKO=.*|BANCO=manual|' .env", 'no variable BANKO'],
  ['a file', 'cp .env.sample .env', 'no file docker/.env.sample'],
  ['an npm script', '(cd releases/v1 && npm run bild)', 'npm run bild'],
  ['a tool', 'systemctl restart tuerca', 'no command systemctl'],
];
for (const [what, block, problem] of WRONG)
  test(`a block with ${what} that there is not is found`, () => {
    assert.deepEqual(blockProblems(block, { ...facts, cwd: 'docker' }), [problem]);
  });

test('the blocks of a kind are one script that a shell reads', () => {
  for (const kind of ['sh', 'sh compose', 'sh release']) {
    const script = execFileSync(process.execPath, [inRoot('scripts', 'runbook.mjs'), kind], { encoding: 'utf8' });
    assert.ok(script.length > 30);
    execFileSync('sh', ['-n'], { input: script });
  }
});

/** Of a heading, as GitHub makes it. */
const anchorOf = (title) =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\d _-]/gu, '')
    .replaceAll(' ', '-');

test('links, settings, commands and pages that its sentences name, there are', () => {
  const whole = text(RUNBOOK);
  for (const [, target] of whole.matchAll(/\]\(([^)]+)\)/g)) {
    const [file, anchor] = target.split('#');
    const path = file ? join(dirname(RUNBOOK), file) : RUNBOOK;
    assert.ok(existsSync(inRoot(path)), target);
    if (!anchor) continue;
    const anchors = readRunbook(text(path)).headings.map(({ title }) => anchorOf(title));
    assert.ok(anchors.includes(anchor), `${target} is no heading`);
  }
  const named = [...whole.matchAll(/`([^`\n]+)`/g)].map(([, code]) => code);
  const settings = text('docs', 'configuracion.md');
  const errors = text('packages', 'contracts', 'src', 'kernel', 'errors.ts');
  const pages = text('apps', 'web', 'src', 'lib', 'paths.ts');
  for (const code of named) {
    if (/^[A-Z][A-Z\d]*(_[A-Z\d]+)+$/.test(code))
      assert.ok(settings.includes(`\`${code}\``) || errors.includes(` ${code}:`), `no setting, no error ${code}`);
    if (code.startsWith('/admin/')) assert.ok(pages.includes(`'${code}'`), `no page ${code}`);
    const [, script] = /^npm run ([\w:-]+)/.exec(code) ?? [];
    if (script) assert.ok(facts.scripts.includes(script), `no npm run ${script}`);
  }
  assert.ok(headings.length > 30);
});
