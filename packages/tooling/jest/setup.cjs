const { createRequire } = require('node:module');

// That of the runner: it keeps the state.
const { addEventHandler } = createRequire(require.resolve('jest-light-runner'))('jest-circus');

/*
 * The limits of time that jest-light-runner leaves out, in milliseconds. Properties are tried hundreds of times, on machines that
 * are busy with other work. Loaded once in each process, whose spec files follow one another.
 */
const LIMITS = { test: 60_000, hook: 120_000 };
// A spec that stops the clock must not stop these.
const timer = { set: setTimeout, clear: clearTimeout };

/** The same function, which fails after `ms`. */
const limited = (fn, ms, name) => () => {
  let id;
  const late = new Promise((_, reject) => {
    id = timer.set(() => reject(new Error(`${name}: took longer than ${ms} ms`)), ms);
  });
  return Promise.race([Promise.resolve().then(fn), late]).finally(() => timer.clear(id));
};

addEventHandler((event, { currentDescribeBlock: block }) => {
  if (event.name === 'add_test') {
    const test = block.children.at(-1);
    if (test.fn) test.fn = limited(test.fn, event.timeout ?? LIMITS.test, test.name);
  } else if (event.name === 'add_hook') {
    const hook = block.hooks.at(-1);
    hook.fn = limited(hook.fn, event.timeout ?? LIMITS.hook, hook.type);
  }
});
