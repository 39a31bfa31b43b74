import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [react()],
  // Contracts are compiled from their source, as in a build; packages are those of Node, that specs may open real sockets.
  resolve: {
    conditions: ['@tuerca/source', 'node', 'default'],
    mainFields: ['main'],
    alias: { '@': join(import.meta.dirname, 'src') },
  },
  test: {
    globals: true,
    include: ['src/**/*.spec.{ts,tsx}'],
    environment: './src/test/page-environment.ts',
    environmentOptions: { jsdom: { url: 'http://localhost/' } },
    setupFiles: ['./src/test/setup.ts'],
    // Forms that are typed key by key take long on a machine that is busy with other work.
    testTimeout: 60_000,
    pool: 'forks',
    // Files that follow one another in a process share what is loaded and compiled (ADR 52).
    isolate: false,
    maxWorkers: '100%',
  },
});
