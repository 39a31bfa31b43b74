/** Stops the clock at an instant; timers go on, so that requests and waiting work. Until `vi.useRealTimers()`. */
export const stopClock = (instant: string): void => {
  vi.useFakeTimers({ now: new Date(instant), toFake: ['Date'] });
};

/** Time passes only when it is told to; what the network needs goes on. Until `vi.useRealTimers()`. */
export const stopTimers = (): void => {
  vi.useFakeTimers({
    toFake: [
      'Date',
      'performance',
      'setTimeout',
      'clearTimeout',
      'setInterval',
      'clearInterval',
      'requestAnimationFrame',
      'cancelAnimationFrame',
      'requestIdleCallback',
      'cancelIdleCallback',
    ],
  });
};
