import { FIELD_MESSAGES } from '../../kernel/messages';
import { BirthDate } from './birth-date';

const problem = (date: unknown) => BirthDate.safeParse(date).error?.issues[0]?.message;
const AT = '2026-11-21T03:59:59.999Z'; // The last instant of 20 November in Caracas.

describe('a date of birth', () => {
  beforeEach(() => jest.useFakeTimers({ now: new Date(AT) }));
  afterEach(() => jest.useRealTimers());

  it('is of somebody who is eighteen today in Caracas', () => {
    expect([problem('2008-11-20'), problem('2008-11-21')]).toEqual([
      undefined,
      'Debes ser mayor de 18 años para registrarte',
    ]);
  });

  it('exists, and lies between 1900 and today', () => {
    const wrong = 'La fecha de nacimiento no es válida';
    expect(['1900-01-01', '1900-01-02', '2026-11-21', '2000-02-30'].map(problem)).toEqual([
      wrong,
      undefined,
      wrong,
      wrong,
    ]);
    expect(problem('2026-11-20')).toBe('Debes ser mayor de 18 años para registrarte');
  });

  it('is asked for', () => {
    expect([problem(''), problem(undefined)]).toEqual([FIELD_MESSAGES.fechaNacimiento, FIELD_MESSAGES.fechaNacimiento]);
  });
});
