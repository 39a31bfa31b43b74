import { AppCode, FactorCode, formatRecoveryCode, kindOfCode } from './codes';
import { AUTH_MESSAGES } from './messages';

test.each([
  ['123456', 'app'],
  ['000000', 'app'],
  ['12345', null],
  ['1234567', null],
  ['a123456', null],
  ['12345a', null],
  ['ABCDEFGHJK', 'recovery'],
  ['0123456789', 'recovery'],
  ['ABCDEFGHJ', null],
  ['ABCDEFGHJKM', null],
  ['ABCDEFGHIJ', null],
  ['abcdefghjk', null],
  ['', null],
] as const)('«%s» is of kind %s', (code, kind) => expect(kindOfCode(code)).toBe(kind));

test('a recovery code is shown in two halves', () => {
  expect(formatRecoveryCode('ABCDEFGHJK')).toBe('ABCDE-FGHJK');
});

describe('a code that is typed', () => {
  const problems = (schema: typeof FactorCode | typeof AppCode, code: unknown) =>
    schema.safeParse(code).error?.issues.map(({ message }) => message);

  it('is taken as it is shown', () => {
    expect([FactorCode.parse(' 123 456 '), FactorCode.parse('ABCDE-FGHJK'), AppCode.parse('123 456')]).toEqual([
      '123456',
      'ABCDEFGHJK',
      '123456',
    ]);
  });

  it("has the form of one, and of the app's where that is asked for", () => {
    for (const missing of ['', undefined])
      for (const schema of [FactorCode, AppCode])
        expect(problems(schema, missing)).toEqual([AUTH_MESSAGES.codeMissing]);
    expect(problems(FactorCode, '12345')).toEqual([AUTH_MESSAGES.codeForm]);
    expect(problems(AppCode, '12345')).toEqual([AUTH_MESSAGES.appCodeForm]);
    expect(problems(AppCode, 'ABCDE-FGHJK')).toEqual([AUTH_MESSAGES.appCodeForm]);
  });
});
