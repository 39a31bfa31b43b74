import type { Plugin } from 'vite';

/** Named by an index of MUI that every page imports, and left out of every chunk: through it all kinds of fields would seem to be needed. */
const UNUSED = /[\\/]@mui[\\/]material[\\/]styles[\\/]enhanceHighContrast\.mjs$/;

/** Modules with routes, which name the module of every page: it is a chunk of its own. */
const ROUTES = /\/src\/app\/routes[\w-]*\.tsx?$/;

interface ReadModule {
  imports: readonly string[];
  /** Fetched by `import()`. */
  later: readonly string[];
  /** Characters of source. */
  length: number;
}

const modules = new Map<string, ReadModule>();
let entry: string | undefined;

/** Works out at the first call what all later ones get: imports are known once all modules are read. */
export function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}

/** Reads who imports whom. */
export const readImports = (): Plugin => ({
  name: 'read-imports',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  moduleParsed({ id, importedIds, dynamicallyImportedIds, code, isEntry }) {
    modules.set(id, { imports: importedIds, later: dynamicallyImportedIds, length: code?.length ?? 0 });
    if (isEntry) entry = id;
  },
});

/** Every module that comes with `id`, itself included. */
export function reach(id: string, seen = new Set<string>()): Set<string> {
  if (seen.has(id)) return seen;
  seen.add(id);
  for (const next of modules.get(id)?.imports ?? []) if (!UNUSED.test(next)) reach(next, seen);
  return seen;
}

/** The entry stays a chunk: it is what public/boot.js starts. */
export const isEntry = (id: string): boolean => id === entry || id.endsWith('/web/src/main.tsx');
export const reachOfEntry = (): string[] => [...reach(entry!)];
export const lengthOf = (id: string): number => modules.get(id)?.length ?? 0;

/** The module whose path ends so. */
export function moduleAt(file: string): string {
  const found = [...modules.keys()].find((id) => id.endsWith(file));
  if (!found) throw new Error(`no module of the build is ${file}`);
  return found;
}
export const reachOf = (files: readonly string[]): Set<string> =>
  new Set(files.flatMap((file) => [...reach(moduleAt(file))]));

/** The modules of all pages. */
export const pages = once(() => [
  ...new Set([...modules].flatMap(([id, { later }]) => (ROUTES.test(id) ? later : []))),
]);
