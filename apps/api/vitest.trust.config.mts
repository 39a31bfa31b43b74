import { defineConfig, mergeConfig } from 'vitest/config';
import base from './vitest.config.mts';

/** The goals of docs/confianza.md: `npm run test:trust`. One after the other, for their figures are of time. */
export default mergeConfig(
  { ...base, test: { ...base.test, include: undefined } },
  defineConfig({ test: { include: ['trust/*.spec.ts'], maxWorkers: 1, isolate: true } }),
);
