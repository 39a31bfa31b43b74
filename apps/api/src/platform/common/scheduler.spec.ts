import { Logger } from '@nestjs/common';
import { RepeatedTask, Scheduler } from './scheduler';

const EVERY = 1000;
/** Longer than any pause. */
const LATER = 1.2 * EVERY;
const realSetTimeout = setTimeout;
const warn = jest.fn();
const log = { warn } as unknown as Logger;

/** Work that is over when the test says so. */
function manual() {
  const ends: (() => void)[] = [];
  const work = jest.fn(() => new Promise<void>((resolve) => ends.push(resolve)));
  return { work, end: () => ends.shift()?.() };
}

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  // First the spy on the clock's own setTimeout: in the other order it would leave that one to the files that follow in this process.
  jest.restoreAllMocks();
  jest.useRealTimers();
  expect(setTimeout).toBe(realSetTimeout);
  warn.mockReset();
});

describe('a repeated task', () => {
  it('begins after its pause, and the next one only when it is over', async () => {
    const { work, end } = manual();
    new RepeatedTask(log, EVERY, work).start();
    await jest.advanceTimersByTimeAsync(0.8 * EVERY);
    expect(work).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(10 * EVERY);
    expect(work).toHaveBeenCalledTimes(1);
    end();
    await jest.advanceTimersByTimeAsync(LATER);
    expect(work).toHaveBeenCalledTimes(2);
  });

  it('comes a little earlier or later each time', async () => {
    const pauses = jest.spyOn(globalThis, 'setTimeout');
    new RepeatedTask(log, EVERY, () => undefined).start();
    await jest.advanceTimersByTimeAsync(20 * EVERY);
    const chosen = pauses.mock.calls.map(([, pause]) => pause!);
    expect(new Set(chosen).size).toBeGreaterThan(10);
    expect(Math.min(...chosen)).toBeGreaterThanOrEqual(0.9 * EVERY);
    expect(Math.max(...chosen)).toBeLessThanOrEqual(1.1 * EVERY);
  });

  it('says once that it fails, again when it fails otherwise or after it has worked, and goes on', async () => {
    const outcomes = ['a', 'a', 'a', 'b', null, 'b', 'b'];
    const work = jest.fn(() => {
      const reason = outcomes.shift();
      if (reason) throw new Error(reason);
    });
    new RepeatedTask(log, EVERY, work).start();
    await jest.advanceTimersByTimeAsync(20 * EVERY);
    expect(outcomes).toEqual([]);
    expect(warn.mock.calls.map(([error]) => (error as Error).message)).toEqual(['a', 'b', 'b']);
  });

  it('that runs at the end is waited for, and none follows', async () => {
    const { work, end } = manual();
    const task = new RepeatedTask(log, EVERY, work);
    task.start();
    await jest.advanceTimersByTimeAsync(LATER);
    const ended = jest.fn();
    const stopped = task.stop().then(ended);
    await jest.advanceTimersByTimeAsync(LATER);
    expect(ended).not.toHaveBeenCalled();
    end();
    await stopped;
    await jest.advanceTimersByTimeAsync(10 * EVERY);
    expect(work).toHaveBeenCalledTimes(1);
  });
});

describe('scheduled tasks', () => {
  it('begin with the application, the first one with what is to be done at once, and end with it', async () => {
    const scheduler = new Scheduler();
    const [work, first] = [jest.fn(), jest.fn()];
    scheduler.add('Test', EVERY, work, first);
    await jest.advanceTimersByTimeAsync(LATER);
    expect(first).not.toHaveBeenCalled();
    scheduler.onApplicationBootstrap();
    expect([first.mock.calls.length, work.mock.calls.length]).toEqual([1, 0]);
    await jest.advanceTimersByTimeAsync(LATER);
    expect([first.mock.calls.length, work.mock.calls.length]).toEqual([1, 1]);
    expect(scheduler.isStopping).toBe(false);
    scheduler.onModuleDestroy();
    await scheduler.beforeApplicationShutdown();
    expect(scheduler.isStopping).toBe(true);
    await jest.advanceTimersByTimeAsync(10 * EVERY);
    expect(work).toHaveBeenCalledTimes(1);
  });

  it('that hang do not keep the process from its end, nor do they one after the other', async () => {
    const scheduler = new Scheduler();
    const { work } = manual();
    scheduler.add('Test', EVERY, work);
    const endings = [jest.fn(() => new Promise(() => undefined)), jest.fn(() => new Promise(() => undefined))];
    for (const ending of endings) scheduler.addEnding(ending);
    scheduler.onApplicationBootstrap();
    await jest.advanceTimersByTimeAsync(LATER);
    // In a process that may write no more they end long before it does, and once.
    scheduler.halt();
    for (const ending of endings) expect(ending).toHaveBeenCalledTimes(1);
    const ended = jest.fn();
    scheduler.onModuleDestroy();
    const stopped = scheduler.beforeApplicationShutdown().then(ended);
    for (const ending of endings) expect(ending).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(3999);
    expect(ended).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    await stopped;
    expect(work).toHaveBeenCalledTimes(1);
  });
});
