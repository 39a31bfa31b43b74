import type { Plugin } from 'vite';
import { FIRST_PAGES, LIST_PAGES, PANEL } from './first-pages.ts';
import { isZod, zodUsers } from './zod-apart.ts';

const REACT = /node_modules[\\/](react|react-dom|react-router|react-router-dom|scheduler)[\\/]/;
/** Named by an index of MUI that every page imports, and left out of every chunk: through it all kinds of fields would seem to be needed. */
const UNUSED = /[\\/]@mui[\\/]material[\\/]styles[\\/]enhanceHighContrast\.mjs$/;
/** What most of the first pages need is sent with all of them: a request costs more than some bytes that one of them does not use. */
const MOST = Math.ceil(FIRST_PAGES.length / 2);
/** So many chunks of the offices share a module before it is worth sending with the first of them. */
const OFFICE_SHARE = 28;
/** First pages that share what the others do not need. */
const FAMILIES = { goods: ['home', 'catalogue', 'product'], places: ['stores', 'store', 'workshops', 'workshop'] };
/** Shapes are smaller, and come with the first form or area: they are worth it sooner. */
const FORMS_SHARE = 10;

const PAGE = /\/src\/pages\/.*-page\.tsx$/;

/** The entry stays a chunk: it is what public/boot.js starts. */
const isEntry = (id: string): boolean => id === entry || id.endsWith('/web/src/main.tsx');

const imports = new Map<string, readonly string[]>();
let entry: string | undefined;
/** Which of the first pages load a module before anything is touched, by its id; the entry's own are loaded by all. */
let loads: Map<string, string[]> | undefined;
/** What every page behind the sign-in loads. */
let panel: Set<string> | undefined;
/** By how many of the other pages a module is loaded, and how many there are. */
let others: { loads: Map<string, number>; pages: number } | undefined;
/** What a question needs before it can be asked. */
let dialogs: Set<string> | undefined;
/** What the modules that build shapes with zod load. */
let shapes: Set<string> | undefined;

/** What the lists behind the sign-in load before a dialog is opened. */
let lists: Set<string> | undefined;

/** Every module that comes with `id`, itself included. */
function reach(id: string, seen = new Set<string>()): Set<string> {
  if (seen.has(id)) return seen;
  seen.add(id);
  for (const next of imports.get(id) ?? []) if (!UNUSED.test(next)) reach(next, seen);
  return seen;
}

const pageOf = (file: string): string => [...imports.keys()].find((id) => id.endsWith(file))!;

function count(): Map<string, string[]> {
  const pages = new Map<string, string[]>();
  const start = [...reach(entry!)];
  for (const { name, file } of FIRST_PAGES) {
    for (const id of new Set([...start, ...reach(pageOf(file))])) pages.set(id, [...(pages.get(id) ?? []), name]);
  }
  return pages;
}

/** Reads who imports whom, for the groups below. */
export const readImports = (): Plugin => ({
  name: 'read-imports',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  moduleParsed({ id, importedIds, isEntry }) {
    imports.set(id, importedIds);
    if (isEntry) entry = id;
  },
});

/** The first pages that load `id`; zod and what builds shapes with it go with the forms that use them. */
const pagesOf = (id: string): readonly string[] => {
  loads ??= count();
  return zodUsers.has(id) || isEntry(id) ? [] : (loads.get(id) ?? []);
};
const firstPages = (id: string): number => pagesOf(id).length;

const inPanel = (id: string): boolean => {
  panel ??= new Set(PANEL.flatMap((file) => [...reach(pageOf(file))]));
  return panel.has(id);
};

/** Shapes take what they need along into their chunk: were it there alone, the page that needs it would load them and zod. */
const inShapes = (id: string): boolean => {
  shapes ??= new Set([...zodUsers].flatMap((user) => [...reach(user)]));
  return shapes.has(id);
};

/** Whether it is worth a shared chunk: several of the first pages load it, or one does and what would take it along (shapes, the panel). */
const isShared = (id: string): boolean => firstPages(id) > (inShapes(id) || inPanel(id) ? 0 : 1);
const isOfFamily = (id: string, family: readonly string[]): boolean =>
  pagesOf(id).every((page) => family.includes(page));

function countOthers(): { loads: Map<string, number>; pages: number } {
  const pages = [...imports.keys()].filter((id) => PAGE.test(id) && !FIRST_PAGES.some(({ file }) => id.endsWith(file)));
  const loads = new Map<string, number>();
  for (const page of pages) for (const id of reach(page)) loads.set(id, (loads.get(id) ?? 0) + 1);
  return { loads, pages: pages.length };
}

/** What most other pages, or all behind the sign-in, load: in a family's chunk it would take the whole family along. */
const isWanted = (id: string): boolean => {
  others ??= countOthers();
  return inPanel(id) || (others.loads.get(id) ?? 0) > others.pages / 2;
};
const families = Object.values(FAMILIES);
const inFamily = (id: string, family: readonly string[]): boolean =>
  isShared(id) && isOfFamily(id, family) && !isWanted(id);

/** Questions and what went wrong: lighter than the fields that the offices' forms share. */
const inDialogs = (id: string): boolean => {
  dialogs ??= reach(pageOf('/ui/confirm-action.tsx'));
  return dialogs.has(id);
};

const inLists = (id: string): boolean => {
  lists ??= new Set(LIST_PAGES.flatMap(({ file }) => [...reach(pageOf(file))]));
  return lists.has(id);
};

const ofOffices = (id: string): boolean => !zodUsers.has(id) && firstPages(id) === 0 && !isEntry(id);

/**
 * The chunks that several pages share, from what most first pages need to what only the offices do. Each is closed under imports, so
 * that none needs a later one. A chunk for each combination of pages would be fitter in bytes and seventy requests for one page.
 */
export const groups = [
  { name: 'zod', test: isZod, priority: 4 },
  { name: 'react', test: REACT, priority: 3 },
  { name: 'frame', test: (id: string) => firstPages(id) >= MOST, priority: 2 },
  { name: 'public', test: (id: string) => isShared(id) && !families.some((one) => inFamily(id, one)), priority: 1.5 },
  { name: 'goods', test: (id: string) => inFamily(id, FAMILIES.goods), priority: 1.3 },
  { name: 'places', test: (id: string) => inFamily(id, FAMILIES.places), priority: 1.2 },
  { name: 'panel', test: (id: string) => ofOffices(id) && inPanel(id), priority: 1 },
  { name: 'dialogs', test: (id: string) => ofOffices(id) && inDialogs(id), priority: 0.5 },
  { name: 'office', minShareCount: OFFICE_SHARE, test: (id: string) => ofOffices(id) && inLists(id), priority: 0 },
  // A group takes what its modules import along: what lists need, too, was taken before.
  { name: 'fields', minShareCount: OFFICE_SHARE, test: ofOffices, priority: 0 },
  { name: 'forms', minShareCount: FORMS_SHARE, test: (id: string) => zodUsers.has(id), priority: 0 },
];
