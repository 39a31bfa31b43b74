import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** This process is CommonJS, as in production: of a package that ships both kinds of modules there is one copy. */
const conditions = ['require', 'node', 'default'];

export default defineConfig({
  oxc: { target: 'es2023', decorator: { legacy: true, emitDecoratorMetadata: true } },
  resolve: { conditions },
  ssr: { resolve: { conditions, externalConditions: conditions } },
  test: {
    globals: true,
    include: ['{src,test}/**/*.{spec,e2e-spec}.ts'],
    setupFiles: ['./test/setup-env.ts'],
    globalSetup: ['./test/global-setup.ts'],
    testTimeout: 60_000,
    hookTimeout: 120_000,
    pool: 'forks',
    // What the tests start in threads of its own is TypeScript, too.
    execArgv: ['--require', fileURLToPath(new URL('./test/typescript-hook.cjs', import.meta.url))],
    // Files that follow one another in a process share what is loaded and compiled: a third of each file's time. See ADR 52.
    isolate: false,
    // The database needs a core only at times.
    maxWorkers: '100%',
    sequence: { hooks: 'list' },
    server: { deps: { external: [/packages\/(contracts|fixtures|mongo)\/dist/] } },
  },
});
