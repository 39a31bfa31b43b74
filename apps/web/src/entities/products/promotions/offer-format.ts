import type { TipoDescuento } from '@tuerca/contracts/products/promotions/rules';
import type { OfertaPublica } from '@tuerca/contracts/products/promotions/schemas';
import { findServiceCategoria } from '@tuerca/contracts/products/services/categorias';
import { percent, ref, shortDate } from '@/lib/format';

/** Name of an offer's service that its workshop removed. */
export const LOST_SERVICE = 'Un servicio que ya no ofreces';

/** Returns '20 % de descuento', 'Ref. $ 5,00 menos'. */
export const discountText = ({
  tipoDescuento,
  valorDescuento,
}: {
  tipoDescuento: TipoDescuento;
  valorDescuento: number;
}): string =>
  tipoDescuento === 'porcentaje' ? `${percent(valorDescuento)} de descuento` : `${ref(valorDescuento)} menos`;

/** Scope of an offer: its service, its category, or everything. */
export function offerScope({ servicioId, servicio, categoria }: OfertaPublica): string {
  if (servicioId) return servicio?.nombre ?? LOST_SERVICE;
  if (!categoria) return 'Todos los servicios';
  return findServiceCategoria(categoria)?.nombre ?? categoria;
}

/** Returns 'Del 01/11/2026 al 30/11/2026'. */
export const offerPeriod = ({ fechaInicio, fechaFin }: Pick<OfertaPublica, 'fechaInicio' | 'fechaFin'>): string =>
  `Del ${shortDate(fechaInicio)} al ${shortDate(fechaFin)}`;
