import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { findOnPath } from '../../fetch/find-on-path.mjs';
import { debianProgram } from '../common/debian-program';
import type { Progress } from '../common/types';

const NGINX = {
  package: { name: 'nginx', label: 'nginx', megabytes: 9 },
  folder: 'nginx',
  program: 'usr/sbin/nginx',
  name: 'nginx',
};
/** The first one that resolves the names of an upstream again (`server … resolve`). */
const OLDEST = [1, 27, 3];

/** An nginx that knows the shipped configuration's directives. */
export interface Nginx {
  command: string[];
  /** File of the media types that a configuration includes. */
  mimeTypes: string;
}

function isRecent(program: string): boolean {
  const version = /nginx\/(\d+)\.(\d+)\.(\d+)/.exec(spawnSync(program, ['-v'], { encoding: 'utf8' }).stderr ?? '');
  const difference = OLDEST.map((part, n) => Number(version?.[n + 1]) - part).find((one) => one !== 0) ?? 0;
  return difference >= 0;
}

/** The installed nginx if it is 1.27.3 or newer, else Debian's, unpacked into the cache folder without root. Throws an Error in Spanish when none can be had. */
export async function findNginx(onProgress: Progress = () => undefined): Promise<Nginx> {
  const installed = findOnPath('nginx');
  if (installed && isRecent(installed)) return { command: [installed], mimeTypes: '/etc/nginx/mime.types' };
  const { root, command } = await debianProgram(NGINX, undefined, onProgress).catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`No hay nginx ${OLDEST.join('.')} o más nuevo: ${reason}. Instálalo, o deja descargar de Debian.`, {
      cause: error,
    });
  });
  return { command, mimeTypes: join(root, 'etc', 'nginx', 'mime.types') };
}
