import type { Producto } from '@tuerca/contracts/products/products/schemas';
import { pick } from '../../platform/common/pick';
import type { FullProducto } from './catalogue-rows';
import { type CardMoment, toCard } from './product-card.mapper';

type TiendaDetail = Pick<Producto['tienda'], 'telefono' | 'valoracionPromedio' | 'numeroValoraciones' | 'entrega'>;

/** Fields that the page shows and a card does not. */
const SHOWN = [
  'descripcion',
  'equivalencias',
  'etiquetas',
  'marcaRepuesto',
  'tipoRepuesto',
  'condicion',
  'universal',
  'compatibilidad',
  'especificaciones',
  'pesoKg',
] as const;

/** A product with everything its page shows. */
export function toProducto(doc: FullProducto, tienda: TiendaDetail, moment: CardMoment): Producto {
  const card = toCard(doc, moment);
  const { descuento } = doc;
  return {
    ...card,
    ...pick(doc, SHOWN),
    sku: doc.sku ?? null,
    descuento: descuento && {
      porcentaje: descuento.porcentaje,
      fechaInicio: descuento.fechaInicio?.toISOString() ?? null,
      fechaFin: descuento.fechaFin?.toISOString() ?? null,
    },
    createdAt: doc.createdAt.toISOString(),
    tienda: { ...card.tienda, ...tienda },
  };
}
