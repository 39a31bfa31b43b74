import { Logger } from '@nestjs/common';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RepeatedTask, Scheduler } from './scheduler';

const EVERY = 1000;
/** Longer than any pause. */
const LATER = 1.2 * EVERY;
const realSetTimeout = setTimeout;
const warn = vi.fn();
const log = { warn } as unknown as Logger;

/** Work that is over when the test says so. */
function manual() {
  const ends: (() => void)[] = [];
  const work = vi.fn(() => new Promise<void>((resolve) => ends.push(resolve)));
  return { work, end: () => ends.shift()?.() };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  // First the spy on the clock's own setTimeout: in the other order it would leave that one to the files that follow in this process.
  vi.restoreAllMocks();
  vi.useRealTimers();
  expect(setTimeout).toBe(realSetTimeout);
  warn.mockReset();
});

describe('a repeated task', () => {
  it('begins after its pause, and the next one only when it is over', async () => {
    const { work, end } = manual();
    new RepeatedTask(log, EVERY, work).start();
    await vi.advanceTimersByTimeAsync(0.8 * EVERY);
    expect(work).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(10 * EVERY);
    expect(work).toHaveBeenCalledTimes(1);
    end();
    await vi.advanceTimersByTimeAsync(LATER);
    expect(work).toHaveBeenCalledTimes(2);
  });

  it('comes a little earlier or later each time', async () => {
    const pauses = vi.spyOn(globalThis, 'setTimeout');
    new RepeatedTask(log, EVERY, () => undefined).start();
    await vi.advanceTimersByTimeAsync(20 * EVERY);
    const chosen = pauses.mock.calls.map(([, pause]) => pause!);
    expect(new Set(chosen).size).toBeGreaterThan(10);
    expect(Math.min(...chosen)).toBeGreaterThanOrEqual(0.9 * EVERY);
    expect(Math.max(...chosen)).toBeLessThanOrEqual(1.1 * EVERY);
  });

  it('says once that it fails, again when it fails otherwise or after it has worked, and goes on', async () => {
    const outcomes = ['a', 'a', 'a', 'b', null, 'b', 'b'];
    const work = vi.fn(() => {
      const reason = outcomes.shift();
      if (reason) throw new Error(reason);
    });
    new RepeatedTask(log, EVERY, work).start();
    await vi.advanceTimersByTimeAsync(20 * EVERY);
    expect(outcomes).toEqual([]);
    expect(warn.mock.calls.map(([error]) => (error as Error).message)).toEqual(['a', 'b', 'b']);
  });

  it('that runs at the end is waited for, and none follows', async () => {
    const { work, end } = manual();
    const task = new RepeatedTask(log, EVERY, work);
    task.start();
    await vi.advanceTimersByTimeAsync(LATER);
    const ended = vi.fn();
    const stopped = task.stop().then(ended);
    await vi.advanceTimersByTimeAsync(LATER);
    expect(ended).not.toHaveBeenCalled();
    end();
    await stopped;
    await vi.advanceTimersByTimeAsync(10 * EVERY);
    expect(work).toHaveBeenCalledTimes(1);
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('scheduled tasks', () => {
  it('begin with the application, the first one with what is to be done at once, and end with it', async () => {
    const scheduler = new Scheduler();
    const [work, first] = [vi.fn(), vi.fn()];
    scheduler.add('Test', EVERY, work, first);
    await vi.advanceTimersByTimeAsync(LATER);
    expect(first).not.toHaveBeenCalled();
    scheduler.onApplicationBootstrap();
    expect([first.mock.calls.length, work.mock.calls.length]).toEqual([1, 0]);
    await vi.advanceTimersByTimeAsync(LATER);
    expect([first.mock.calls.length, work.mock.calls.length]).toEqual([1, 1]);
    expect(scheduler.isStopping).toBe(false);
    scheduler.onModuleDestroy();
    await scheduler.beforeApplicationShutdown();
    expect([scheduler.isStopping, vi.getTimerCount()]).toEqual([true, 0]);
    await vi.advanceTimersByTimeAsync(10 * EVERY);
    expect(work).toHaveBeenCalledTimes(1);
  });

  it('that hang do not keep the process from its end, nor do they one after the other', async () => {
    const scheduler = new Scheduler();
    const { work } = manual();
    scheduler.add('Test', EVERY, work);
    const endings = [vi.fn(() => new Promise(() => undefined)), vi.fn(() => new Promise(() => undefined))];
    for (const ending of endings) scheduler.addEnding(ending);
    scheduler.onApplicationBootstrap();
    await vi.advanceTimersByTimeAsync(LATER);
    // In a process that may write no more they end long before it does, and once.
    scheduler.halt();
    for (const ending of endings) expect(ending).toHaveBeenCalledTimes(1);
    const ended = vi.fn();
    scheduler.onModuleDestroy();
    const stopped = scheduler.beforeApplicationShutdown().then(ended);
    for (const ending of endings) expect(ending).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(3999);
    expect(ended).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await stopped;
    expect(work).toHaveBeenCalledTimes(1);
  });
});
