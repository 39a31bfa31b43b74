import { chmod, chown, mkdir, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fetchPackages } from '../common/debian';
import { installOnce } from '../common/install-once';
import type { Progress } from '../common/types';
import { makeTemplate } from './cluster';
import { binFolder, cacheFolder, engineUser, type Install } from './places';

/** Raise it when what is unpacked changes, so that old caches are left alone. */
const LAYOUT = 1;
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

async function arrange(root: string): Promise<void> {
  const bin = binFolder(root);
  for (const program of ['postgres', 'initdb']) {
    await rename(join(bin, program), join(bin, `${program}.bin`));
    await writeFile(join(bin, program), WRAPPER);
    await chmod(join(bin, program), 0o755);
  }
  // A dpkg alternative, which unpacking alone does not make.
  await symlink('postgis-3.control', join(root, 'usr/share/postgresql/18/extension/postgis.control'));
}

async function build(work: string, onProgress: Progress): Promise<void> {
  const install = { root: join(work, 'root'), template: join(work, 'template') };
  await mkdir(install.root);
  await fetchPackages(PACKAGE, install.root, join(work, 'download'), onProgress);
  await rm(join(work, 'download'), { recursive: true, force: true });
  await arrange(install.root);
  await mkdir(install.template, { mode: 0o700 });
  const user = engineUser();
  if (user) await chown(install.template, user.uid, user.gid);
  await makeTemplate(install);
}

/** Finds the unpacked engine or unpacks it; two processes that ask at once share one unpacking. */
export async function ensureInstall(cacheDir: string | undefined, onProgress: Progress): Promise<Install> {
  const target = join(cacheFolder(cacheDir), `documentdb-${process.arch}-${LAYOUT}`);
  await installOnce({ target, label: PACKAGE.label, build: (work) => build(work, onProgress), onProgress });
  return { root: join(target, 'root'), template: join(target, 'template') };
}
