import type { ProductoAdmin } from '@tuerca/contracts/products/products/admin-schemas';
import type { OwnProducto } from '@tuerca/contracts/products/products/own-schemas';
import { currentPrice } from '@tuerca/contracts/products/products/price';
import { USUAL_PRICE } from '@tuerca/contracts/products/products/rules';
import { toBolivares, toMonto } from '@tuerca/contracts/venezuela/dinero';
import { pick } from '../../platform/common/pick';
import type { ProductoDoc } from './product.schema';
import { toShownPromotion } from './product-derived';

const LISTED = [
  'nombre',
  'marca',
  'modelo',
  'categoria',
  'subcategoria',
  'numeroParte',
  'imagenes',
  'destacado',
  'stock',
  'stockMinimo',
  'activo',
  'disponible',
  'precioOferta',
  'vendidos',
  'valoracionPromedio',
  'numeroValoraciones',
] as const;
/** The day's rate (Bs. per dollar) and the instant for which prices are told. */
export interface Moment {
  tasa: number;
  now: Date;
}

/** A product as its store lists it. */
export function toOwnProducto(doc: ProductoDoc, { tasa, now }: Moment): OwnProducto {
  const id = String(doc._id);
  const { original, final, porcentaje, promocion } = currentPrice(doc, now);
  return {
    _id: id,
    id,
    ...pick(doc, LISTED),
    ocultoPorPlan: !!doc.ocultoPorPlan && !doc.activo,
    sku: doc.sku ?? null,
    codigoSKU: doc.sku ?? null,
    codigo: doc.sku ?? null,
    imagen: doc.imagenes[0] ?? null,
    precio: toMonto(original),
    precioOriginal: toMonto(original),
    precioFinal: toMonto(final),
    precioOriginalBs: toMonto(toBolivares(original, tasa)),
    precioFinalBs: toMonto(toBolivares(final, tasa)),
    porcentaje,
    promocion: toShownPromotion(promocion),
    enOferta: final < original,
    oculto: doc.oculto ? { motivo: doc.oculto.motivo, fecha: doc.oculto.fecha.toISOString() } : null,
    ruta: `/producto/${id}`,
    createdAt: doc.createdAt.toISOString(),
    updatedAt: doc.updatedAt.toISOString(),
  };
}

const stateOf = ({ eliminado, oculto, visible }: ProductoDoc): ProductoAdmin['estado'] =>
  eliminado ? 'eliminado' : oculto ? 'oculto' : visible ? 'visible' : 'sin_publicar';

/** A product of any store as administrators list it. */
export const toProductoAdmin = (doc: ProductoDoc, moment: Moment): ProductoAdmin => ({
  ...toOwnProducto(doc, moment),
  tienda: { _id: String(doc.tiendaId), nombreTienda: doc.tienda.nombreTienda, activa: doc.tiendaActiva },
  estado: stateOf(doc),
  precioRaro: doc.precio < USUAL_PRICE.min || doc.precio > USUAL_PRICE.max,
});
