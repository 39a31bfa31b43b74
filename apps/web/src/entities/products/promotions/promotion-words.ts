import type { ProductosAplicables } from '@tuerca/contracts/products/promotions/store-form';
import type { Promocion } from '@tuerca/contracts/products/promotions/store-schemas';
import { percent } from '@/lib/format';

/** What each scope is called where one is chosen. */
export const SCOPE_LABELS: Record<ProductosAplicables, string> = {
  especificos: 'Un producto',
  categoria: 'Una categoría',
  all: 'Toda la tienda',
};

/** '25 % de descuento'. */
export const percentOff = (descuento: number): string => `${percent(descuento)} de descuento`;

/** What a promotion is for, in a few words. */
export const promotionScope = ({
  productosAplicables: scope,
  categoriaSeleccionada: categoria,
  productosSeleccionados: chosen,
}: Pick<Promocion, 'productosAplicables' | 'categoriaSeleccionada' | 'productosSeleccionados'>): string => {
  if (scope === 'all') return 'Toda la tienda';
  if (scope === 'categoria' && categoria) return categoria;
  return chosen.length === 1 ? 'Un producto' : 'Productos elegidos';
};
