import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fetchPackages } from '../../fetch/debian.mjs';
import { findOnPath } from '../../fetch/find-on-path.mjs';
import { installOnce } from '../../fetch/install-once.mjs';
import type { Progress } from '../common/types';
import { cacheFolder } from '../../fetch/places.mjs';

/** Raise it when what is unpacked changes, so that old caches are left alone. */
const LAYOUT = 1;
/** The server's program is in this package; `redis-server` adds a link to it, and a service. */
const PACKAGE = { name: 'redis-tools', label: 'Redis', megabytes: 14 };

/** The command line of a Redis server: the installed one, or Debian's, unpacked and run by its own loader and libraries. */
export async function redisCommand(cacheDir: string | undefined, onProgress: Progress): Promise<string[]> {
  const installed = findOnPath('redis-server');
  if (installed) return [installed];
  const target = join(cacheFolder(cacheDir), `redis-${process.arch}-${LAYOUT}`);
  const build = async (work: string): Promise<void> => {
    await mkdir(join(work, 'root'));
    await fetchPackages(PACKAGE, join(work, 'root'), join(work, 'download'), onProgress);
    await rm(join(work, 'download'), { recursive: true, force: true });
  };
  await installOnce({ target, label: PACKAGE.label, build, onProgress });
  const { loader, libraries } = await findLoader(join(target, 'root', 'usr', 'lib'));
  const program = join(target, 'root', 'usr', 'bin', 'redis-check-rdb');
  // The program looks at the name it is called by: a server, or the checker of dumps.
  return [loader, '--library-path', libraries, '--argv0', 'redis-server', program];
}

async function findLoader(folder: string): Promise<{ loader: string; libraries: string }> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    if (!entry.isDirectory()) continue;
    const libraries = join(folder, entry.name);
    const name = (await readdir(libraries)).find((file) => /^ld-linux.*\.so\.\d$/.test(file));
    if (name) return { loader: join(libraries, name), libraries };
  }
  throw new Error('El paquete de Redis no trae su cargador de bibliotecas');
}
