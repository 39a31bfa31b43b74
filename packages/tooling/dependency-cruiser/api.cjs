const SPEC = '\\.spec\\.ts$';
const DOOR = '\\.(service|events|module)\\.ts$';

/** The table 'Domains of the API' of docs/arquitectura.md, highest first. What composes several of them (demo, pages) stands above. */
const FLOORS = [
  'checkout',
  'notifications',
  'cart',
  'profiles',
  'comments|preguntas|favorites',
  'reportes',
  'orders',
  'payments',
  'search',
  'products|services',
  'auth',
  'stores|workshops',
  'users',
  'system',
];

/** One rule per floor: nothing on it imports from a higher one. */
const floorRules = FLOORS.slice(1).map((floor, i) => ({
  name: `api-floor-${floor.split('|')[0]}`,
  comment:
    'A lower line of the table of domains never imports a higher one: let it emit an event, or move what both need down.',
  severity: 'error',
  from: { path: `^apps/api/src/(${floor})/`, pathNot: SPEC },
  to: { path: `^apps/api/src/(${FLOORS.slice(0, i + 1).join('|')})/` },
}));

exports.apiRules = [
  ...floorRules,
  {
    name: 'api-domain-door',
    comment:
      'Another domain is entered through its *.service, *.events or *.module; its repository, schema and mapper are its own.',
    severity: 'error',
    from: { path: '^apps/api/src/([^/]+)/', pathNot: SPEC },
    to: { path: '^apps/api/src/[^/]+/', pathNot: ['^apps/api/src/$1/', `^apps/api/src/platform/`, DOOR] },
  },
  {
    name: 'api-payments-blind',
    comment: 'payments emits pago.confirmado and knows nothing of what it pays for.',
    severity: 'error',
    from: { path: '^apps/api/src/payments/', pathNot: SPEC },
    to: { path: '^apps/api/src/(orders|citas|membresia|services|promotions)/' },
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
