import { fitOf } from '@tuerca/contracts/auth/garaje/ajuste';
import type { Vehiculo } from '@tuerca/contracts/auth/garaje/vehiculo';
import { truncate } from '@tuerca/contracts/kernel/text';
import { currentPrice } from '@tuerca/contracts/products/products/price';
import { PREVIEW_LENGTH, type ProductoSummary } from '@tuerca/contracts/products/products/schemas';
import { toBolivares, toMonto } from '@tuerca/contracts/venezuela/dinero';
import { pick } from '../../platform/common/pick';
import { toShownPromotion } from '../products/product-derived';
import type { CardRow } from './catalogue-rows';

/** The day's rate (Bs. per dollar), the instant for which prices are told, and the vehicle that parts are compared with. */
export interface CardMoment {
  tasa: number;
  now: Date;
  vehiculo?: Vehiculo;
}

const SHOWN = [
  'nombre',
  'marca',
  'modelo',
  'categoria',
  'subcategoria',
  'numeroParte',
  'imagenes',
  'destacado',
  'stock',
  'valoracionPromedio',
  'numeroValoraciones',
] as const;

/** A product in a list; prices are computed now, whatever the derived fields say. */
export function toCard(doc: CardRow, { tasa, now, vehiculo }: CardMoment): ProductoSummary {
  const id = String(doc._id);
  const { original, final, porcentaje, promocion } = currentPrice(doc, now);
  const { imagenes, stock, universal, compatibilidad } = doc;
  return {
    _id: id,
    id,
    ...pick(doc, SHOWN),
    imagen: imagenes[0] ?? null,
    precio: toMonto(original),
    precioOriginal: toMonto(original),
    precioFinal: toMonto(final),
    precioOriginalBs: toMonto(toBolivares(original, tasa)),
    precioFinalBs: toMonto(toBolivares(final, tasa)),
    porcentaje,
    promocion: toShownPromotion(promocion),
    disponible: doc.disponible && stock > 0,
    tienda: { ...doc.tienda, _id: String(doc.tienda._id) },
    ruta: `/producto/${id}`,
    ...(vehiculo && { ajuste: fitOf({ universal, compatibilidad }, vehiculo) }),
  };
}

/** A product in the list view, which has room for the beginning of its description. */
export const toCardRow = (doc: CardRow, moment: CardMoment): ProductoSummary => ({
  ...toCard(doc, moment),
  descripcion: truncate(doc.descripcion, PREVIEW_LENGTH),
});
