import { spawnSync } from 'node:child_process';

const canDieWithParent = (): boolean => spawnSync('setpriv', ['--pdeathsig', 'INT', 'true']).status === 0;

/** The command line under which a program gets `signal` when its parent is gone, however that ended; itself where Linux cannot. */
export const endWithParent = (program: string[], signal: 'INT' | 'KILL'): string[] =>
  canDieWithParent() ? ['setpriv', '--pdeathsig', signal, ...program] : program;
