import type { Rolldown } from 'vite';

/**
 * Finds the addresses of the files that a module's code is in, with all that they import, what is evaluated first at the front; null
 * when it is in none. The module is named by its path or the end of it.
 */
export function chunkFiles(bundle: Rolldown.OutputBundle): (module: string) => string[] | null {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const named = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  return (module) => {
    // A module that is fetched at need may have a file of its own beside the one that holds its code.
    const own =
      chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(module)) ??
      chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)));
    const files = new Set(own && [own.fileName]);
    for (const name of files) named.get(name)?.imports.forEach((next) => files.add(next));
    return own ? [...files].reverse().map((name) => `/${name}`) : null;
  };
}
