import { gzipSync } from 'node:zlib';
import type { Plugin, Rolldown } from 'vite';
import { FIRST_PAGES, LIST_PAGES } from './first-pages.ts';
import { isZod, zodUsers } from './zod-apart.ts';

type Chunk = Rolldown.OutputChunk;

/** Tells how much script, gzipped, each of these pages loads before anything is touched, and fails when one loads zod. */
export const firstScript = (): Plugin => ({
  name: 'first-script',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle(_, bundle) {
    const chunks = Object.values(bundle).filter((file): file is Chunk => file.type === 'chunk');
    const reach = (chunk: Chunk, seen: Set<Chunk>): Set<Chunk> => {
      if (!seen.has(chunk))
        chunks
          .filter(({ fileName }) => seen.add(chunk) && chunk.imports.includes(fileName))
          .forEach((next) => reach(next, seen));
      return seen;
    };
    const entry = chunks.find(({ isEntry }) => isEntry)!;
    const bytes = new Map(chunks.map((chunk) => [chunk, gzipSync(chunk.code).length]));
    for (const { name: page, file } of [...FIRST_PAGES, ...LIST_PAGES]) {
      const own = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(file));
      if (!own) return this.error(`There is no page '${page}'.`);
      const loaded = [...reach(own, reach(entry, new Set()))];
      const modules = loaded.flatMap(({ moduleIds }) => moduleIds);
      const kilobytes = loaded.reduce((sum, chunk) => sum + bytes.get(chunk)!, 0) / 1000;
      this.info(`${page}: ${kilobytes.toFixed(0)} kB of script in ${loaded.length} files, gzipped`);
      if (modules.some(isZod))
        this.error(`The page '${page}' loads zod, by ${modules.filter((id) => zodUsers.has(id)).join(', ')}`);
    }
  },
});
