import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { after, test } from 'node:test';
import { keep, run } from '../lib/exec.mjs';
import { inRoot } from '../lib/root.mjs';

const folder = mkdtempSync(join(tmpdir(), 'tuerca-exec-'));
after(() => rmSync(folder, { recursive: true }));
const script = (name, text) => {
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
};
const alive = (pid) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};
const until = async (condition, limit = 10_000) => {
  for (const began = Date.now(); !condition();) {
    assert.ok(Date.now() - began < limit, 'took too long');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
};

test('a command gives its lines and its code; one that does not exist gives 127', async () => {
  const ok = await run(process.execPath, ['-e', 'console.log("a"); console.error("b"); process.exitCode = 3']);
  assert.equal(ok.code, 3);
  assert.deepEqual(ok.lines.sort(), ['a', 'b']);
  assert.equal((await run('/no/such/command', [])).code, 127);
});

test('a command over its time limit is ended and says so', async () => {
  const { code, lines } = await run(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { timeout: 200 });
  assert.notEqual(code, 0);
  assert.match(lines.at(-1), /stopped/);
});

test('a server that ignores SIGTERM is killed after its grace', async () => {
  const stubborn = script(
    'stubborn.cjs',
    'process.on("SIGTERM", () => {}); setInterval(() => {}, 1000); console.log("up")',
  );
  let up = false;
  const child = keep(stubborn, [], { grace: 200, onLine: () => (up = true) });
  await until(() => up);
  await child.stop();
  assert.equal(alive(child.pid), false);
});

test('a server ends itself when the command that started it is killed', async () => {
  const server = script('server.cjs', 'setInterval(() => {}, 1000); console.log("pid " + process.pid)');
  const parent = script(
    'parent.mjs',
    `import { keep } from ${JSON.stringify(inRoot('scripts/lib/exec.mjs'))}; keep(${JSON.stringify(server)}, [], { onLine: console.log });`,
  );
  const started = spawn(process.execPath, [parent], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [line] = await once(createInterface({ input: started.stdout }), 'line');
  const pid = Number(line.slice(4));
  assert.ok(alive(pid));
  started.kill('SIGKILL');
  await until(() => !alive(pid));
});
