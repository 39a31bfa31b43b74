const config = require('@tuerca/tooling/jest-config');

module.exports = config({ testMatch: ['<rootDir>/src/**/*.spec.ts'], globalSetup: './src/testing/start-shared.ts' });
