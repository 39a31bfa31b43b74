import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

// A process has one time zone from its start on: the same specification runs in one of each.
test.each(['UTC', 'Asia/Tokyo', 'America/Los_Angeles'])(
  'the times that can be booked are the same on a server in %s',
  (TZ) => {
    const jest = require.resolve('jest/bin/jest');
    const run = () =>
      execFileSync(process.execPath, [jest, '--testPathPatterns', 'citas/slots.spec', '--silent'], {
        cwd: join(__dirname, '../../../packages/contracts'),
        env: { ...process.env, TZ },
        stdio: 'pipe',
      });
    expect(run).not.toThrow();
  },
  60_000,
);
