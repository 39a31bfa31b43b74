/** The goals of docs/confianza.md: `npm run test:trust`, which starts a process for each. */
module.exports = { ...require('./jest.config.cjs'), testMatch: ['<rootDir>/trust/*.spec.ts'] };
