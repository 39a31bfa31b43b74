import { HOUR, MINUTE } from '@tuerca/contracts/kernel/time';
import { ESTADOS_PAGO } from '@tuerca/contracts/payments/payments/states';
import { bankReference, finalOf, nextCheck, OPEN_ESTADOS, origins, referenciaKeys } from './payment-rules';

const registered = new Date('2026-11-21T12:00:00Z');
const after = (ms: number) => new Date(registered.getTime() + ms);
/** Minutes at which a payment that is never found is looked for. */
function plan(metodo: 'pago_movil' | 'transferencia'): number[] {
  const minutes: number[] = [];
  for (let now: Date | null = registered; ;) {
    now = nextCheck(metodo, registered, now);
    if (!now) return minutes;
    minutes.push((now.getTime() - registered.getTime()) / MINUTE);
  }
}

describe('looking for a payment again', () => {
  it('is dense at first, then every two hours, for a day or two', () => {
    expect(plan('pago_movil')).toEqual([
      0.5,
      2,
      5,
      15,
      60,
      ...Array.from({ length: 11 }, (_, i) => 60 + (i + 1) * 120),
    ]);
    expect(plan('transferencia').at(-1)! / 60).toBe(47);
  });

  it('skips what was missed while nobody looked, and ends with the time', () => {
    expect(nextCheck('pago_movil', registered, after(4 * HOUR))).toEqual(after(5 * HOUR));
    expect(nextCheck('pago_movil', registered, after(24 * HOUR))).toBeNull();
    expect(nextCheck('transferencia', registered, after(24 * HOUR))).toEqual(after(25 * HOUR));
    expect(nextCheck('pago_movil', registered, after(30_000 - 1))).toEqual(after(30_000));
    expect(nextCheck('pago_movil', registered, after(30_000))).toEqual(after(2 * MINUTE));
    expect(nextCheck('pago_movil', registered, after(HOUR - 1))).toEqual(after(HOUR));
    expect(nextCheck('pago_movil', registered, after(HOUR))).toEqual(after(3 * HOUR));
    expect(nextCheck('pago_movil', registered, after(23 * HOUR - 1))).toEqual(after(23 * HOUR));
    expect(nextCheck('pago_movil', registered, after(23 * HOUR))).toBeNull();
    expect(nextCheck('transferencia', registered, after(47 * HOUR - 1))).toEqual(after(47 * HOUR));
    expect(nextCheck('transferencia', registered, after(47 * HOUR))).toBeNull();
  });
});

describe('a reference', () => {
  const base = {
    bancoReceptor: '0174',
    bancoEmisor: '0102',
    telefonoPagador: '+584141234567',
    cedulaPagador: 'V-1234567',
    fechaPago: '2026-11-21',
    referencia: '00123456',
  };
  const collides = (other: Partial<typeof base>) =>
    referenciaKeys({ ...base, ...other }).some((key) => referenciaKeys(base).includes(key));

  it('is the same one for the same payer, whatever zeros lead it and whichever of phone and cédula was changed', () => {
    expect([
      collides({}),
      collides({ referencia: '123456' }),
      collides({ referencia: '0123456' }),
      collides({ telefonoPagador: '+584140000000' }),
      collides({ cedulaPagador: 'V-7654321' }),
    ]).toEqual([true, true, true, true, true]);
    expect(referenciaKeys({ ...base, referencia: '000' })[0]).toBe('0174|0102|+584141234567|2026-11-21|0');
    expect(referenciaKeys({ ...base, referencia: '1002' })[1]).toBe('0174|0102|V-1234567|2026-11-21|1002');
  });

  it('is another one at another bank, on another day, from another payer', () => {
    expect([
      collides({ bancoEmisor: '0134' }),
      collides({ bancoReceptor: '0134' }),
      collides({ referencia: '1123456' }),
      collides({ fechaPago: '2026-11-20' }),
      collides({ telefonoPagador: '+584140000000', cedulaPagador: 'V-7654321' }),
    ]).toEqual([false, false, false, false, false]);
  });

  it('that was generated is none', () => {
    expect([bankReference('PM12345678901'), bankReference('12345678')]).toEqual([null, '12345678']);
  });
});

it('a payment is confirmed from both open states, refunded from paid alone', () => {
  expect([origins('pagado'), origins('rechazado'), origins('reembolsado')]).toEqual([
    ['pendiente', 'en_verificacion'],
    ['pendiente', 'en_verificacion'],
    ['pagado'],
  ]);
});

describe('who ended a payment', () => {
  const step = (estado: string, por: string) => ({ estado, por });
  const final = (estado: (typeof ESTADOS_PAGO)[number], ...historial: object[]) =>
    finalOf({ estado, historial } as never);

  it('is said by its history, of rejected and refunded ones alone', () => {
    expect(final('rechazado', step('pendiente', 'banco'), step('rechazado', 'cliente'))).toBe('cliente');
    expect(final('reembolsado', step('pagado', 'administracion'), step('reembolsado', 'tienda'))).toBe('tienda');
    for (const estado of ['pendiente', 'en_verificacion', 'pagado'] as const)
      expect(final(estado, step(estado, 'cliente'))).toBeNull();
  });

  it('is the system where nobody is named', () => {
    expect([final('rechazado'), final('rechazado', step('rechazado', 'banco'))]).toEqual(['sistema', 'sistema']);
  });
});

it('is open until it is verified', () => {
  expect(OPEN_ESTADOS).toEqual(['pendiente', 'en_verificacion']);
});
