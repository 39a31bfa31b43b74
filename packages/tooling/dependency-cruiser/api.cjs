const { ROOMS, domainsOf, floorRules } = require('./rooms.cjs');

const SPEC = '\\.spec\\.ts$';
const SRC = '^apps/api/src';

/** Every folder of the API, highest first; scripts/check-architecture.mjs refuses one that does not stand here. */
const FLOORS = ['demo', 'pages', ...domainsOf(ROOMS)];
const DOMAINS = FLOORS.filter((place) => place !== 'platform');

/** Domains inside platform: what an office keeps of any room, extended by registration. */
const REGISTRY = ['reportes', 'system', 'catalogos', 'audit', 'uploads'].map((name) => `platform/${name}`);

/**
 * Exceptions for domains that describe the same documents as another one: catalogue reads the collection that products
 * writes, and stores and workshops are the two kinds of negocio.
 */
const SHARED_GROUND = [
  // The index reads the products and their keys as they are stored, and is the catalogue's reader of them.
  { from: ['products/search'], to: `${SRC}/products/products/(product\\.schema|fit)\\.ts$` },
  { from: ['products/catalogue'], to: `${SRC}/products/products/(product\\.schema|product-derived|fit)\\.ts$` },
  { from: ['auth/stores', 'auth/workshops'], to: `${SRC}/auth/negocios/` },
];
const shared = (domain) => SHARED_GROUND.filter(({ from }) => from.includes(domain)).map(({ to }) => to);

/** One rule per domain: what it may enter of the others. */
const doorRules = [...DOMAINS, ...REGISTRY].map((domain) => ({
  name: `api-door-${domain}`,
  comment:
    'Another domain is entered through its *.service or *.events; its repository, schema and mapper are its own.',
  severity: 'error',
  from: { path: `${SRC}/${domain}/`, pathNot: [SPEC, '\\.module\\.ts$'] },
  to: {
    path: `${SRC}/(${[...DOMAINS, ...REGISTRY].join('|')})/`,
    pathNot: [`${SRC}/${domain}/`, '\\.(service|events)\\.ts$', ...shared(domain)],
  },
}));

exports.apiRules = [
  ...floorRules({
    name: 'api-floor',
    source: SRC,
    places: FLOORS,
    comment:
      'A lower line of ROOMS never imports a higher one: let it emit an event, offer a registration, or move what both need down.',
    pathNot: SPEC,
  }),
  ...floorRules({
    name: 'api-floor',
    source: SRC,
    places: REGISTRY,
    comment: 'Inside platform: reports use the rate, both write the audit log.',
    pathNot: SPEC,
  }),
  ...doorRules,
  {
    name: 'api-door-wiring',
    comment: 'A module wires its domain to the modules of others, and enters nothing else of them but services.',
    severity: 'error',
    from: { path: `${SRC}/(${[...DOMAINS, ...REGISTRY].join('|')})/.+\\.module\\.ts$` },
    to: {
      path: `${SRC}/(${[...DOMAINS, ...REGISTRY].join('|')})/`,
      pathNot: [`${SRC}/$1/`, '\\.(service|events|module)\\.ts$', ...SHARED_GROUND.map(({ to }) => to)],
    },
  },
  {
    name: 'api-platform-technical',
    comment: 'What is technical in platform knows none of its registries: they are wired to it.',
    severity: 'error',
    from: { path: `${SRC}/platform/`, pathNot: [SPEC, `${SRC}/(${REGISTRY.join('|')})/`] },
    to: { path: `${SRC}/(${REGISTRY.join('|')})/` },
  },
  {
    name: 'api-platform-blind',
    comment: 'What is cross-cutting knows no domain: it would be wired to what is wired to it.',
    severity: 'error',
    from: { path: `${SRC}/platform/`, pathNot: SPEC },
    to: { path: `${SRC}/`, pathNot: `${SRC}/platform/` },
  },
  {
    name: 'api-platform-door',
    comment: "The platform's repositories, schemas and mappers are as private as a domain's.",
    severity: 'error',
    from: { path: `${SRC}/`, pathNot: [`${SRC}/platform/`, SPEC] },
    to: { path: `${SRC}/platform/.+\\.(repository|schema|mapper)\\.ts$`, pathNot: `${SRC}/platform/database/` },
  },
  {
    name: 'api-comisiones-blind',
    comment: 'What a plan keeps of sales reaches comisiones by registration with system: it knows no plans.',
    severity: 'error',
    from: { path: `${SRC}/orders/comisiones/`, pathNot: SPEC },
    to: { path: `${SRC}/membresia/` },
  },
  {
    name: 'api-mongoose-place',
    comment: 'mongoose belongs in *.schema, *.repository and database (and @nestjs/mongoose in *.module).',
    severity: 'error',
    from: {
      path: '^apps/api/src/',
      pathNot: ['\\.(schema|repository)\\.ts$', '^apps/api/src/platform/database/', SPEC],
    },
    to: { path: '(^|/)node_modules/mongoose/' },
  },
  {
    name: 'api-validator-place',
    comment: 'One validator for a shape: class-validator checks the environment, zod everything else.',
    severity: 'error',
    from: { path: '^apps/api/src/', pathNot: '^apps/api/src/platform/config/' },
    to: { path: '(^|/)node_modules/class-(validator|transformer)/' },
  },
  {
    name: 'api-no-mongo-launcher',
    comment:
      'The API is given its database and search engine by address; starting one is the work of scripts and tests.',
    severity: 'error',
    from: { path: '^apps/api/src/', pathNot: SPEC },
    to: { path: '^packages/(mongo|opensearch|tooling)/' },
  },
  {
    name: 'api-pure-files',
    comment: 'Mappers and policies are pure: no service, no repository, no Nest.',
    severity: 'error',
    from: { path: '^apps/api/src/.+\\.(mapper|policy)\\.ts$' },
    to: { path: '(\\.(service|repository|controller|module)\\.ts$|(^|/)node_modules/@nestjs/)' },
  },
];
