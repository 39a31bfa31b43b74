import { discountedCents } from '@tuerca/contracts/products/products/price';
import type { ProductoPromocionado, Promocion } from '@tuerca/contracts/products/promotions/store-schemas';
import { promocionEstado } from '@tuerca/contracts/products/promotions/store-states';
import { toBolivares, toCentimos, toMonto } from '@tuerca/contracts/venezuela/dinero';
import type { PromocionDoc } from './promocion.schema';

/** A promotion as everybody sees it at `now`. */
export function toPromocion(doc: PromocionDoc, now: Date): Promocion {
  const id = String(doc._id);
  return {
    _id: id,
    id,
    titulo: doc.titulo,
    descripcion: doc.descripcion,
    descuento: doc.descuento,
    fechaInicio: doc.fechaInicio,
    fechaFin: doc.fechaFin,
    productosAplicables: doc.productosAplicables,
    productosSeleccionados: doc.productosSeleccionados.map(String),
    categoriaSeleccionada: doc.categoriaSeleccionada,
    condiciones: doc.condiciones,
    estado: promocionEstado(doc, now),
    campana: doc.campana ? String(doc.campana.campanaId) : null,
    tienda: { _id: String(doc.tiendaId), nombreTienda: doc.tienda.nombreTienda },
    createdAt: doc.createdAt.toISOString(),
  };
}

/** A product of the store; `precio` dollars. */
interface PromotedProduct {
  _id: string;
  nombre: string;
  imagen: string | null;
  precio: number;
}

/** A product at what `descuento` percent leave of its price; `tasa` Bs. per dollar. */
export function toPromoted(
  { _id, nombre, imagen, precio }: PromotedProduct,
  descuento: number,
  tasa: number,
): ProductoPromocionado {
  const original = toCentimos(precio);
  const final = discountedCents(original, descuento);
  return {
    _id,
    nombre,
    imagen,
    precioOriginal: toMonto(original),
    precioFinal: toMonto(final),
    precioOriginalBs: toMonto(toBolivares(original, tasa)),
    precioFinalBs: toMonto(toBolivares(final, tasa)),
  };
}
