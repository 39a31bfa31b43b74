// What may be used where. Each list is whole, because a later flat-config entry replaces a rule's options, never adds to them.

const BROWSER = ['window', 'document', 'localStorage', 'sessionStorage', 'navigator', 'location', 'history'];
const BROWSER_HINT =
  'Public pages will be rendered on the server: reach the browser through a hook or a module of src/lib.';

/** Options of no-restricted-globals for web code that must also run without a browser. */
export const browserGlobals = BROWSER.map((name) => ({ name, message: BROWSER_HINT }));

/** Options of no-restricted-properties that close the way around `browserGlobals`. */
export const browserProperties = BROWSER.map((property) => ({ object: 'globalThis', property, message: BROWSER_HINT }));

/** Re-export of a whole file. */
export const exportAll = {
  selector: 'ExportAllDeclaration',
  message: 'No barrels: name what you export, where it is defined.',
};

/** One operator on one field has a typed function; `trusted` takes whatever it is given. */
export const plainOperators = {
  selector:
    "CallExpression[callee.property.name='trusted'] > ObjectExpression[properties.length=1] > Property[key.name=/^\\$(in|nin|ne|gte?|lte?|exists|size)$/]",
  message: 'Use the function of this name in platform/database/operators.',
};

/** A form without a method is a GET: what was typed, perhaps a password, would stand in the address where the page's code is late. */
export const plainForms = {
  selector:
    'JSXOpeningElement:matches([name.name="form"], :has(> JSXAttribute[name.name="component"][value.value="form"])):not(:has(> JSXAttribute[name.name="method"][value.value="get"]))',
  message: 'Use Form (ui/form/form.tsx), or method="get" for a search.',
};

/** People's and shops' pictures may come from another origin (MEDIA_URL). */
export const ownPictures = {
  selector:
    'JSXOpeningElement[name.name="Avatar"] > JSXAttribute[name.name="src"]:not(:has(CallExpression[callee.name="mediaUrl"]))',
  message: 'Ask for a stored picture by mediaUrl (lib/media-url.ts).',
};

/** The browser's own number field empties what it cannot read, and nobody is told. */
export const rawNumbers = {
  selector: 'JSXAttribute[name.name="type"][value.value="number"]',
  message: 'Use NumberField, MoneyField or QuantityStepper (ui), and readNumber (contracts) for what was typed.',
};

const TIMES = '/^(hora|apertura|cierre|hora(Apertura|Cierre|Corte|Inicio|Fin))$/';
const SHOWN = ':matches(TemplateLiteral, :matches(JSXElement, JSXFragment) > JSXExpressionContainer)';
/** Times of day are data as 'HH:MM' and words as '5:00 p. m.': nothing that is read joins the first. */
export const rawTimes = {
  selector: `${SHOWN} > :matches(MemberExpression[computed=false][property.name=${TIMES}], Identifier[name=${TIMES}], CallExpression[callee.name=/^(caracasTime|timeOf)$/])`,
  message: 'Write a time of day with venezuela/clock (contracts).',
};

/** Tests that are switched off, or that switch off the others. */
export const skippedTests = [
  {
    selector: 'MemberExpression[object.name=/^(it|test|describe)$/][property.name=/^(skip|only|todo|fixme)$/]',
    message: 'No skipped and no lonely tests: mend it or delete it.',
  },
  {
    selector:
      'MemberExpression[object.object.name="test"][object.property.name="describe"][property.name=/^(skip|only|fixme)$/]',
    message: 'No skipped and no lonely tests: mend it or delete it.',
  },
  {
    selector: 'CallExpression[callee.name=/^(xit|xtest|xdescribe|fit|fdescribe)$/]',
    message: 'No skipped and no lonely tests.',
  },
];

const pattern = (regex, message, extra) => ({ regex, message, ...extra });

const mongooseOnly = pattern(
  '^mongoose($|/)',
  'mongoose belongs in *.schema.ts, *.repository.ts and src/platform/database.',
);
const nestMongooseOnly = pattern(
  '^@nestjs/mongoose$',
  '@nestjs/mongoose belongs in *.module.ts, *.schema.ts, *.repository.ts and src/platform/database.',
);
const validatorOnly = pattern(
  '^class-(validator|transformer)$',
  'Shapes are validated by contracts (zod); class-validator only checks the environment in src/platform/config.',
);
const driver = pattern('^mongodb$', 'The driver is reached through mongoose.');

/** Option of no-restricted-globals for the API's domains. */
export const repeatedWork = {
  name: 'setInterval',
  message: 'What is done again and again is added to the Scheduler (platform/common/scheduler.ts).',
};

/** no-restricted-imports options of the API, by place. */
export const apiImports = {
  everywhere: { patterns: [mongooseOnly, nestMongooseOnly, validatorOnly, driver] },
  modules: { patterns: [mongooseOnly, validatorOnly, driver] },
  database: { patterns: [validatorOnly] },
  config: { patterns: [mongooseOnly, nestMongooseOnly, driver] },
};

const outsideContracts = 'contracts knows zod only: it is read by the browser and by the server.';

/** no-restricted-imports options of contracts and of its specs. */
export const contractsImports = {
  source: { patterns: [pattern('^(?!\\.{1,2}/|zod$)', outsideContracts)] },
  specs: { patterns: [pattern('^(?!\\.{1,2}/|zod$|fast-check$|node:)', outsideContracts)] },
};

/** no-restricted-imports options of the web. */
export const webImports = {
  paths: [
    {
      name: 'react',
      importNames: ['lazy'],
      message:
        'Where the network is bad it puts the error page in the place of the whole page: use lib/lazy-part or ui/on-demand.',
    },
  ],
};
