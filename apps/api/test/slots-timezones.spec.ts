import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const contracts = join(__dirname, '../../../packages/contracts');

// A process has one time zone from its start on: the same specification runs in one of each.
test.each(['UTC', 'Asia/Tokyo', 'America/Los_Angeles'])(
  'the times that can be booked are the same on a server in %s',
  (TZ) => {
    const jestCli = createRequire(join(contracts, 'package.json')).resolve('jest/bin/jest');
    const run = () =>
      execFileSync(process.execPath, [jestCli, 'citas/slots.spec'], {
        cwd: contracts,
        env: { ...process.env, TZ },
        stdio: 'pipe',
      });
    expect(run).not.toThrow();
  },
  60_000,
);
