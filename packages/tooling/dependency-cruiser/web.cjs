const SPEC = '\\.spec\\.tsx?$';
// The only file of app/ that lower layers may read: where a page lives.
const PATHS = '^apps/web/src/app/paths\\.ts$';

const layer = (name, from, to, comment) => ({
  name,
  comment,
  severity: 'error',
  from: { path: `^apps/web/src/(${from})/`, pathNot: SPEC },
  to: { path: `^apps/web/src/(${to})/`, pathNot: PATHS },
});

exports.webRules = [
  layer(
    'web-ground-floor',
    'lib|ui|theme',
    'features|pages|app',
    'lib, ui and theme know no feature: lib, ui, theme <- features <- pages <- app.',
  ),
  layer('web-features-below-pages', 'features', 'pages|app', 'A feature is composed by pages and knows none.'),
  layer('web-pages-below-app', 'pages', 'app', 'Pages are mounted by app and do not know it.'),
  {
    name: 'web-feature-islands',
    comment: 'Features are islands: a page composes two of them; what both need goes to lib or ui.',
    severity: 'error',
    from: { path: '^apps/web/src/features/([^/]+)/', pathNot: SPEC },
    to: { path: '^apps/web/src/features/[^/]+/', pathNot: '^apps/web/src/features/$1/' },
  },
  {
    name: 'web-contracts-only',
    comment: 'The browser gets contracts; mongo and fixtures stay on the server and in tests.',
    severity: 'error',
    from: { path: '^apps/web/src/', pathNot: [SPEC, '^apps/web/src/test/'] },
    to: { path: '^packages/', pathNot: '^packages/contracts/' },
  },
  {
    name: 'web-no-server-code',
    comment: "Node's own modules do not exist in a browser; the renderer of the server is no part of its build.",
    severity: 'error',
    from: { path: '^apps/web/src/', pathNot: [SPEC, '^apps/web/src/test/', '^apps/web/src/entry-server\\.tsx$'] },
    to: { dependencyTypes: ['core'] },
  },
];
