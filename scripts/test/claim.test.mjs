import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import getPort from 'get-port';
import { claimFolder, demandPort, runningCopy } from '../lib/claim.mjs';
import { endAll } from '../lib/shutdown.mjs';

const dataDir = mkdtempSync(join(tmpdir(), 'tuerca-claim-'));
after(() => rmSync(dataDir, { recursive: true }));

test('a port that somebody listens on is refused, with another one to try', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  await assert.rejects(demandPort(port), new RegExp(`${port}.*PORT=${port + 100} npm start`, 's'));
  server.close();
  await demandPort(await getPort());
});

test('a folder that a living copy holds is refused; what a dead one left is not', async () => {
  const file = join(dataDir, 'en-marcha.json');
  const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)', 'scripts']);
  writeFileSync(file, JSON.stringify({ pid: other.pid, port: 3005, mongoUri: 'mongodb://a' }));
  assert.equal(runningCopy(dataDir).mongoUri, 'mongodb://a');
  assert.throws(() => claimFolder(dataDir, { port: 3006 }), /3005/);

  other.kill('SIGKILL');
  await once(other, 'exit');
  claimFolder(dataDir, { port: 3006 });
  await endAll();
  assert.equal(runningCopy(dataDir), null);
});
