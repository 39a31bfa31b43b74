import { CambioPlan, NuevoPlan } from './form';
import { MEMBRESIA_MESSAGES } from './messages';
import { endOfPeriod, holdsAt, levelOf } from './rules';

const at = (text: string) => new Date(text);

describe('the end of a period', () => {
  it.each([
    ['2026-11-22T15:30:12.345Z', 'mensual', '2026-12-22T15:30:12.345Z'],
    // 30 January, 22:00 in Caracas: February has no 30th.
    ['2027-01-31T02:00:00.000Z', 'mensual', '2027-03-01T02:00:00.000Z'],
    ['2028-01-31T16:00:00.000Z', 'mensual', '2028-02-29T16:00:00.000Z'],
    ['2026-12-31T16:00:00.000Z', 'mensual', '2027-01-31T16:00:00.000Z'],
    ['2028-02-29T16:00:00.000Z', 'anual', '2029-02-28T16:00:00.000Z'],
  ] as const)('%s, %s: %s', (start, intervalo, end) => {
    expect(endOfPeriod(at(start), intervalo)?.toISOString()).toBe(end);
  });

  it('is none for what is paid once, and nothing holds any more in its instant', () => {
    expect(endOfPeriod(at('2026-11-22T15:30:00Z'), 'unico')).toBeNull();
    const fechaFin = at('2026-12-01T00:00:00Z');
    expect(holdsAt({ fechaFin }, at('2026-11-30T23:59:59.999Z'))).toBe(true);
    expect(holdsAt({ fechaFin }, fechaFin)).toBe(false);
    expect(holdsAt({ fechaFin: null }, fechaFin)).toBe(true);
  });
});

describe('the form of a plan', () => {
  const plan = { codigo: 'pro', nombre: 'Pro', descripcion: 'Para ti', precio: 5, beneficios: ['  Uno ', ' '] };

  it('drops blank benefits, and takes codes in capitals', () => {
    expect(NuevoPlan.parse(plan)).toMatchObject({ codigo: 'PRO', beneficios: ['Uno'], intervalo: 'mensual' });
    expect(CambioPlan.parse({ ...plan, codigo: 'OTRO' })).not.toHaveProperty('codigo');
  });

  it.each([
    [{ codigo: ' ' }, MEMBRESIA_MESSAGES.required],
    [{ nombre: '' }, MEMBRESIA_MESSAGES.required],
    [{ descripcion: undefined }, MEMBRESIA_MESSAGES.required],
    [{ beneficios: [' ', ''] }, MEMBRESIA_MESSAGES.benefitMissing],
    [{ precio: -1 }, MEMBRESIA_MESSAGES.price],
    [{ precio: 1.234 }, 'Usa como máximo dos decimales'],
    [{ serviciosRequeridos: 1.5 }, MEMBRESIA_MESSAGES.services],
    [{ limites: { fotos: 9 } }, 'Un producto lleva como máximo 3 fotos'],
  ])('%j is refused: %s', (change, message) => {
    expect(NuevoPlan.safeParse({ ...plan, ...change }).error?.issues[0]?.message).toBe(message);
  });

  it('has one level for all free plans', () => {
    expect([levelOf('BASIC_TALLER'), levelOf('PRO_TIENDA')]).toEqual(['BASIC', 'PRO_TIENDA']);
  });
});
