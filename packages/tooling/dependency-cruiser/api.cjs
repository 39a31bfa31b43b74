const SPEC = '\\.spec\\.ts$';
const SRC = '^apps/api/src';

/**
 * The table 'Domains of the API' of docs/arquitectura.md, highest first: nothing imports from a higher line. Every folder
 * of apps/api/src but platform stands here; scripts/check-architecture.mjs refuses one that does not.
 */
const FLOORS = [
  ['demo', 'pages'],
  ['admin'],
  ['checkout'],
  ['instalaciones'],
  ['notifications', 'chats'],
  ['demanda'],
  ['solicitudes'],
  ['cart'],
  ['profiles', 'hojas', 'store-dashboard', 'client-dashboard'],
  ['comments', 'preguntas', 'favorites'],
  ['mano-de-obra'],
  ['citas', 'presupuestos'],
  ['comisiones'],
  ['devoluciones'],
  ['orders'],
  ['catalogue', 'product-imports', 'campaigns'],
  ['search'],
  ['promotions'],
  ['products', 'services'],
  ['membresia'],
  ['payments'],
  ['equipo'],
  ['auth'],
  ['stores', 'workshops'],
  ['negocios'],
  ['users'],
  ['reportes', 'uploads'],
  ['garaje', 'payment-methods', 'system'],
  ['audit', 'catalogos'],
];
exports.FLOORS = FLOORS;
const DOMAINS = FLOORS.flat();

/**
 * Who may enter what stands behind another domain's door, because both describe the same documents: catalogue reads the
 * collection that products writes, and stores and workshops are the two kinds of negocio.
 */
const SHARED_GROUND = [
  // The index reads the products as they are stored, and is the catalogue's reader of them.
  { from: ['search'], to: `${SRC}/products/product\\.schema\\.ts$` },
  { from: ['catalogue'], to: `${SRC}/products/(product\\.schema|product-derived|fit)\\.ts$` },
  { from: ['stores', 'workshops'], to: `${SRC}/negocios/` },
];
const shared = (domain) => SHARED_GROUND.filter(({ from }) => from.includes(domain)).map(({ to }) => to);

/** One rule per domain that has something above it. */
const floorRules = FLOORS.slice(1).flatMap((floor, i) =>
  floor.map((domain) => ({
    name: `api-floor-${domain}`,
    comment:
      'A lower line of the table of domains never imports a higher one: let it emit an event, or move what both need down.',
    severity: 'error',
    from: { path: `${SRC}/${domain}/`, pathNot: SPEC },
    to: {
      path: `${SRC}/(${FLOORS.slice(0, i + 1)
        .flat()
        .join('|')})/`,
    },
  })),
);

/** One rule per domain: what it may enter of the others. */
const doorRules = DOMAINS.map((domain) => ({
  name: `api-door-${domain}`,
  comment:
    'Another domain is entered through its *.service or *.events; its repository, schema and mapper are its own.',
  severity: 'error',
  from: { path: `${SRC}/${domain}/`, pathNot: [SPEC, '\\.module\\.ts$'] },
  to: {
    path: `${SRC}/(${DOMAINS.join('|')})/`,
    pathNot: [`${SRC}/${domain}/`, '\\.(service|events)\\.ts$', ...shared(domain)],
  },
}));

exports.apiRules = [
  ...floorRules,
  ...doorRules,
  {
    name: 'api-door-wiring',
    comment: 'A module wires its domain to the modules of others, and enters nothing else of them but services.',
    severity: 'error',
    from: { path: `${SRC}/([^/]+)/.+\\.module\\.ts$` },
    to: {
      path: `${SRC}/(${DOMAINS.join('|')})/`,
      pathNot: [`${SRC}/$1/`, '\\.(service|events|module)\\.ts$', ...SHARED_GROUND.map(({ to }) => to)],
    },
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
    name: 'api-payments-blind',
    comment: 'payments emits pago.confirmado and knows nothing of what it pays for.',
    severity: 'error',
    from: { path: '^apps/api/src/payments/payments/', pathNot: SPEC },
    to: { path: '^apps/api/src/(orders|citas|membresia|services|promotions)/' },
  },
  {
    name: 'api-comisiones-blind',
    comment: 'What a plan keeps of sales reaches comisiones by registration with system: it knows no plans.',
    severity: 'error',
    from: { path: '^apps/api/src/orders/comisiones/', pathNot: SPEC },
    to: { path: '^apps/api/src/membresia/' },
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
    comment: 'The API is given a database by MONGODB_URI; starting one is the work of scripts and tests.',
    severity: 'error',
    from: { path: '^apps/api/src/', pathNot: SPEC },
    to: { path: '^packages/(mongo|tooling)/' },
  },
  {
    name: 'api-pure-files',
    comment: 'Mappers and policies are pure: no service, no repository, no Nest.',
    severity: 'error',
    from: { path: '^apps/api/src/.+\\.(mapper|policy)\\.ts$' },
    to: { path: '(\\.(service|repository|controller|module)\\.ts$|(^|/)node_modules/@nestjs/)' },
  },
];
