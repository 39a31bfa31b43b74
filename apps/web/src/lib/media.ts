/** Whether the person asked the device for less motion. In the browser only. */
export const prefersReducedMotion = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Whether the device is worked by a finger. In the browser only. */
export const hasCoarsePointer = (): boolean => window.matchMedia('(pointer: coarse)').matches;
