import type { NuevoProducto } from '@tuerca/contracts/products/products/form';
import type { OwnProductoDetail } from '@tuerca/contracts/products/products/own-schemas';
import { DEFAULT_MIN_STOCK } from '@tuerca/contracts/products/products/rules';
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

/** Fields of the form that a file may leave out. */
export const EMPTY_FORM: Partial<NuevoProducto> = {
  descripcion: '',
  precioOferta: null,
  descuento: null,
  marca: null,
  modelo: null,
  subcategoria: null,
  etiquetas: [],
  imagenes: [],
  sku: null,
  numeroParte: null,
  equivalencias: [],
  marcaRepuesto: null,
  tipoRepuesto: null,
  condicion: 'nuevo',
  universal: false,
  compatibilidad: [],
  especificaciones: {},
  pesoKg: null,
  disponible: true,
  activo: true,
  stock: 0,
  stockMinimo: DEFAULT_MIN_STOCK,
};

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
