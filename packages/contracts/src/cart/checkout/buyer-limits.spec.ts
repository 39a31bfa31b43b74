import { BUYER_LIMITS, BUYER_STANDINGS, limitRefusal, openRefusal, type PastPayment, standingOf } from './buyer-limits';

const DAY = 86_400_000;
const now = new Date('2026-11-21T12:00:00Z');
const ago = (ms: number) => new Date(now.getTime() - ms);
const unpaid = (ms = DAY): PastPayment => ({ estado: 'rechazado', fecha: ago(ms), unpaid: true });
const past = (estado: PastPayment['estado']): PastPayment => ({ estado, fecha: ago(DAY), unpaid: false });

describe('the standing of a buyer', () => {
  it('is known after a payment that came, even one that went back', () => {
    expect([standingOf([past('pagado')], now), standingOf([past('reembolsado')], now)]).toEqual(['known', 'known']);
    for (const estado of ['pendiente', 'en_verificacion', 'rechazado'] as const)
      expect(standingOf([past(estado)], now)).toBe('new');
    expect(standingOf([], now)).toBe('new');
  });

  it('is slowed by the third purchase that was not paid', () => {
    expect(standingOf([unpaid(), unpaid()], now)).toBe('new');
    expect(standingOf([unpaid(), unpaid(), unpaid()], now)).toBe('slowed');
    expect(standingOf([unpaid(), unpaid(), past('rechazado')], now)).toBe('new');
    expect(standingOf([unpaid(), unpaid(), unpaid(), past('pagado')], now)).toBe('slowed');
    expect(standingOf([unpaid(), unpaid(), past('pagado')], now)).toBe('known');
  });

  it('forgets those before the last payment, and those of a week ago', () => {
    expect(standingOf([past('pagado'), unpaid(), unpaid(), unpaid()], now)).toBe('known');
    expect(standingOf([unpaid(), past('pagado'), unpaid(), unpaid()], now)).toBe('known');
    expect(standingOf([unpaid(), unpaid(), unpaid(7 * DAY - 1)], now)).toBe('slowed');
    expect(standingOf([unpaid(), unpaid(), unpaid(7 * DAY)], now)).toBe('new');
  });
});

describe('a purchase of a buyer whose payments are not verified', () => {
  const lines = (...units: number[]) => units.map((cantidad, i) => ({ productoId: `p${i}`, cantidad }));
  const isRefused = (units: number[], totalUSD = 0) =>
    BUYER_STANDINGS.map((standing) => limitRefusal(standing, lines(...units), totalUSD) !== null);
  const [none, unverified] = [
    [false, false, false],
    [false, true, true],
  ];

  it('has at most twelve of a product and twenty-four in all', () => {
    expect([isRefused([12]), isRefused([13]), isRefused([12, 12]), isRefused([12, 12, 1])]).toEqual([
      none,
      unverified,
      none,
      unverified,
    ]);
    expect(limitRefusal('new', lines(1, 13), 0)).toContain('hasta 12 unidades de un mismo producto');
    const twice = [7, 6].map((cantidad) => ({ productoId: 'p', cantidad }));
    expect(limitRefusal('new', twice, 0)).toContain('hasta 12 unidades de un mismo producto');
    expect(limitRefusal('new', lines(12, 12, 1), 0)).toContain('hasta 24 unidades en una compra');
  });

  it('costs at most 5,000 dollars, but for one part alone', () => {
    expect([isRefused([2], 500_000), isRefused([2], 500_001), isRefused([1], 900_000)]).toEqual([
      none,
      unverified,
      none,
    ]);
    expect(limitRefusal('new', lines(2), 500_001)).toContain('hasta Ref.\u00A0$\u00A05.000.');
  });

  it('is refused with the reason', () => {
    expect(limitRefusal('new', lines(13), 0)).toMatch(/^Hasta que verifiquemos tu primer pago puedes/);
    expect(limitRefusal('slowed', lines(13), 0)).toMatch(/^Como tus últimas compras quedaron sin pagar, por ahora /);
  });

  it('is one of five, two or one that wait', () => {
    expect(BUYER_STANDINGS.map((standing) => BUYER_LIMITS[standing].open)).toEqual([5, 2, 1]);
    expect(openRefusal('known')).toBe('Tienes 5 compras por verificar. Espera su verificación antes de hacer otra.');
    expect(openRefusal('new')).toBe(
      'Hasta que verifiquemos tu primer pago puedes tener 2 compras por verificar. Espera su verificación o cancela una.',
    );
    expect(openRefusal('slowed')).toBe(
      'Como tus últimas compras quedaron sin pagar, por ahora puedes tener una compra por verificar. Espera su verificación o cancela una.',
    );
  });
});
