import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AppError } from '../common/app-error';
import { Threads } from './threads';

const folder = mkdtempSync(join(tmpdir(), 'threads-'));
const work = join(folder, 'work.js');
writeFileSync(
  work,
  `
  exports.count = function* (to) { for (let i = 1; i <= to; i++) yield i; };
  exports.secrets = function* () { yield Object.keys(process.env).length; };
  exports.fail = function* () { throw new TypeError('broken'); };
  exports.spin = function* () { for (;;); };
  exports.grow = function* () { const all = []; for (;;) all.push(new Array(10_000).fill(all.length)); };
  exports.leave = function* () { process.exit(0); };
  exports.wait = function* (shared) { Atomics.wait(new Int32Array(shared), 0, 0); yield 'released'; };
  `,
);
const threads = new Threads();
afterAll(async () => {
  await threads.onModuleDestroy();
  rmSync(folder, { recursive: true });
});
const refuse = (excess: string) => new AppError('ARCHIVO_RECHAZADO', { message: excess });
const run = (name: string, args: unknown[] = [], limits: { maxTime?: number; maxMemory?: number } = {}) =>
  threads.run({ module: work, name, args, refuse, ...limits });

describe('work in a thread', () => {
  it('yields its parts in their order, and sees no setting of the process', async () => {
    expect(await run('count', [3])).toEqual([1, 2, 3]);
    expect(await run('secrets')).toEqual([0]);
  });

  it('leaves the event loop alone: it stands still until a timer of the loop lets it go', async () => {
    const shared = new SharedArrayBuffer(4);
    setTimeout(() => {
      Atomics.store(new Int32Array(shared), 0, 1);
      Atomics.notify(new Int32Array(shared), 0);
    }, 50);
    expect(await run('wait', [shared])).toEqual(['released']);
  });

  it('ends with its time, its memory or its failure', async () => {
    await expect(run('spin', [], { maxTime: 300 })).rejects.toThrow('time');
    await expect(run('grow', [], { maxMemory: 32 })).rejects.toThrow('memory');
    await expect(run('fail')).rejects.toThrow(/broken/);
    await expect(run('leave')).rejects.toMatchObject({ code: 'NO_DISPONIBLE' });
  });

  it('waits for one of two threads, and is refused when too much waits', async () => {
    const shared = new SharedArrayBuffer(4);
    const held = Array.from({ length: 8 }, () => run('wait', [shared]));
    await expect(run('count', [1])).rejects.toMatchObject({ code: 'NO_DISPONIBLE' });
    Atomics.store(new Int32Array(shared), 0, 1);
    Atomics.notify(new Int32Array(shared), 0);
    expect(await Promise.all(held)).toHaveLength(8);
  });
});
