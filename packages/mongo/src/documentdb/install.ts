import { chown, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { ensureEngine } from '../../fetch/engine.mjs';
import { installOnce } from '../../fetch/install-once.mjs';
import { engineUser } from '../../fetch/places.mjs';
import type { Progress } from '../common/types';
import { type Install, makeTemplate } from './cluster';

/** The engine, fetched and made ready if it is not there yet; two processes that ask at once share the work. */
export async function ensureInstall(cacheDir: string | undefined, onProgress: Progress): Promise<Install> {
  const engine = await ensureEngine(cacheDir, onProgress);
  const target = `${engine}-cluster`;
  const build = async (work: string): Promise<void> => {
    const template = join(work, 'template');
    await mkdir(template, { mode: 0o700 });
    const user = engineUser();
    if (user) await chown(template, user.uid, user.gid);
    await makeTemplate({ root: join(engine, 'root'), template });
  };
  await installOnce({ target, label: 'El clúster de DocumentDB', build, onProgress });
  return { root: join(engine, 'root'), template: join(target, 'template') };
}
