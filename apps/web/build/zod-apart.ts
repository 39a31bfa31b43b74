import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Module that replaces every import of zod in a build, so that zod is set up before it is used. */
export const ZOD_SETUP = join(import.meta.dirname, '../src/lib/zod.ts');
/** Modules that import zod, complete once all are read. */
export const zodUsers = new Set<string>();

/**
 * Whether a module is zod itself or its setup, with all that the setup imports: were that in another chunk, the schemas beside
 * it would be built before the setup has run, and zod would try `new Function`, which the content security policy reports.
 */
export const isZod = (id: string): boolean =>
  id === ZOD_SETUP || /[\\/]node_modules[\\/]zod[\\/]|[\\/]contracts[\\/]src[\\/]kernel[\\/]locale\.ts$/.test(id);

/** Records the importers of zod, so that it stays out of the chunk that every page loads. */
export const zodApart = (): Plugin => ({
  name: 'zod-apart',
  apply: 'build',
  moduleParsed({ id, importedIds }) {
    if (importedIds.includes(ZOD_SETUP)) zodUsers.add(id);
  },
});
