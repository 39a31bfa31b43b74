import type { ProductoDoc } from '../products/product.schema';
import type { IndexedCard } from '../search/product-index.service';

/** Fields of a card in a list. */
export type CardRow = Pick<
  IndexedCard,
  | '_id'
  | 'nombre'
  | 'descripcion'
  | 'marca'
  | 'modelo'
  | 'categoria'
  | 'subcategoria'
  | 'numeroParte'
  | 'imagenes'
  | 'precio'
  | 'precioOferta'
  | 'descuento'
  | 'promociones'
  | 'disponible'
  | 'destacado'
  | 'stock'
  | 'valoracionPromedio'
  | 'numeroValoraciones'
  | 'tienda'
  | 'universal'
  | 'compatibilidad'
>;

/** Left out of whole documents: only queries need them. */
export const INDICES = { terminos: 0, claves: 0, marcas: 0, modelos: 0, sirveA: 0, cambiadoEn: 0 } as const;
export type FullProducto = Omit<ProductoDoc, keyof typeof INDICES>;
