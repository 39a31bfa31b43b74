import type { ProductoDoc } from '../products/product.schema';

/** Fields of a product that the index reads. */
export const INDEXED_FIELDS = {
  nombre: 1,
  descripcion: 1,
  marca: 1,
  modelo: 1,
  categoria: 1,
  subcategoria: 1,
  etiquetas: 1,
  numeroParte: 1,
  equivalencias: 1,
  sku: 1,
  marcaRepuesto: 1,
  condicion: 1,
  imagenes: 1,
  precio: 1,
  precioOferta: 1,
  descuento: 1,
  promociones: 1,
  disponible: 1,
  destacado: 1,
  stock: 1,
  vendidos: 1,
  valoracionPromedio: 1,
  numeroValoraciones: 1,
  tienda: 1,
  universal: 1,
  compatibilidad: 1,
  marcas: 1,
  modelos: 1,
  precioFinalCentavos: 1,
  enOferta: 1,
  createdAt: 1,
  visible: 1,
  cambiadoEn: 1,
} as const;
export type IndexedRow = Pick<ProductoDoc, '_id' | keyof typeof INDEXED_FIELDS>;
/** A stamp by which a changed product is known. */
export type Stamp = Pick<ProductoDoc, '_id' | 'cambiadoEn'>;
