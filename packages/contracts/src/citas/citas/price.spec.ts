import { CARGOS } from '../../kernel/capabilities';
import { approvedLabour, approvedPrice, decidesPrice, priceVerdict } from './price';

const agreed = { listado: 3000, manoObra: 5000, puesto: null };
const owner = { cargo: null, motivo: null };
const technician = { cargo: 'tecnico', motivo: null } as const;

test('the approved price is the labour of her presupuestos, else the price that she booked at', () => {
  expect([approvedPrice(agreed), approvedPrice({ listado: 3000, manoObra: 0 })]).toEqual([5000, 3000]);
});

test('approved labour leaves parts and other decisions out', () => {
  expect(
    approvedLabour([
      { tipo: 'mano_obra', estado: 'aprobada', subtotal: 1000 },
      { tipo: 'mano_obra', estado: 'aprobada', subtotal: 250 },
      { tipo: 'mano_obra', estado: 'rechazada', subtotal: 4000 },
      { tipo: 'mano_obra', estado: 'pendiente', subtotal: 4000 },
      { tipo: 'repuesto', estado: 'aprobada', subtotal: 9000 },
    ]),
  ).toBe(1250);
  expect(approvedLabour([])).toBe(0);
});

test('only the owner sets any price', () => {
  expect([decidesPrice(null), decidesPrice(undefined), ...CARGOS.map(decidesPrice)]).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});

describe('a price that somebody sets', () => {
  it('needs a reason above what was approved, whoever sets it', () => {
    expect([4999, 5000, 5001].map((precio) => priceVerdict(precio, agreed, owner))).toEqual([
      'fija',
      'fija',
      'sin_motivo',
    ]);
    expect(priceVerdict(5001, agreed, { ...owner, motivo: '   ' })).toBe('sin_motivo');
    expect(priceVerdict(5001, agreed, { ...owner, motivo: 'Llevó más horas' })).toBe('fija');
    expect(priceVerdict(5001, agreed, technician)).toBe('sin_motivo');
    expect(priceVerdict(5001, agreed, { ...technician, motivo: 'Llevó más horas' })).toBe('espera');
  });

  it('of a member waits for the owner unless it was agreed', () => {
    const set = (precio: number, puesto: number | null = null) =>
      priceVerdict(precio, { ...agreed, puesto }, technician);
    expect([set(3000), set(5000), set(4000, 4000)]).toEqual(['fija', 'fija', 'fija']);
    expect([set(4000), set(2999), set(0)]).toEqual(['espera', 'espera', 'espera']);
  });
});
