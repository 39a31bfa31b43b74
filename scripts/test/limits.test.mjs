import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { inRoot } from '../lib/root.mjs';

const EXPORTED = /^export const (MAX_\w+|\w+_MAX)\b/gm;
const IMPORTED = /^import (?:type )?\{([^}]*)\} from/gm;

/** Text of the TypeScript files below a folder, the specs apart from the others. */
function filesBelow(...folder) {
  const paths = readdirSync(inRoot(...folder), { recursive: true }).filter((path) => path.endsWith('.ts'));
  const read = (some) => some.map((path) => readFileSync(inRoot(...folder, path), 'utf8'));
  const isSpec = (path) => path.endsWith('spec.ts');
  return { sources: read(paths.filter((path) => !isSpec(path))), specs: read(paths.filter(isSpec)) };
}
const importedBy = (texts) =>
  new Set(texts.flatMap((text) => [...text.matchAll(IMPORTED)].flatMap(([, names]) => names.match(/\w+/g) ?? [])));

/** Exported limits that the API applies and no spec names: nothing tells when one of them moves by one. */
function unproved({ contracts, api, specs }) {
  const [applied, named] = [importedBy(api), importedBy(specs)];
  const limits = contracts.flatMap((text) => [...text.matchAll(EXPORTED)].map(([, name]) => name));
  return limits.filter((name) => applied.has(name) && !named.has(name));
}

const contracts = filesBelow('packages', 'contracts', 'src');
const api = filesBelow('apps', 'api', 'src');
const stories = filesBelow('apps', 'api', 'test');
const tree = {
  contracts: contracts.sources,
  api: api.sources,
  specs: [...contracts.specs, ...api.specs, ...stories.specs],
};

test('every limit of contracts that the API applies is named by a spec, by its constant', () => {
  const applied = importedBy(tree.api);
  const limits = tree.contracts.flatMap((text) => [...text.matchAll(EXPORTED)]).filter(([, name]) => applied.has(name));
  assert.ok(limits.length > 40, `only ${limits.length} limits were found`);
  assert.deepEqual(unproved(tree), []);
});

test('a limit that is applied and not named is found, one that a spec names is not', () => {
  const added = {
    contracts: ['export const MAX_FAKE = 3;\nexport const FAKE_MAX = 4;\nexport const MAX_UNUSED = 5;'],
    api: ["import {\n  FAKE_MAX,\n  MAX_FAKE,\n} from '@tuerca/contracts/fake/rules';"],
  };
  assert.deepEqual(unproved({ ...added, specs: ['const limit = MAX_FAKE; // 3'] }), ['MAX_FAKE', 'FAKE_MAX']);
  assert.deepEqual(unproved({ ...added, specs: ["import { FAKE_MAX, type Fake } from './rules';"] }), ['MAX_FAKE']);
});
