import { createRequire } from 'node:module';
import { join } from 'node:path';

const resolver = (workspace) => createRequire(join(workspace, 'package.json'));

/** The file that starts Jest in a workspace, given by its folder. */
export const jestCli = (workspace) => resolver(workspace).resolve('jest/bin/jest');
