import { DAY } from '@tuerca/contracts/kernel/time';
import { caracasDate } from '@tuerca/contracts/venezuela/caracas';

/** The Caracas day so many days from today. */
export const day = (days: number) => caracasDate(new Date(Date.now() + days * DAY));
/** An administrator's form for a campaign. */
export const campaignForm = (overrides: Record<string, unknown> = {}) => ({
  nombre: 'Semana de los frenos',
  descripcion: 'Todo lo de frenos más barato',
  porcentaje: 20,
  fechaInicio: day(0),
  fechaFin: day(7),
  categorias: ['Frenos'],
  marcas: [],
  precioMinimo: null,
  ...overrides,
});
