const { createRequire } = require('node:module');

// Those of the runner: it keeps their state.
const ofRunner = createRequire(require.resolve('jest-light-runner'));
const { ModernFakeTimers } = ofRunner('@jest/fake-timers');
const { addEventHandler, getState } = ofRunner('jest-circus');

/*
 * The parts of Jest that jest-light-runner leaves out: limits of time, timers beyond the first few, and a beginning of each file.
 * It is loaded once in each process, whose spec files follow one another.
 */

/** Longest times in milliseconds; properties are tried hundreds of times, on machines that are busy with other work. */
const LIMITS = { test: 60_000, hook: 120_000 };
let limits = LIMITS;
let root = null;
const beginnings = [];
/** Of the hooks of `eachFile`, how they stand to those of the file itself, which are 1. */
const places = new WeakMap();
let registersOwn = false;
const timer = { set: setTimeout, clear: clearTimeout };

const beginAll = (begins) => {
  registersOwn = true;
  for (const begin of begins) begin();
  registersOwn = false;
};

/** Calls `begin` before each spec file, and in the one that has begun; the hooks that it registers enclose that file's. */
const eachFile = (begin) => {
  beginnings.push(begin);
  if (getState().rootDescribeBlock === root) beginAll([begin]);
};

/** The same function, which fails after `ms`. */
const limited = (fn, ms, name) => () => {
  let id;
  const late = new Promise((_, reject) => {
    id = timer.set(() => reject(new Error(`${name}: took longer than ${ms} ms`)), ms);
  });
  return Promise.race([Promise.resolve().then(fn), late]).finally(() => timer.clear(id));
};

addEventHandler((event, state) => {
  if (state.rootDescribeBlock !== root) {
    root = state.rootDescribeBlock;
    limits = LIMITS;
    // The first event of a file may be the beginning of a `describe`, which then stands open.
    const { currentDescribeBlock } = state;
    state.currentDescribeBlock = root;
    beginAll(beginnings);
    state.currentDescribeBlock = currentDescribeBlock;
  }
  const block = state.currentDescribeBlock;
  if (event.name === 'add_test') {
    const test = block.children.at(-1);
    if (test.fn) test.fn = limited(test.fn, event.timeout ?? limits.test, test.name);
  } else if (event.name === 'add_hook') {
    const hook = block.hooks.findLast(({ fn }) => fn === event.fn);
    hook.fn = limited(hook.fn, event.timeout ?? limits.hook, hook.type);
    if (registersOwn) places.set(hook, hook.type.startsWith('before') ? 0 : 2);
    if (block === root) block.hooks.sort((one, other) => (places.get(one) ?? 1) - (places.get(other) ?? 1));
  }
});

const timers = new ModernFakeTimers({
  config: { fakeTimers: {}, rootDir: process.cwd(), testMatch: [], testRegex: [] },
  global: globalThis,
});
/** Node's own modules go on, and React, which keeps the `setImmediate` that it finds first. */
const doNotFake = ['nextTick', 'queueMicrotask', 'setImmediate', 'clearImmediate'];

Object.assign(globalThis.jest, {
  useFakeTimers: (options = {}) => timers.useFakeTimers({ doNotFake, ...options }),
  useRealTimers: () => timers.useRealTimers(),
  setSystemTime: (now) => timers.setSystemTime(now),
  advanceTimersByTime: (ms) => timers.advanceTimersByTime(ms),
  advanceTimersByTimeAsync: (ms) => timers.advanceTimersByTimeAsync(ms),
  /** Limit of the tests that follow in this file, in milliseconds; of its hooks, when that is more than they have. */
  setTimeout: (ms) => {
    limits = { test: ms, hook: Math.max(ms, LIMITS.hook) };
  },
});

module.exports = { eachFile };
