import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** The file that starts Vitest in a workspace, given by its folder. */
export const vitestCli = (workspace) =>
  join(dirname(createRequire(join(workspace, 'package.json')).resolve('vitest/package.json')), 'vitest.mjs');
