import { chmod, mkdir, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { demandedEngine, mongodOnPath, whyNoDownload } from './available.mjs';
import { fetchPackages } from './debian.mjs';
import { installOnce } from './install-once.mjs';
import { binFolder, cacheFolder } from './places.mjs';

/** Raise it when what is unpacked changes, so that old caches are left alone. */
const LAYOUT = 2;
const PACKAGE = { name: 'postgresql-18-documentdb', label: 'DocumentDB', megabytes: 140 };

/**
 * The packages need a newer libc than the host's. Their own loader, told where their libraries are, runs them
 * without a chroot, so without root, mounts or a copy per instance. initdb and pg_ctl start `postgres` by
 * name, hence the wrapper in its place.
 */
const WRAPPER = `#!/bin/sh
bin=\${0%/*}; usr=\${bin%/lib/postgresql/*}
for loader in "$usr"/lib/*/ld-linux-*.so.?; do break; done
exec "$loader" --library-path "\${loader%/*}:\${bin%/bin}/lib" --argv0 "$0" "$0.bin" "$@"
`;

/** @param {string} root */
async function arrange(root) {
  const bin = binFolder(root);
  for (const program of ['postgres', 'initdb']) {
    await rename(join(bin, program), join(bin, `${program}.bin`));
    await writeFile(join(bin, program), WRAPPER);
    await chmod(join(bin, program), 0o755);
  }
  // A dpkg alternative, which unpacking alone does not make.
  await symlink('postgis-3.control', join(root, 'usr/share/postgresql/18/extension/postgis.control'));
}

/**
 * Finds the unpacked engine or unpacks it; two processes that ask at once share one unpacking.
 * @param {string | undefined} cacheDir
 * @param {import('../src/common/types.js').Progress} onProgress
 * @returns {Promise<string>} the folder that holds `root`, which stands in for `/` and is never written to again
 */
export async function ensureEngine(cacheDir, onProgress) {
  const target = join(cacheFolder(cacheDir), `documentdb-${process.arch}-${LAYOUT}`);
  /** @param {string} work */
  const build = async (work) => {
    const root = join(work, 'root');
    await mkdir(root);
    await fetchPackages(PACKAGE, root, join(work, 'download'), onProgress);
    await rm(join(work, 'download'), { recursive: true, force: true });
    await arrange(root);
  };
  await installOnce({ target, label: PACKAGE.label, build, onProgress });
  return target;
}

/**
 * Fetches the engine where a database will need it: needs nothing installed, so a first start does it beside the
 * installation. Throws in Spanish what went wrong; starting the database tries again.
 * @param {import('../src/common/types.js').Progress} onProgress
 * @returns {Promise<void>}
 */
export async function prefetchEngine(onProgress) {
  const demanded = demandedEngine();
  if (process.env['MONGODB_URI'] || demanded === 'mongod') return;
  if (!demanded && (mongodOnPath() || !(await whyNoDownload()))) return;
  await ensureEngine(undefined, onProgress);
}
