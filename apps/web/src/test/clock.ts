/** Kept of Node in any case: the network needs it. */
const OF_NETWORK = ['nextTick', 'queueMicrotask', 'setImmediate', 'clearImmediate', 'hrtime'] as const;
const TIMERS = [
  'performance',
  'setTimeout',
  'clearTimeout',
  'setInterval',
  'clearInterval',
  'requestAnimationFrame',
  'cancelAnimationFrame',
  'requestIdleCallback',
  'cancelIdleCallback',
] as const;

/** Stops the clock at an instant; timers go on, so that requests and waiting work. Until `jest.useRealTimers()`. */
export const stopClock = (instant: string | Date): void => {
  jest.useFakeTimers({ now: new Date(instant), doNotFake: [...OF_NETWORK, ...TIMERS] });
};

/** Time passes only when it is told to; what the network needs goes on. Until `jest.useRealTimers()`. */
export const stopTimers = (): void => {
  jest.useFakeTimers({ doNotFake: [...OF_NETWORK] });
};
