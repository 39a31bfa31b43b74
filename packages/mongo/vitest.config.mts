import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    globals: true,
    include: ['src/**/*.spec.ts'],
    globalSetup: ['./src/testing/start-shared.ts'],
    // The first run on a machine unpacks an engine; each statement still has the driver's own limits.
    testTimeout: 30_000,
    hookTimeout: 30_000,
    pool: 'forks',
    maxWorkers: '100%',
  },
});
