// The walls of the house (docs/arquitectura.md), as rules. `comment` is what the person who breaks one reads.
const { join } = require('node:path');
const { apiRules } = require('./api.cjs');
const { contractRules } = require('./contracts.cjs');
const { webRules } = require('./web.cjs');

const TEST = '\\.(spec|test)\\.tsx?$|/(test|testing)/';

const everywhere = [
  {
    name: 'no-circular',
    comment: 'Two files that need each other are one file, or hide a third one.',
    severity: 'error',
    from: {},
    to: { circular: true },
  },
  {
    name: 'no-orphans',
    comment: 'Nobody imports this file and it imports nothing: it is left over.',
    severity: 'error',
    from: {
      orphan: true,
      pathNot: [
        '\\.d\\.ts$',
        '\\.config\\.',
        TEST,
        '^apps/web/(public|scripts)/',
        // vite.config.ts puts it in the place of a file of MUI.
        '^apps/web/src/lib/no-ripple\\.ts$',
        '^packages/tooling/',
        '^scripts/',
      ],
    },
    to: {},
  },
  {
    name: 'no-unresolvable',
    comment: 'The import leads nowhere.',
    severity: 'error',
    from: {},
    // Measurements start the built product; architecture is checked without one.
    to: { couldNotResolve: true, pathNot: '(^|/)dist/' },
  },
  {
    name: 'no-unlisted',
    comment: "The package is not in this workspace's package.json.",
    severity: 'error',
    from: { pathNot: '^scripts/' },
    to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
  },
  {
    name: 'no-dev-in-product',
    comment: 'Code that runs in production must not need a devDependency.',
    severity: 'error',
    from: { path: '^(apps/(api|web)|packages/(contracts|fixtures|mongo|opensearch))/src/', pathNot: TEST },
    to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'], pathNot: '^packages/' },
  },
];

const packages = [
  {
    name: 'packages-below-apps',
    comment: 'Packages are used by apps, never the other way round.',
    severity: 'error',
    from: { path: '^packages/' },
    to: { path: '^apps/' },
  },
  {
    name: 'mongo-knows-no-product',
    comment: 'packages/mongo finds or starts a database for anybody.',
    severity: 'error',
    from: { path: '^packages/mongo/' },
    to: { path: '^(apps|packages/(contracts|fixtures|tooling))/' },
  },
  {
    name: 'opensearch-knows-no-product',
    comment: 'packages/opensearch finds or starts a search engine for anybody.',
    severity: 'error',
    from: { path: '^packages/opensearch/' },
    to: { path: '^(apps|packages/(contracts|fixtures|tooling))/' },
  },
  {
    name: 'mongo-fetch-alone',
    comment: 'What fetches the database runs before anything is installed: it knows Node and itself.',
    severity: 'error',
    from: { path: '^packages/mongo/fetch/' },
    to: { pathNot: '^packages/mongo/fetch/', dependencyTypesNot: ['core'] },
  },
  {
    name: 'opensearch-fetch-alone',
    comment:
      'What fetches the engine runs before anything is installed: it knows Node, itself and what fetches the database.',
    severity: 'error',
    from: { path: '^packages/opensearch/fetch/' },
    to: { pathNot: '^packages/(mongo|opensearch)/fetch/', dependencyTypesNot: ['core'] },
  },
  {
    name: 'web-and-api-never-meet',
    comment: 'They share contracts and nothing else.',
    severity: 'error',
    from: { path: '^apps/(web|api|e2e)/' },
    to: { path: '^apps/(web|api|e2e)/', pathNot: '^apps/$1/' },
  },
];

/** Options of `depcruise`, run at the repository's root over its source folders (never over dist). */
module.exports = {
  forbidden: [...everywhere, ...packages, ...contractRules, ...apiRules, ...webRules],
  options: {
    // dist is where fixtures and mongo lead to when they are built: a wall counts there too, its inside does not.
    doNotFollow: { path: '(^|/)(node_modules|dist)/' },
    exclude: { path: '(^|/)(coverage|playwright-report|test-results|reports)/' },
    // Imports of types count: a wall with a window for types is no wall.
    tsPreCompilationDeps: true,
    webpackConfig: { fileName: join(__dirname, 'alias.cjs') },
    combinedDependencies: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['@tuerca/source', 'types', 'import', 'require', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mts', '.cts', '.js', '.mjs', '.cjs', '.json', '.d.ts'],
      mainFields: ['module', 'main', 'types', 'typings'],
    },
  },
};
