import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { parse } from 'yaml';
import { advisoriesOf, judge } from '../lib/audit.mjs';
import { ageProblems, buildProblems, installedPackages, licenceProblems } from '../lib/installed.mjs';
import { lockfileProblems, neededBy } from '../lib/lockfile.mjs';
import { inRoot, root } from '../lib/root.mjs';

const read = (name) => parse(readFileSync(inRoot(name), 'utf8'));
const lockfile = read('pnpm-lock.yaml');
const integrity = Object.values(lockfile.packages)[0].resolution.integrity;
const withPackage = (id, resolution) => ({ packages: { [id]: { resolution } }, importers: {} });
const withVersion = (version) => ({ packages: {}, importers: { 'apps/api': { dependencies: { evil: { version } } } } });

for (const [what, planted] of [
  ['a package without a hash', withPackage('evil@1.0.0', {})],
  ['a package with a weak hash', withPackage('evil@1.0.0', { integrity: 'sha1-2jmj7l5rSw0yVb/vlWAYkK/YBwk=' })],
  [
    'a tarball',
    withPackage('evil@https://evil.example/evil.tgz', { integrity, tarball: 'https://evil.example/evil.tgz' }),
  ],
  ['a tarball under a version', withPackage('evil@1.0.0', { integrity, tarball: 'https://evil.example/evil.tgz' })],
  ['a git repository', withPackage('evil@git+https://evil.example/e.git', { type: 'git', commit: 'abc', repo: 'x' })],
  ['a folder', withPackage('evil@file:../evil', { type: 'directory', directory: '../evil' })],
  ['a workspace that takes from git', withVersion('https://codeload.github.com/evil/evil/tar.gz/abc')],
  ['a workspace that takes from outside', withVersion('link:../../../evil')],
])
  test(`the lockfile may not hold ${what}`, () => assert.notDeepEqual(lockfileProblems(planted), []));

test('what runs is found through workspaces, optional packages and aliases', () => {
  const needed = neededBy(['apps/api'], lockfile);
  const names = new Set([...needed].map((id) => id.slice(0, id.lastIndexOf('@'))));
  for (const name of ['fastify', 'zod', 'sharp', '@img/sharp-linux-x64', 'ws']) assert.ok(names.has(name), name);
  for (const name of ['jest', 'turbo', 'vite', 'eslint']) assert.ok(!names.has(name), name);
  const aliased = {
    importers: { 'apps/a': { dependencies: { mine: { version: 'theirs@2.0.0(peer@1.0.0)' } } } },
    snapshots: { 'theirs@2.0.0(peer@1.0.0)': { optionalDependencies: { deeper: '3.0.0' } } },
  };
  assert.deepEqual([...neededBy(['apps/a'], aliased)], ['theirs@2.0.0', 'deeper@3.0.0']);
});

test('a package that is younger than seven days is not taken', () => {
  assert.deepEqual(ageProblems(read('pnpm-workspace.yaml')), []);
  for (const planted of [
    {},
    { minimumReleaseAge: 1440 },
    { minimumReleaseAge: 10080, minimumReleaseAgeExclude: ['evil'] },
  ])
    assert.equal(ageProblems(planted).length, 1);
});

test('a script at installation and an unknown licence are noticed', () => {
  const workspace = read('pnpm-workspace.yaml');
  const installed = installedPackages(root);
  assert.ok(installed.size > 1000);
  assert.ok([...installed.values()].some(({ builds }) => builds));
  const evil = { name: 'evil', version: '1.0.0', license: 'SSPL-1.0', builds: true };
  const planted = new Map([['evil@1.0.0', evil]]);
  assert.match(buildProblems(planted, workspace).join(), /evil@1\.0\.0/);
  assert.deepEqual(buildProblems(planted, { ...workspace, onlyBuiltDependencies: ['evil'] }), []);
  assert.notDeepEqual(buildProblems(new Map(), {}), []);
  assert.notDeepEqual(buildProblems(new Map(), { ...workspace, dangerouslyAllowAllBuilds: true }), []);
  const licence = (license) =>
    licenceProblems(new Map([['evil@1.0.0', { ...evil, license }]]), ['evil@1.0.0', 'absent@1.0.0']);
  for (const bad of ['SSPL-1.0', 'MIT AND GPL-3.0', undefined, { type: 'x' }])
    assert.equal(licence(bad).length, 1, String(bad));
  for (const good of ['MIT', '(MIT OR GPL-3.0)', 'MIT AND ISC']) assert.deepEqual(licence(good), [], good);
});

const TODAY = '2026-11-23';
const GHSA = 'GHSA-xvch-5gv4-984h';
const planted = (severity = 'high') =>
  JSON.stringify({
    advisories: {
      1097678: { severity, module_name: 'evil', title: 'Runs anything', url: `https://github.com/advisories/${GHSA}` },
    },
    metadata: {},
  });
const waiver = (more) => ({
  advisory: GHSA,
  reason: 'Only reached by the demo, which nobody sees.',
  expires: TODAY,
  ...more,
});
const inTheWay = (severity, ...waivers) => judge(advisoriesOf(planted(severity)), waivers, TODAY);

test('a high or critical advisory is in the way, a moderate one is not', () => {
  assert.match(inTheWay('high').join(), new RegExp(`high: evil.*${GHSA}`));
  assert.equal(inTheWay('critical').length, 1);
  assert.deepEqual(inTheWay('moderate'), []);
  assert.deepEqual(judge([], [], TODAY), []);
});

test('a waiver holds until its day, with a reason, for its advisory', () => {
  assert.deepEqual(inTheWay('high', waiver()), []);
  assert.equal(inTheWay('high', waiver({ expires: '2026-11-22' })).length, 2);
  assert.match(judge([], [waiver({ expires: '2026-11-22' })], TODAY).join(), /ended/);
  for (const bad of [{ expires: undefined }, { expires: 'never' }, { reason: '' }, { reason: undefined }])
    assert.equal(inTheWay('high', waiver(bad)).length, 2, JSON.stringify(bad));
  assert.match(inTheWay('critical', waiver({ advisory: 'GHSA-aaaa-bbbb-cccc' })).join(), /evil/);
  for (const one of JSON.parse(readFileSync(inRoot('scripts', 'audit-waivers.json'), 'utf8')))
    assert.deepEqual(judge([], [one], '2000-01-01'), []);
});

test('what is no report is no good news', () => {
  for (const text of ['', 'not json', '{}', '{"error":{"code":"ERR_PNPM_AUDIT_BAD_RESPONSE"}}', '[]', 'null'])
    assert.equal(advisoriesOf(text), null, text);
  assert.deepEqual(advisoriesOf('{"advisories":{}}'), []);
});
