import { caracasInstant } from '../../venezuela/caracas';
import { appealDeadline, viewableSince } from '../reportes/states';
import { isCompleteRecipient, rateDateRefusal, RECIPIENT_ENTRIES, RECIPIENT_OBJECT, recipientField } from './rules';

describe('the date of a rate', () => {
  // The last instant of 30 November in Caracas, which is December in UTC.
  const now = new Date(caracasInstant('2026-12-01').getTime() - 1);
  const ahead = 'La fecha valor puede estar como máximo 7 días por delante';
  const old = 'La fecha valor es demasiado antigua';

  test.each([
    ['2017-12-31', now, old],
    ['2018-01-01', now, null],
    ['2026-11-30', now, null],
    ['2026-12-07', now, null],
    ['2026-12-08', now, ahead],
    ['2026-12-08', caracasInstant('2026-12-01'), null],
    ['2026-12-09', caracasInstant('2026-12-01'), ahead],
  ])('%s', (date, instant, refusal) => expect(rateDateRefusal(date, instant)).toBe(refusal));
});

describe('the recipient of payments', () => {
  const whole = { banco: '0102', titular: 'Tuerca', rif: 'J-1', telefono: '0414', cuenta: '0102…' };

  it('can be paid with a name, a RIF, and a telephone or an account', () => {
    const complete = (over: Partial<typeof whole>) => isCompleteRecipient({ ...whole, ...over });
    expect([complete({}), complete({ telefono: '' }), complete({ cuenta: '' }), complete({ banco: '' })]).toEqual(
      Array(4).fill(true),
    );
    expect([complete({ titular: '' }), complete({ rif: '' }), complete({ telefono: '', cuenta: '' })]).toEqual(
      Array(3).fill(false),
    );
  });

  it('stands in entries that are known by their names', () => {
    expect(Object.values(RECIPIENT_ENTRIES).map(recipientField)).toEqual(Object.keys(RECIPIENT_ENTRIES));
    expect(RECIPIENT_ENTRIES).toEqual({
      banco: 'pago_banco',
      titular: 'pago_titular',
      rif: 'pago_rif',
      telefono: 'pago_telefono',
      cuenta: 'pago_cuenta',
    });
    expect(RECIPIENT_OBJECT).toBe('configuracion:destinatario');
    expect([recipientField('iva'), recipientField('banco')]).toEqual([undefined, undefined]);
  });
});

test('an author has fifteen days to answer, a settled report shows its object for thirty', () => {
  const at = new Date('2026-12-01T04:00:00Z');
  expect(appealDeadline(at)).toEqual(new Date('2026-12-16T04:00:00Z'));
  expect(viewableSince(at)).toEqual(new Date('2026-11-01T04:00:00Z'));
});
