import { findOnPath } from '../../fetch/find-on-path.mjs';
import { debianProgram } from '../common/debian-program';
import type { Progress } from '../common/types';

/** The server's program is in this package, under the name of the checker of dumps, and looks at the name it is called by. */
const REDIS = {
  package: { name: 'redis-tools', label: 'Redis', megabytes: 14 },
  folder: 'redis',
  program: 'usr/bin/redis-check-rdb',
  name: 'redis-server',
};

/** The command line of a Redis server: the installed one, or Debian's, unpacked and run by its own loader and libraries. */
export async function redisCommand(cacheDir: string | undefined, onProgress: Progress): Promise<string[]> {
  const installed = findOnPath('redis-server');
  return installed ? [installed] : (await debianProgram(REDIS, cacheDir, onProgress)).command;
}
