import { DAY } from '@tuerca/contracts/kernel/time';
import type { Campana } from '@tuerca/contracts/products/campaigns/schemas';
import { caracasDate } from '@tuerca/contracts/venezuela/caracas';

/** Values of the campaign form. */
export interface CampaignValues {
  nombre: string;
  descripcion: string;
  porcentaje: number | null;
  /** Caracas days, 'YYYY-MM-DD'. */
  fechaInicio: string;
  fechaFin: string;
  categorias: string[];
  marcas: string[];
  /** Dollars. */
  precioMinimo: number | null;
}

/** Default duration of a new campaign, in days. */
const USUAL_DAYS = 7;

/** Form values of a campaign; initial ones without `campana`. */
export const campaignValuesOf = (campana: Campana | undefined, now: Date): CampaignValues => ({
  nombre: campana?.nombre ?? '',
  descripcion: campana?.descripcion ?? '',
  porcentaje: campana?.porcentaje ?? null,
  fechaInicio: campana?.fechaInicio ?? caracasDate(now),
  fechaFin: campana?.fechaFin ?? caracasDate(new Date(now.getTime() + USUAL_DAYS * DAY)),
  categorias: campana?.categorias ?? [],
  marcas: campana?.marcas ?? [],
  precioMinimo: campana?.precioMinimo ?? null,
});

/** Whether saving these values ends the campaign at its stores: they agreed to other terms. */
export const hasNewTerms = (campana: Campana, values: CampaignValues): boolean =>
  (['porcentaje', 'fechaInicio', 'fechaFin', 'categorias', 'marcas', 'precioMinimo'] as const).some(
    (name) => JSON.stringify(campana[name]) !== JSON.stringify(values[name]),
  );
