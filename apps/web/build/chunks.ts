import { FIRST_PAGES, LIST_PAGES, PANEL, SIGN_IN } from './first-pages.ts';
import { isEntry, lengthOf, moduleAt, once, pages, reach, reachOf, reachOfEntry } from './module-graph.ts';
import { isZod, zodUsers } from './zod-apart.ts';

const REACT = /node_modules[\\/](react|react-dom|react-router|react-router-dom|scheduler)[\\/]/;
/** Banks, which lists of payments and many forms' schemas need: in the forms' chunk they would bring zod to those lists. */
const BANKS = /contracts[\\/]src[\\/](data[\\/]bancos\.json|platform[\\/]catalogos[\\/]bancos\.ts)$/;
/** Number of first pages above which a module is sent with all: a request costs more than a few unused bytes. */
const MOST = Math.ceil(FIRST_PAGES.length / 2);
/** Number of office chunks that must share a module before it is sent with the first of them. */
const OFFICE_SHARE = 28;
/** Families of first pages that share modules the others do not need. */
const FAMILIES = { goods: ['home', 'catalogue', 'product'], places: ['stores', 'store', 'workshops', 'workshop'] };
/** Size in characters of source up to which a request costs more than the module. */
const SMALL = 8_000;
/** As OFFICE_SHARE, for zod schemas: they are smaller, and come with the first form or area. */
const FORMS_SHARE = 10;

/** First pages that load a module before any interaction, by its id; all load the entry's own. */
const loads = once(() => {
  const found = new Map<string, string[]>();
  const start = reachOfEntry();
  for (const { name, file } of FIRST_PAGES) {
    for (const id of new Set([...start, ...reach(moduleAt(file))])) found.set(id, [...(found.get(id) ?? []), name]);
  }
  return found;
});
/** Modules that every page behind the sign-in loads. */
const panel = once(() => reachOf(PANEL));
/** Modules of the confirmation dialog. */
const dialogs = once(() => reachOf(['/ui/confirm-action.tsx']));
/** Modules that the lists behind the sign-in load before a dialog is opened. */
const lists = once(() => reachOf(LIST_PAGES.map(({ file }) => file)));
/** Modules of a form with text fields only: the sign-in page loads no list of the offices along with it. */
const plainForms = once(() => reachOf([SIGN_IN]));
/** Modules that build zod schemas, with their imports. */
const shapes = once(() => new Set([...zodUsers].flatMap((user) => [...reach(user)])));
/** Number of other pages (not first ones) that load a module, by id, and the number of such pages. */
const otherPages = once(() => {
  const others = pages().filter((id) => !FIRST_PAGES.some(({ file }) => id.endsWith(file)));
  const counts = new Map<string, number>();
  for (const page of others) for (const id of reach(page)) counts.set(id, (counts.get(id) ?? 0) + 1);
  return { counts, total: others.length };
});

/** The first pages that load `id`; zod and modules that build schemas with it go with the forms that use them. */
const pagesOf = (id: string): readonly string[] => (zodUsers.has(id) || isEntry(id) ? [] : (loads().get(id) ?? []));
const firstPages = (id: string): number => pagesOf(id).length;

const inPanel = (id: string): boolean => panel().has(id);

/** True of modules that schemas import: shared by schemas alone, such a module would make its page load them and zod. */
const inShapes = (id: string): boolean => shapes().has(id);

/** True of modules worth a shared chunk: several first pages load it, or one does and schemas or the panel would take it along. */
const isShared = (id: string): boolean => firstPages(id) > (inShapes(id) || inPanel(id) ? 0 : 1);
const isOfFamily = (id: string, family: readonly string[]): boolean =>
  pagesOf(id).every((page) => family.includes(page));

/**
 * True of modules that most other pages, or all behind the sign-in, load: in a family's chunk such a module takes the family along.
 */
const isWidelyUsed = (id: string): boolean =>
  inPanel(id) || (otherPages().counts.get(id) ?? 0) > otherPages().total / 2;
const inPlainForms = (id: string): boolean => plainForms().has(id);
const families = Object.values(FAMILIES);
const inFamily = (id: string, family: readonly string[]): boolean =>
  isShared(id) && isOfFamily(id, family) && !isWidelyUsed(id) && !inPlainForms(id);

/** Confirmation dialogs and error messages: lighter than the fields that the offices' forms share. */
const inDialogs = (id: string): boolean => dialogs().has(id);

const inLists = (id: string): boolean => lists().has(id);

const ofOffices = (id: string): boolean => !zodUsers.has(id) && firstPages(id) === 0 && !isEntry(id);

/** Modules of forms, including schemas that no list loads: a form needs zod in any case. */
const isOfForms = (id: string): boolean =>
  inPlainForms(id) && !inLists(id) && (zodUsers.has(id) ? !isZod(id) : ofOffices(id));

const byFirstPages = [
  { name: 'zod', test: isZod, priority: 4 },
  { name: 'react', test: (id: string) => REACT.test(id), priority: 3 },
  { name: 'frame', test: (id: string) => firstPages(id) >= MOST, priority: 2 },
  { name: 'public', test: (id: string) => isShared(id) && !families.some((one) => inFamily(id, one)), priority: 1.5 },
  { name: 'goods', test: (id: string) => inFamily(id, FAMILIES.goods), priority: 1.3 },
  { name: 'places', test: (id: string) => inFamily(id, FAMILIES.places), priority: 1.2 },
];
const byOffices = [
  { name: 'panel', test: (id: string) => ofOffices(id) && inPanel(id), priority: 1 },
  { name: 'inputs', test: (id: string) => ofOffices(id) && inPlainForms(id) && inLists(id), priority: 0.8 },
  { name: 'fields', minShareCount: FORMS_SHARE, test: isOfForms, priority: 0.7 },
  { name: 'access', minShareCount: 2, test: isOfForms, priority: 0.6 },
  { name: 'dialogs', test: (id: string) => ofOffices(id) && inDialogs(id), priority: 0.5 },
];

/** Whether one of these groups takes the module. */
const isTakenBy = (list: readonly { test: (id: string) => boolean }[], id: string): boolean =>
  list.some(({ test }) => test(id));

/** Chunk of a first page's modules that others load, too: small ones whose imports come with the page in any case, or are small as well. */
function partsOf(page: string) {
  const isThere = (id: string): boolean => isTakenBy(byFirstPages, id) && pagesOf(id).includes(page);
  const isPart = (id: string): boolean =>
    pagesOf(id).length === 1 && pagesOf(id)[0] === page && !isTakenBy(byOffices, id) && lengthOf(id) <= SMALL;
  return {
    name: `${page}-parts`,
    minShareCount: 2,
    test: (id: string): boolean => isPart(id) && [...reach(id)].every((one) => isThere(one) || isPart(one)),
    priority: 0.3,
  };
}

/**
 * The chunks that several pages share, from those of most first pages to those of the offices alone. Each is closed under
 * imports, so that none needs a later one. One chunk per combination of pages would fit better in bytes, but need seventy
 * requests for one page.
 */
export const groups = [
  ...byFirstPages,
  ...byOffices,
  ...FIRST_PAGES.map(({ name }) => partsOf(name)),
  { name: 'banks', test: (id: string) => BANKS.test(id), priority: 0.1 },
  { name: 'office', minShareCount: OFFICE_SHARE, test: (id: string) => ofOffices(id) && inLists(id), priority: 0 },
  { name: 'forms', minShareCount: FORMS_SHARE, test: (id: string) => zodUsers.has(id), priority: 0 },
];
