/** Files that no rule reads. */
export const IGNORED = [
  '**/dist/**',
  '**/dist-server/**',
  '**/coverage/**',
  '**/playwright-report/**',
  '**/test-results/**',
  '**/reports/**',
  '.data*/**',
  '**/*.d.ts',
];
