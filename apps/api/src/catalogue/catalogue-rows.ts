import type { Fittable } from '@tuerca/contracts/garaje/ajuste';
import type { ProductoDoc } from '../products/product.schema';

/** What a card in a list is made of. */
export const CARD = {
  nombre: 1,
  descripcion: 1,
  marca: 1,
  modelo: 1,
  categoria: 1,
  subcategoria: 1,
  numeroParte: 1,
  imagenes: 1,
  precio: 1,
  precioOferta: 1,
  descuento: 1,
  promociones: 1,
  disponible: 1,
  destacado: 1,
  stock: 1,
  valoracionPromedio: 1,
  numeroValoraciones: 1,
  tienda: 1,
} as const;
/** A card that also has to say whether the product fits a vehicle. */
export const FIT_CARD = { ...CARD, universal: 1, compatibilidad: 1 } as const;
export type CardRow = Pick<ProductoDoc, '_id' | keyof typeof CARD> & Partial<Fittable>;

/** Left out of whole documents: only queries need them. */
export const INDICES = { terminos: 0, claves: 0, marcas: 0, modelos: 0, sirveA: 0 } as const;
export type FullProducto = Omit<ProductoDoc, keyof typeof INDICES>;
