import { z } from 'zod';
import { DAY } from '@tuerca/contracts/kernel/time';
import { NuevaOferta } from '@tuerca/contracts/products/promotions/form';
import type { TipoDescuento } from '@tuerca/contracts/products/promotions/rules';
import type { Oferta } from '@tuerca/contracts/products/promotions/schemas';
import { caracasDate } from '@tuerca/contracts/venezuela/caracas';

/** Values of the offer form; '' is nothing chosen. */
export interface OfferValues {
  nombre: string;
  descripcion: string;
  tipoDescuento: TipoDescuento;
  /** Percentage or dollars. */
  valorDescuento: number | null;
  servicioId: string;
  categoria: string;
  /** Caracas days, 'YYYY-MM-DD'. */
  fechaInicio: string;
  fechaFin: string;
  activa: boolean;
  codigoPromo: string;
  limiteUsos: number | null;
  /** At most one. */
  imagen: string[];
}

/** Converts the form's values to the request: the only picture is in a list. */
export const OfferForm = z.preprocess((values) => {
  const { imagen, ...rest } = values as OfferValues;
  return { ...rest, imagen: imagen[0] ?? null };
}, NuevaOferta);

/** Default duration of a new offer, in days. */
const USUAL_DAYS = 14;

/** Form values of an offer; initial ones without `oferta`. */
export const offerValuesOf = (oferta: Oferta | undefined, now: Date): OfferValues => ({
  nombre: oferta?.nombre ?? '',
  descripcion: oferta?.descripcion ?? '',
  tipoDescuento: oferta?.tipoDescuento ?? 'porcentaje',
  valorDescuento: oferta?.valorDescuento ?? null,
  servicioId: oferta?.servicioId ?? '',
  categoria: oferta?.categoria ?? '',
  fechaInicio: oferta?.fechaInicio ?? caracasDate(now),
  fechaFin: oferta?.fechaFin ?? caracasDate(new Date(now.getTime() + USUAL_DAYS * DAY)),
  activa: oferta?.activa ?? true,
  codigoPromo: oferta?.codigoPromo ?? '',
  limiteUsos: oferta?.limiteUsos ?? null,
  imagen: oferta?.imagen ? [oferta.imagen] : [],
});
