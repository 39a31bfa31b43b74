import { codeName, codeOf } from './errors';

it('a full disk of the engine is named as MongoDB names it, also in a transaction', () => {
  for (const inTransaction of [false, true]) {
    const code = codeOf('53100', inTransaction, 'could not extend file: No space left on device');
    expect([code, codeName(code)]).toEqual([14031, 'OutOfDiskSpace']);
  }
});
