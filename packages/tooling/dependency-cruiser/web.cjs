const { domainsOf, floorRules } = require('./rooms.cjs');

const SPEC = '\\.spec\\.tsx?$';
const TEST = [SPEC, '^apps/web/src/test/'];

/** From the lowest to the highest; what stands in one entry may know each other. */
const LAYERS = ['lib|ui|theme', 'entities', 'features', 'pages', 'app'];

/** One rule per layer: nothing in it imports from a higher one. */
const layerRules = LAYERS.slice(0, -1).map((layer, i) => ({
  name: `web-layer-${layer.split('|')[0]}`,
  comment: 'lib, ui, theme <- entities <- features <- pages <- app: nothing looks up.',
  severity: 'error',
  from: { path: `^apps/web/src/(${layer})/`, pathNot: SPEC },
  to: { path: `^apps/web/src/(${LAYERS.slice(i + 1).join('|')})/` },
}));

/** Entities in the order in which they may use each other, highest first: a service shows its workshop, never the other way round. */
const ENTITIES = domainsOf({
  admin: [],
  chats: ['notifications', 'chats'],
  cart: ['solicitudes', 'cart', 'instalaciones', 'demanda'],
  citas: ['presupuestos', 'citas', 'hojas'],
  orders: ['devoluciones', 'orders', 'delivery'],
  products: ['favorites', 'services', 'promotions', 'product-form', 'products'],
  membresia: [],
  payments: ['payments', 'payment-methods'],
  auth: ['workshops', 'stores', 'customers', 'negocios', 'garaje'],
  platform: ['reportes', 'system', 'lugares', 'offline-actions'],
});

exports.webRules = [
  ...layerRules,
  {
    name: 'web-lib-below-ui',
    comment: 'lib draws nothing: it knows neither ui nor theme.',
    severity: 'error',
    from: { path: '^apps/web/src/lib/', pathNot: SPEC },
    to: { path: '^apps/web/src/(ui|theme)/' },
  },
  {
    name: 'web-feature-islands',
    comment: 'Features are islands: what two of them need is an entity, and a page composes them.',
    severity: 'error',
    from: { path: '^apps/web/src/features/([^/]+/[^/]+)/', pathNot: SPEC },
    to: { path: '^apps/web/src/features/', pathNot: '^apps/web/src/features/$1/' },
  },
  ...floorRules({
    name: 'web-entity',
    source: '^apps/web/src/entities',
    places: ENTITIES,
    comment: 'An entity uses those below it in ENTITIES: two that need each other are one, or hide a third.',
    pathNot: SPEC,
  }),
  {
    name: 'web-entity-without-floor',
    comment: 'A new folder of entities takes its place in ENTITIES (packages/tooling/dependency-cruiser/web.cjs).',
    severity: 'error',
    from: { path: '^apps/web/src/' },
    to: { path: '^apps/web/src/entities/', pathNot: `^apps/web/src/entities/(${ENTITIES.join('|')})/` },
  },
  {
    name: 'web-client-in-queries',
    comment: 'The typed client is used by *.queries.ts alone: a component calls a query or a mutation hook.',
    severity: 'error',
    from: { path: '^apps/web/src/', pathNot: ['\\.queries\\.ts$', '^apps/web/src/lib/', ...TEST] },
    to: { path: '^apps/web/src/lib/(api|request|refresh)\\.ts$' },
  },
  {
    name: 'web-keys-in-queries',
    comment: 'Query keys are built and invalidated by *.queries.ts alone.',
    severity: 'error',
    from: { path: '^apps/web/src/', pathNot: ['\\.(queries|keys)\\.ts$', ...TEST] },
    to: { path: '\\.keys\\.ts$' },
  },
  {
    name: 'web-endpoints-in-queries',
    comment:
      'The built web knows of an endpoint its route alone (apps/web/build/lean-contracts.ts): a form takes its schema from schemas.ts.',
    severity: 'error',
    from: { path: '^apps/web/src/', pathNot: ['\\.queries\\.ts$', '^apps/web/src/lib/', ...TEST] },
    to: { path: '^packages/contracts/src/.+/endpoints\\.ts$', dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'web-contracts-only',
    comment: 'The browser gets contracts; mongo and fixtures stay on the server and in tests.',
    severity: 'error',
    from: { path: '^apps/web/src/', pathNot: TEST },
    to: { path: '^packages/', pathNot: '^packages/contracts/' },
  },
  {
    name: 'web-no-server-code',
    comment: "Node's own modules do not exist in a browser; the renderer of the server is no part of its build.",
    severity: 'error',
    from: { path: '^apps/web/src/', pathNot: [...TEST, '^apps/web/src/entry-server\\.tsx$'] },
    to: { dependencyTypes: ['core'] },
  },
];
