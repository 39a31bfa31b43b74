import type { Campana } from '@tuerca/contracts/products/campaigns/schemas';
import type { EstadoCampana } from '@tuerca/contracts/products/campaigns/states';
import { ref, shortDate } from '@/lib/format';
import type { Tone } from '@/ui/status-chip';

/** Tones of campaign states. */
export const CAMPAIGN_TONES: Record<EstadoCampana, Tone> = {
  activa: 'success',
  programada: 'info',
  desactivada: 'warning',
  terminada: 'neutral',
};

/** Scope of a campaign, in a few words. */
export const campaignScope = ({
  categorias,
  marcas,
  precioMinimo,
}: Pick<Campana, 'categorias' | 'marcas' | 'precioMinimo'>): string =>
  [
    categorias.length ? categorias.join(', ') : 'Todas las categorías',
    ...(marcas.length ? [`para ${marcas.join(', ')}`] : []),
    ...(precioMinimo === null ? [] : [`desde ${ref(precioMinimo)}`]),
  ].join(' · ');

/** Returns '1 nov al 7 nov'. */
export const campaignDays = ({ fechaInicio, fechaFin }: Pick<Campana, 'fechaInicio' | 'fechaFin'>): string =>
  `${shortDate(fechaInicio)} al ${shortDate(fechaFin)}`;
