import { compareReferences, matchAll, type MatchMovement, type MatchPayment } from './matching';

const movement = (over: Partial<MatchMovement> = {}): MatchMovement => ({
  id: 'm1',
  bancoEmisor: '0102',
  fecha: '2026-11-20',
  referencia: '004512345678',
  monto: 123450,
  ...over,
});
const payment = (over: Partial<MatchPayment> = {}): MatchPayment => ({
  id: 'p1',
  bancoEmisor: '0102',
  fechaPago: '2026-11-20',
  referencia: '12345678',
  monto: 123450,
  ...over,
});
/** The strength and payment of the first proposal of the first movement. */
function first(movements: MatchMovement[], payments: MatchPayment[]) {
  const [match] = matchAll(movements, payments).get('m1')!;
  return match ? [match.fuerza, match.pagoId] : null;
}

it.each([
  ['004512345678', '12345678', 'same'],
  ['12345678', '004512345678', 'same'],
  ['345678', '12345678', 'same'],
  ['678', '000678', 'same'],
  ['00012345678', '12345678', 'same'],
  ['12345678', '99345678', 'similar'],
  ['12345678', '12345687', 'similar'],
  ['12345678', '1234568', 'similar'],
  ['12345678', '12345978', 'similar'],
  ['12345678', '5678', 'short'],
  ['12345678', '87654321', 'none'],
  ['12345678', null, 'none'],
])('reference %s of the bank and %s as typed are %s', (bank, typed, expected) => {
  expect(compareReferences(bank, typed)).toBe(expected);
});

describe('a proposal', () => {
  it('is sure with reference, amount, date and bank alike, a day apart at most', () => {
    expect(first([movement()], [payment()])).toEqual(['segura', 'p1']);
    expect(first([movement({ fecha: '2026-11-21' })], [payment()])).toEqual(['segura', 'p1']);
    expect(first([movement({ bancoEmisor: null })], [payment()])).toEqual(['segura', 'p1']);
    expect(first([movement({ fecha: '2026-11-22' })], [payment()])).toEqual(['dudosa', 'p1']);
    expect(first([movement({ bancoEmisor: '0134' })], [payment()])).toEqual(['dudosa', 'p1']);
    expect(first([movement({ monto: 123449 })], [payment()])).toEqual(['dudosa', 'p1']);
    expect(first([movement()], [payment({ referencia: '12345687' })])).toEqual(['dudosa', 'p1']);
    expect(first([movement()], [payment({ referencia: null })])).toEqual(['dudosa', 'p1']);
  });

  it('is nothing when too little speaks for it', () => {
    expect(first([movement({ fecha: '2026-11-27' })], [payment()])).toBeNull();
    expect(first([movement({ monto: 1 })], [payment({ referencia: '99999999' })])).toBeNull();
    expect(first([movement({ monto: 1 })], [payment({ referencia: '5678' })])).toBeNull();
  });

  it('is never sure with a rival on either side', () => {
    expect(first([movement()], [payment(), payment({ id: 'p2' })])?.[0]).toBe('dudosa');
    expect(
      first([movement(), movement({ id: 'm2', referencia: '99345678' })], [payment({ referencia: '345678' })])?.[0],
    ).toBe('dudosa');
    // Another amount is no rival.
    expect(first([movement()], [payment(), payment({ id: 'p2', monto: 5 })])).toEqual(['segura', 'p1']);
  });

  it('of many movements and payments of one amount compares some hundred with each, never all with all', () => {
    let compared = 0;
    const days = (i: number) => `2026-11-${String(10 + (i % 12))}`;
    const movements = Array.from({ length: 1200 }, (_, i) =>
      movement({ id: `m${i}`, referencia: String(1e7 + i * 7919), fecha: days(i) }),
    );
    const payments = movements.map(({ referencia, fecha }, i) =>
      // Its date is read twice by each comparison.
      Object.defineProperty(payment({ id: `p${i}`, referencia }), 'fechaPago', {
        get: () => {
          compared += 0.5;
          return fecha;
        },
      }),
    );
    const found = matchAll(movements, payments);
    expect(movements.every(({ id }, i) => found.get(id)![0]?.pagoId === `p${i}`)).toBe(true);
    expect(compared).toBeLessThanOrEqual(movements.length * 501);
  });
});
