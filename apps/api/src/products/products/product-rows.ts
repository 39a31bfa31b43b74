import type { ProductoDoc } from './product.schema';

/** Fields that cart and checkout need, with those that tell which vehicles it fits. */
export const CART_FIELDS = {
  nombre: 1,
  precio: 1,
  precioOferta: 1,
  descuento: 1,
  promociones: 1,
  stock: 1,
  disponible: 1,
  visible: 1,
  imagenes: 1,
  marca: 1,
  modelo: 1,
  categoria: 1,
  subcategoria: 1,
  pesoKg: 1,
  especificaciones: 1,
  tiendaId: 1,
  tienda: 1,
  updatedAt: 1,
  tiendaActiva: 1,
  apartado: 1,
  universal: 1,
  compatibilidad: 1,
} as const;
/** Fields of a product that a buyer keeps: the vehicles it fits and the conditions that its store states. */
export const FOR_RECORD = { universal: 1, compatibilidad: 1, especificaciones: 1 } as const;
export type RecordRow = Pick<ProductoDoc, '_id' | keyof typeof FOR_RECORD>;
/** Stored fields that a product's price is made of. */
export type ProductPrice = Pick<ProductoDoc, 'precio' | 'precioOferta' | 'descuento' | 'promociones'>;
export type CartRow = Pick<ProductoDoc, '_id' | keyof typeof CART_FIELDS>;
