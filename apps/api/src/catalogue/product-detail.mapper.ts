import type { Producto } from '@tuerca/contracts/products/schemas';
import type { ProductoEntero } from './catalogue-rows';
import { type Momento, toTarjeta } from './product-card.mapper';

type TiendaDetalle = Pick<Producto['tienda'], 'telefono' | 'valoracionPromedio' | 'numeroValoraciones'>;

/** A product with everything its page shows. */
export function toProducto(doc: ProductoEntero, tienda: TiendaDetalle, momento: Momento): Producto {
  const tarjeta = toTarjeta(doc, momento);
  const {
    descripcion,
    etiquetas,
    marcaRepuesto,
    tipoRepuesto,
    condicion,
    universal,
    compatibilidad,
    especificaciones,
    pesoKg,
    descuento,
  } = doc;
  return {
    ...tarjeta,
    descripcion,
    etiquetas,
    marcaRepuesto,
    tipoRepuesto,
    condicion,
    universal,
    compatibilidad,
    especificaciones,
    pesoKg,
    sku: doc.sku ?? null,
    descuento: descuento && {
      porcentaje: descuento.porcentaje,
      fechaInicio: descuento.fechaInicio?.toISOString() ?? null,
      fechaFin: descuento.fechaFin?.toISOString() ?? null,
    },
    createdAt: doc.createdAt.toISOString(),
    tienda: { ...tarjeta.tienda, ...tienda },
  };
}
