import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    globals: true,
    include: ['src/**/*.spec.ts'],
    // Properties are tried hundreds of times, on machines that are busy with other work.
    testTimeout: 60_000,
    pool: 'forks',
    isolate: false,
    maxWorkers: '100%',
  },
});
