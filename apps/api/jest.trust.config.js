const base = require('./jest.config.js');
/** The goals of docs/confianza.md: `npm run test:trust`. One after the other, for their figures are of time. */
module.exports = {
  ...base,
  roots: ['<rootDir>/trust'],
  testRegex: '\\.spec\\.ts$',
  maxWorkers: 1,
  // A goal that fails may leave a socket or a database half open; the next one starts anew.
  forceExit: true,
};
