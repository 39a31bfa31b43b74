import { HOUR, MINUTE } from '@tuerca/contracts/kernel/time';
import { bankReference, nextCheck, origins, referenciaKeys } from './payment-rules';

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
      collides({ telefonoPagador: '+584140000000' }),
      collides({ cedulaPagador: 'V-7654321' }),
    ]).toEqual([true, true, true, true]);
  });

  it('is another one at another bank, on another day, from another payer', () => {
    expect([
      collides({ bancoEmisor: '0134' }),
      collides({ fechaPago: '2026-11-20' }),
      collides({ telefonoPagador: '+584140000000', cedulaPagador: 'V-7654321' }),
    ]).toEqual([false, false, false]);
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
