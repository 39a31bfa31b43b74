import fc from 'fast-check';
import { ESTADOS_CITA } from '../../citas/citas/states';
import { labourAfter, labourDue, labourLimit, splitLabour } from './rules';
import { ESTADOS_MANO_DE_OBRA, LIVE_ESTADOS_MANO_DE_OBRA, MANO_DE_OBRA_IN_HAND } from './states';

describe('labour to be paid in advance', () => {
  const cita = { estado: 'confirmada', servicio: { precioFijo: false }, precioEstimado: 3000, manoObra: 0 } as const;

  it('costs what its client approved, else the fixed price', () => {
    expect(labourDue({ ...cita, manoObra: 5000 })).toBe(5000);
    expect(labourDue({ ...cita, manoObra: 5000, servicio: { precioFijo: true } })).toBe(5000);
    expect(labourDue({ ...cita, servicio: { precioFijo: true } })).toBe(3000);
  });

  it('has no price yet, or none at all', () => {
    expect(labourDue(cita)).toBeNull();
    expect(labourDue({ ...cita, precioEstimado: 0, servicio: { precioFijo: true } })).toBeNull();
  });

  it('is paid until the work ends', () => {
    expect(ESTADOS_CITA.filter((estado) => labourDue({ ...cita, estado, manoObra: 5000 }) !== null)).toEqual([
      'pendiente',
      'confirmada',
      'en_proceso',
      'pausada',
    ]);
  });
});

describe('paid labour at its final price', () => {
  const paid = { monto: 360_000, montoUSD: 1000, tasa: 360, recibido: 360_000 };

  test.each([
    ['the price that was paid', paid, 1000, { ganado: 360_000, ganadoUSD: 1000, devuelto: 0 }],
    [
      'the price of a sum that no rate gives to the céntimo',
      { ...paid, monto: 360_001, recibido: 360_001 },
      1000,
      { ganado: 360_001, ganadoUSD: 1000, devuelto: 0 },
    ],
    ['a cent less', paid, 999, { ganado: 359_640, ganadoUSD: 999, devuelto: 360 }],
    ['more, which is paid at the workshop', paid, 1500, { ganado: 360_000, ganadoUSD: 1000, devuelto: 0 }],
    ['nothing', paid, 0, { ganado: 0, ganadoUSD: 0, devuelto: 360_000 }],
    [
      'a part, of a payment that fell short',
      { ...paid, recibido: 300_000 },
      900,
      { ganado: 324_000, ganadoUSD: 900, devuelto: 0 },
    ],
    [
      'a part, of a sum below its rate',
      { ...paid, monto: 300_000, recibido: 300_000 },
      900,
      { ganado: 300_000, ganadoUSD: 900, devuelto: 0 },
    ],
  ])('%s', (_, labour, price, shares) => expect(splitLabour(labour, price)).toEqual(shares));

  it('never gives out more than came, nor loses a céntimo of it', () => {
    const cents = fc.integer({ min: 0, max: 1e7 });
    fc.assert(
      fc.property(cents, cents, fc.integer({ min: 1, max: 500 }), (montoUSD, price, tasa) => {
        const monto = montoUSD * tasa;
        const { ganado, devuelto } = splitLabour({ monto, montoUSD, tasa, recibido: monto }, price);
        return ganado + devuelto === monto;
      }),
    );
  });
});

describe('the states of paid labour', () => {
  it('follow from those of its appointment', () => {
    expect(ESTADOS_CITA.map((estado) => `${estado} ${labourAfter(estado) ?? '-'}`)).toEqual([
      'pendiente -',
      'confirmada -',
      'en_proceso -',
      'pausada -',
      'completada cumplida',
      'cancelada por_decidir',
      'no_asistio por_decidir',
    ]);
  });

  it('end by the clock: a day to correct the work, three to decide', () => {
    const since = new Date('2026-11-30T04:00:00Z');
    expect(labourLimit('cumplida', since)).toEqual(new Date('2026-12-01T04:00:00Z'));
    expect(labourLimit('por_decidir', since)).toEqual(new Date('2026-12-03T04:00:00Z'));
  });

  it("are the workshop's money once paid, and one of an appointment until they end", () => {
    expect(MANO_DE_OBRA_IN_HAND).toEqual(['pagada', 'cumplida', 'ganada']);
    expect(
      ESTADOS_MANO_DE_OBRA.filter((estado) => !(LIVE_ESTADOS_MANO_DE_OBRA as readonly string[]).includes(estado)),
    ).toEqual(['devuelta', 'anulada']);
  });
});
