import { existsSync } from 'node:fs';
import { chmod, mkdtemp, rename, rm } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { claim, release } from './owner.mjs';

/**
 * @typedef {object} Installation
 * @property {string} target The folder that will be there, whole, or not at all.
 * @property {string} label
 * @property {(folder: string) => Promise<void>} build Fills an empty folder, which then becomes the target.
 * @property {import('../src/common/types.js').Progress} onProgress
 */

/** @param {Installation} installation */
async function install({ target, label, build, onProgress }) {
  const started = Date.now();
  const work = await mkdtemp(`${target}.`);
  try {
    await chmod(work, 0o755);
    await build(work);
    await rename(work, target);
    onProgress(
      `${label} quedó listo en ${Math.round((Date.now() - started) / 1000)} s; los próximos arranques son inmediatos.`,
    );
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

/**
 * Makes a folder unless it is there; of processes that ask at once one makes it and the others wait.
 * @param {Installation} installation
 * @returns {Promise<void>}
 */
export async function installOnce(installation) {
  const { target, label, onProgress } = installation;
  const lock = `${target}.lock`;
  for (let told = false; !existsSync(target); await sleep(200)) {
    const holder = await claim(lock);
    if (holder === undefined) {
      try {
        if (!existsSync(target)) await install(installation);
      } finally {
        await release(lock);
      }
      return;
    }
    if (!told) onProgress(`Otro proceso está preparando ${label}; esperando…`);
    told = true;
  }
}
