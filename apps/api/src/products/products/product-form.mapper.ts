import type { OwnProductoDetail } from '@tuerca/contracts/products/products/own-schemas';
import { pick } from '../../platform/common/pick';
import { type Moment, toOwnProducto } from './own-product.mapper';
import type { ProductoDoc } from './product.schema';
import type { StoredForm } from './product-derived';

const DETAILS = [
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

const toDiscount = (descuento: ProductoDoc['descuento']) =>
  descuento && {
    porcentaje: descuento.porcentaje,
    fechaInicio: descuento.fechaInicio?.toISOString() ?? null,
    fechaFin: descuento.fechaFin?.toISOString() ?? null,
  };

/** A product as its form shows it. */
export const toOwnDetail = (doc: ProductoDoc, moment: Moment): OwnProductoDetail => ({
  ...toOwnProducto(doc, moment),
  ...pick(doc, DETAILS),
  descuento: toDiscount(doc.descuento),
});

/** Form of a stored product, all but its stock. */
export const toForm = (doc: ProductoDoc): StoredForm => ({
  ...pick(doc, DETAILS),
  ...pick(doc, [
    'nombre',
    'precio',
    'precioOferta',
    'marca',
    'modelo',
    'categoria',
    'subcategoria',
    'imagenes',
    'numeroParte',
    'disponible',
    'activo',
    'stockMinimo',
  ]),
  sku: doc.sku ?? null,
  descuento: toDiscount(doc.descuento),
});
