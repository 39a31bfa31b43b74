import type { ProductosAplicables } from '@tuerca/contracts/products/promotions/store-form';
import type { Promocion } from '@tuerca/contracts/products/promotions/store-schemas';
import { percent } from '@/lib/format';

/** Labels of the scopes in a select. */
export const SCOPE_LABELS: Record<ProductosAplicables, string> = {
  especificos: 'Un producto',
  categoria: 'Una categoría',
  all: 'Toda la tienda',
};

/** Returns '25 % de descuento'. */
export const discountWords = (descuento: number): string => `${percent(descuento)} de descuento`;

/** Scope of a promotion, in a few words. */
export const promotionScope = ({
  productosAplicables: scope,
  categoriaSeleccionada: categoria,
  productosSeleccionados: chosen,
}: Pick<Promocion, 'productosAplicables' | 'categoriaSeleccionada' | 'productosSeleccionados'>): string => {
  if (scope === 'all') return 'Toda la tienda';
  if (scope === 'categoria' && categoria) return categoria;
  return chosen.length === 1 ? 'Un producto' : 'Productos elegidos';
};
