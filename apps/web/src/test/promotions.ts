import type { Oferta } from '@tuerca/contracts/products/promotions/schemas';

/** A workshop's offer; `n` makes its id. */
export const buildOferta = (n = 1, overrides: Partial<Oferta> = {}): Oferta => ({
  _id: n.toString(16).padStart(24, '0'),
  nombre: 'Semana de los frenos',
  descripcion: 'Pastillas y discos con mano de obra rebajada.',
  tipoDescuento: 'porcentaje',
  valorDescuento: 20,
  servicioId: null,
  servicio: null,
  categoria: 'sistema_frenos',
  fechaInicio: '2020-01-01',
  fechaFin: '2099-12-31',
  codigoPromo: 'FRENOS20',
  imagen: null,
  activa: true,
  estado: 'activa',
  limiteUsos: 10,
  usos: 3,
  usosRestantes: 7,
  createdAt: '2026-11-01T12:00:00.000Z',
  ...overrides,
});
