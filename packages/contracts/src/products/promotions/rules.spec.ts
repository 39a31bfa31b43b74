import { caracasInstant } from '../../venezuela/caracas';
import { campanaEstado } from '../campaigns/states';
import { discountOf, offerCovers } from './rules';
import { ofertaEstado, promotionPhase } from './states';
import { promocionEstado } from './store-states';

describe('the reduction by an offer', () => {
  test.each([
    ['porcentaje', 10, 1000, 100],
    ['porcentaje', 12.5, 1004, 126],
    ['porcentaje', 100, 1000, 1000],
    ['porcentaje', 150, 1000, 1000],
    ['porcentaje', -5, 1000, 0],
    ['porcentaje', 2.9, 10_500, 305],
    ['fijo', 2.5, 1000, 250],
    ['fijo', 10, 1000, 1000],
    ['fijo', 10.01, 1000, 1000],
    ['fijo', -1, 1000, 0],
  ] as const)('%s of %d takes from %d cents %d', (tipoDescuento, valorDescuento, price, taken) => {
    expect(discountOf({ tipoDescuento, valorDescuento }, price)).toBe(taken);
  });
});

test('an offer is for its service, else for its category, else for all of the workshop', () => {
  const service = { id: 's1', categoria: 'motor' };
  const covers = (servicioId: string | null, categoria: string | null) =>
    offerCovers({ servicioId, categoria }, service);
  expect([covers('s1', null), covers('s2', null), covers('s2', 'motor')]).toEqual([true, false, false]);
  expect([covers(null, 'motor'), covers(null, 'frenos'), covers(null, null)]).toEqual([true, false, true]);
});

describe('a period of Caracas days', () => {
  const period = { fechaInicio: '2026-12-30', fechaFin: '2026-12-31' };
  const edges = [
    new Date(caracasInstant('2026-12-30').getTime() - 1),
    caracasInstant('2026-12-30'),
    new Date(caracasInstant('2027-01-01').getTime() - 1),
    caracasInstant('2027-01-01'),
  ];
  const at = (state: (now: Date) => string) => edges.map(state);

  it('begins and ends at the midnights of Caracas, both days included', () => {
    expect(at((now) => promotionPhase(period, now))).toEqual(['before', 'during', 'during', 'after']);
  });

  it('makes the state of a promotion, an offer and a campaign', () => {
    expect(at((now) => promocionEstado(period, now))).toEqual(['programada', 'activa', 'activa', 'expirada']);
    expect(at((now) => ofertaEstado({ ...period, activa: true }, now))).toEqual([
      'programada',
      'activa',
      'activa',
      'programada',
    ]);
    expect(at((now) => ofertaEstado({ ...period, activa: false }, now))).toEqual(Array(4).fill('inactiva'));
    expect(at((now) => campanaEstado({ ...period, activa: true }, now))).toEqual([
      'programada',
      'activa',
      'activa',
      'terminada',
    ]);
    expect(at((now) => campanaEstado({ ...period, activa: false }, now))).toEqual([
      'desactivada',
      'desactivada',
      'desactivada',
      'terminada',
    ]);
  });
});
