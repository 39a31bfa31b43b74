import { ROLES } from '../kernel/roles';
import { DEFAULT_PLANS } from './defaults';
import { CambioPlan, NuevoPlan } from './form';
import { MEMBRESIA_MESSAGES } from './messages';
import { BASIC_CODES, endOfPeriod, hasPlans, holdsAt, isLesserPlan, levelOf, NOTICE_DAYS, ROLE_LIMITS } from './rules';

const at = (text: string) => new Date(text);

describe('the end of a period', () => {
  it.each([
    ['2026-11-22T15:30:12.345Z', 'mensual', '2026-12-22T15:30:12.345Z'],
    // 30 January, 22:00 in Caracas: February has no 30th.
    ['2027-01-31T02:00:00.000Z', 'mensual', '2027-03-01T02:00:00.000Z'],
    ['2028-01-31T16:00:00.000Z', 'mensual', '2028-02-29T16:00:00.000Z'],
    ['2026-12-31T16:00:00.000Z', 'mensual', '2027-01-31T16:00:00.000Z'],
    ['2028-02-29T16:00:00.000Z', 'anual', '2029-02-28T16:00:00.000Z'],
    ['2026-12-15T16:00:00.000Z', 'anual', '2027-12-15T16:00:00.000Z'],
    // The last instants of a month and of a year in Caracas, and the first of the next.
    ['2026-12-01T03:59:59.999Z', 'mensual', '2026-12-31T03:59:59.999Z'],
    ['2026-12-01T04:00:00.000Z', 'mensual', '2027-01-01T04:00:00.000Z'],
    ['2027-01-01T03:59:59.999Z', 'anual', '2028-01-01T03:59:59.999Z'],
    ['2027-01-01T04:00:00.000Z', 'anual', '2028-01-01T04:00:00.000Z'],
  ] as const)('%s, %s: %s', (start, intervalo, end) => {
    expect(endOfPeriod(at(start), intervalo)?.toISOString()).toBe(end);
  });

  it('is none for what is paid once, and nothing holds any more in its instant', () => {
    expect(endOfPeriod(at('2026-11-22T15:30:00Z'), 'unico')).toBeNull();
    const fechaFin = at('2026-12-01T00:00:00Z');
    expect(holdsAt({ fechaFin }, at('2026-11-30T23:59:59.999Z'))).toBe(true);
    expect(holdsAt({ fechaFin }, fechaFin)).toBe(false);
    expect(holdsAt({ fechaFin: fechaFin.toISOString() }, at('2026-11-30T23:59:59.999Z'))).toBe(true);
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
    expect(Object.values(BASIC_CODES).map(levelOf)).toEqual(Array(4).fill('BASIC'));
  });
});

describe('a plan allows less than another one', () => {
  const plan = { productos: 10, servicios: 10, promociones: 5, fotos: 4, importacion: true, comision: 8 };
  const isLesser = (role: 'store' | 'workshop', change: Partial<Record<keyof typeof plan, number | boolean | null>>) =>
    isLesserPlan(role, { ...plan, ...change } as typeof plan, plan);

  it.each([
    ['store', { productos: 9 }],
    ['store', { promociones: 4 }],
    ['store', { fotos: 3 }],
    ['store', { importacion: false }],
    ['store', { comision: 9 }],
    ['store', { comision: null }],
    ['workshop', { servicios: 9 }],
    ['workshop', { promociones: 4 }],
  ] as const)('for a %s by %j', (role, change) => expect(isLesser(role, change)).toBe(true));

  it.each([
    ['store', {}],
    ['store', { servicios: 1 }],
    ['store', { productos: 11, promociones: null, fotos: null, comision: 7 }],
    ['workshop', {}],
    ['workshop', { productos: 1, fotos: 1, importacion: false, comision: 20 }],
  ] as const)('but for a %s not by %j', (role, change) => expect(isLesser(role, change)).toBe(false));

  it('than one without limit, and never than one that leaves imports out', () => {
    const free = { ...plan, productos: null, fotos: null, comision: null };
    expect([isLesserPlan('store', plan, { ...plan, productos: null }), isLesserPlan('store', free, free)]).toEqual([
      true,
      false,
    ]);
    expect(isLesserPlan('store', plan, { ...plan, fotos: null })).toBe(true);
    expect(isLesserPlan('store', plan, { ...plan, comision: null })).toBe(false);
    const none = { ...plan, importacion: false };
    expect([isLesserPlan('store', none, none), isLesserPlan('store', plan, none)]).toEqual([false, false]);
  });
});

describe('the plans of before the first change', () => {
  it('are for sellers, who have counted limits by their role', () => {
    expect(ROLES.filter(hasPlans)).toEqual(['store', 'workshop', 'crane', 'delivery']);
    expect(ROLE_LIMITS).toEqual({
      store: ['productos', 'promociones'],
      workshop: ['servicios', 'promociones'],
      crane: [],
      delivery: [],
    });
    expect(NOTICE_DAYS).toEqual([7, 1]);
  });

  it('cost and allow what was decided', () => {
    const said = DEFAULT_PLANS.map(({ codigo, rolUsuario, precio, intervalo, serviciosRequeridos, limites }) => {
      const { importacion, ...counts } = limites;
      const held = Object.entries(counts).flatMap(([name, count]) => (count === null ? [] : [`${name} ${count}`]));
      const terms = [rolUsuario, codigo, `$${precio}`, intervalo, `mérito ${serviciosRequeridos}`, ...held];
      return [...terms, ...(importacion ? [] : ['sin importación'])].join(', ');
    });
    expect(said).toEqual([
      'store, BASIC_TIENDA, $0, unico, mérito 0, productos 25, fotos 2, promociones 2, sin importación',
      'store, PRO_TIENDA, $15, mensual, mérito 50, productos 100, promociones 5',
      'store, PREMIUM_TIENDA, $40, mensual, mérito 0',
      'workshop, BASIC_TALLER, $0, unico, mérito 0, servicios 8, promociones 3',
      'workshop, PRO_TALLER, $12, mensual, mérito 30, servicios 20, promociones 5',
      'workshop, PREMIUM_TALLER, $250, anual, mérito 0',
      'crane, BASIC_GRUA, $0, unico, mérito 0',
      'delivery, BASIC_DELIVERY, $0, unico, mérito 0',
    ]);
    expect(DEFAULT_PLANS.every(({ activo, limites }) => activo && limites.comision === null)).toBe(true);
    expect(DEFAULT_PLANS.filter(({ destacado }) => destacado).map(({ codigo }) => codigo)).toEqual([
      'PRO_TIENDA',
      'PRO_TALLER',
    ]);
  });

  it('can be bought as they stand', () => {
    for (const plan of DEFAULT_PLANS) expect(NuevoPlan.parse(plan)).toEqual(plan);
  });
});
