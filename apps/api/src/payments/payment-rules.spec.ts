import { clavesReferencia, origenes, referenciaBancaria, siguienteRevision } from './payment-rules';

const registrado = new Date('2026-11-21T12:00:00Z');
const tras = (ms: number) => new Date(registrado.getTime() + ms);
const MINUTO = 60_000;
const HORA = 60 * MINUTO;
/** Minutes at which a payment that is never found is looked for. */
function plan(metodo: 'pago_movil' | 'transferencia'): number[] {
  const minutos: number[] = [];
  for (let ahora: Date | null = registrado; ;) {
    ahora = siguienteRevision(metodo, registrado, ahora);
    if (!ahora) return minutos;
    minutos.push((ahora.getTime() - registrado.getTime()) / MINUTO);
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
    expect(siguienteRevision('pago_movil', registrado, tras(4 * HORA))).toEqual(tras(5 * HORA));
    expect(siguienteRevision('pago_movil', registrado, tras(24 * HORA))).toBeNull();
    expect(siguienteRevision('transferencia', registrado, tras(24 * HORA))).toEqual(tras(25 * HORA));
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
  const choca = (otra: Partial<typeof base>) =>
    clavesReferencia({ ...base, ...otra }).some((clave) => clavesReferencia(base).includes(clave));

  it('is the same one for the same payer, whatever zeros lead it and whichever of phone and cédula was changed', () => {
    expect([
      choca({}),
      choca({ referencia: '123456' }),
      choca({ telefonoPagador: '+584140000000' }),
      choca({ cedulaPagador: 'V-7654321' }),
    ]).toEqual([true, true, true, true]);
  });

  it('is another one at another bank, on another day, from another payer', () => {
    expect([
      choca({ bancoEmisor: '0134' }),
      choca({ fechaPago: '2026-11-20' }),
      choca({ telefonoPagador: '+584140000000', cedulaPagador: 'V-7654321' }),
    ]).toEqual([false, false, false]);
  });

  it('that was generated is none', () => {
    expect([referenciaBancaria('PM12345678901'), referenciaBancaria('12345678')]).toEqual([null, '12345678']);
  });
});

it('a payment is confirmed from both open states, refunded from paid alone', () => {
  expect([origenes('pagado'), origenes('rechazado'), origenes('reembolsado')]).toEqual([
    ['pendiente', 'en_verificacion'],
    ['pendiente', 'en_verificacion'],
    ['pagado'],
  ]);
});
