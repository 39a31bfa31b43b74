import { existsSync } from 'node:fs';
import { chmod, chown, mkdir, mkdtemp, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { claim, release } from '../common/owner';
import type { Progress } from '../common/types';
import { makeTemplate } from './cluster';
import { fetchPackages } from './packages';
import { binFolder, cacheFolder, engineUser, type Install } from './places';

/** Raise it when what is unpacked changes, so that old caches are left alone. */
const LAYOUT = 1;

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

async function build(target: string, onProgress: Progress): Promise<void> {
  const started = Date.now();
  const work = await mkdtemp(`${target}.`);
  try {
    await chmod(work, 0o755);
    const install = { root: join(work, 'root'), template: join(work, 'template') };
    await mkdir(install.root);
    await fetchPackages(install.root, join(work, 'download'), onProgress);
    await rm(join(work, 'download'), { recursive: true, force: true });
    await arrange(install.root);
    await mkdir(install.template, { mode: 0o700 });
    const user = engineUser();
    if (user) await chown(install.template, user.uid, user.gid);
    await makeTemplate(install);
    await rename(work, target);
    onProgress(
      `DocumentDB quedó listo en ${Math.round((Date.now() - started) / 1000)} s; los próximos arranques son inmediatos.`,
    );
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

/** Finds the unpacked engine or unpacks it; two processes that ask at once share one unpacking. */
export async function ensureInstall(cacheDir: string | undefined, onProgress: Progress): Promise<Install> {
  const target = join(cacheFolder(cacheDir), `documentdb-${process.arch}-${LAYOUT}`);
  const lock = `${target}.lock`;
  for (let told = false; !existsSync(target); await sleep(200)) {
    const holder = await claim(lock);
    if (holder === undefined) {
      try {
        if (!existsSync(target)) await build(target, onProgress);
      } finally {
        await release(lock);
      }
      break;
    }
    if (!told) onProgress('Otro proceso está preparando DocumentDB; esperando…');
    told = true;
  }
  return { root: join(target, 'root'), template: join(target, 'template') };
}
