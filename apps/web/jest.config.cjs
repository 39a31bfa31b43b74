/** @type {import('jest').Config} */
module.exports = {
  testEnvironment: '<rootDir>/jest.env.cjs',
  roots: ['<rootDir>/src'],
  setupFilesAfterEnv: ['<rootDir>/src/test/setup.ts'],
  testEnvironmentOptions: { customExportConditions: ['@tuerca/source', 'node', 'require', 'default'] },
  moduleNameMapper: { '\\.(css|svg|png|webp|woff2)$': '<rootDir>/src/test/asset.cjs' },
  transform: {
    '^.+\\.(t|j)sx?$|\\.mjs$': [
      '@swc/jest',
      {
        swcrc: false,
        module: { type: 'commonjs' },
        jsc: {
          target: 'es2022',
          parser: { syntax: 'typescript', tsx: true },
          // Vite's build-time variables come from the environment.
          transform: {
            react: { runtime: 'automatic' },
            optimizer: { globals: { vars: { 'import.meta.env': 'process.env' } } },
          },
        },
      },
    ],
  },
  // MSW's dependencies are ESM only.
  transformIgnorePatterns: [],
  // Jest leaves one core free by default, which is half of a small machine.
  maxWorkers: '100%',
  // Forms that are typed key by key take long on a machine that is busy with other work.
  testTimeout: 60_000,
};
