import type { Campana, CampanaDeTienda } from '@tuerca/contracts/products/campaigns/schemas';

const TERMS = {
  nombre: 'Semana de los frenos',
  descripcion: 'Todo lo de frenos más barato',
  porcentaje: 20,
  fechaInicio: '2020-01-01',
  fechaFin: '2099-12-31',
  categorias: ['Frenos'],
  marcas: [],
  precioMinimo: null,
  estado: 'activa' as const,
  version: 3,
};
const id = (n: number) => n.toString(16).padStart(24, '0');

/** A campaign as administrators see it; `n` makes its id. */
export const buildCampana = (n = 1, overrides: Partial<Campana> = {}): Campana => ({
  _id: id(n),
  ...TERMS,
  activa: true,
  tiendas: 2,
  createdAt: '2026-11-01T12:00:00.000Z',
  updatedAt: '2026-11-01T12:00:00.000Z',
  ...overrides,
});

/** A campaign as a store sees it. */
export const buildOpenCampana = (n = 1, overrides: Partial<CampanaDeTienda> = {}): CampanaDeTienda => ({
  _id: id(n),
  ...TERMS,
  unida: false,
  productos: 14,
  ...overrides,
});
