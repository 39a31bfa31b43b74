import type { ProductoDoc } from './product.schema';

/** What cart and checkout need, with what says which vehicles it fits. */
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
/** What a buyer keeps of a product: what it fits and what its store states about it. */
export const FOR_RECORD = { universal: 1, compatibilidad: 1, especificaciones: 1 } as const;
export type RecordRow = Pick<ProductoDoc, '_id' | keyof typeof FOR_RECORD>;
/** What a product's price is made of, as it is stored. */
export type ProductPrice = Pick<ProductoDoc, 'precio' | 'precioOferta' | 'descuento' | 'promociones'>;
export type CartRow = Pick<ProductoDoc, '_id' | keyof typeof CART_FIELDS>;
