import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type DebianPackage, fetchPackages } from '../../fetch/debian.mjs';
import { installOnce } from '../../fetch/install-once.mjs';
import { cacheFolder } from '../../fetch/places.mjs';
import type { Progress } from './types';

/** Version of the unpacked layout; a change of it leaves old caches alone. */
const LAYOUT = 1;

/** A program of one of Debian's packages. */
interface DebianProgram {
  package: DebianPackage;
  /** Name of the folder in the cache. */
  folder: string;
  /** Path of the program below `/`, and its name. */
  program: string;
  name: string;
}

/** The unpacked package (stands in for `/`), and the command line that runs the program by its own loader and libraries, without root. */
export async function debianProgram(
  wanted: DebianProgram,
  cacheDir: string | undefined,
  onProgress: Progress,
): Promise<{ root: string; command: string[] }> {
  const target = join(cacheFolder(cacheDir), `${wanted.folder}-${process.arch}-${LAYOUT}`);
  const root = join(target, 'root');
  const build = async (work: string): Promise<void> => {
    await mkdir(join(work, 'root'));
    await fetchPackages(wanted.package, join(work, 'root'), join(work, 'download'), onProgress);
    await rm(join(work, 'download'), { recursive: true, force: true });
  };
  await installOnce({ target, label: wanted.package.label, build, onProgress });
  const { loader, libraries } = await findLoader(join(root, 'usr', 'lib'), wanted.package.label);
  const program = join(root, wanted.program);
  return { root, command: [loader, '--library-path', libraries, '--argv0', wanted.name, program] };
}

async function findLoader(folder: string, label: string): Promise<{ loader: string; libraries: string }> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    if (!entry.isDirectory()) continue;
    const libraries = join(folder, entry.name);
    const name = (await readdir(libraries)).find((file) => /^ld-linux.*\.so\.\d$/.test(file));
    if (name) return { loader: join(libraries, name), libraries };
  }
  throw new Error(`El paquete de ${label} no trae su cargador de bibliotecas`);
}
