import type { Carrito, CartItem } from '@tuerca/contracts/cart/cart/schemas';
import { toCentimos, toMonto } from '@tuerca/contracts/venezuela/dinero';

const times = (price: number, units: number) => toMonto(toCentimos(price) * units);
const plus = (a: number, b: number) => toMonto(Math.max(0, toCentimos(a) + toCentimos(b)));
const minus = (a: number, b: number) => toMonto(Math.max(0, toCentimos(a) - toCentimos(b)));

/** The same cart with the totals that follow from other lines, until the server says the exact ones. */
function retotal(cart: Carrito, items: CartItem[]): Carrito {
  const counted = items.filter((item) => item.disponible);
  const subtotal = counted.reduce((sum, item) => plus(sum, item.subtotal), 0);
  return {
    ...cart,
    items,
    cantidadTotal: counted.reduce((sum, item) => sum + item.cantidad, 0),
    subtotal,
    total: minus(plus(cart.total, subtotal), cart.subtotal),
    totalUSD: counted.reduce((sum, item) => plus(sum, times(item.precio, item.cantidad)), 0),
  };
}

/** The cart as it will be when a line has `cantidad` units. */
export const withQuantity = (cart: Carrito, productoId: string, cantidad: number): Carrito =>
  retotal(
    cart,
    cart.items.map((item) =>
      item.productoId === productoId ? { ...item, cantidad, subtotal: times(item.precioUnitario, cantidad) } : item,
    ),
  );

/** The cart as it will be without a line. */
export const withoutLine = (cart: Carrito, productoId: string): Carrito =>
  retotal(
    cart,
    cart.items.filter((item) => item.productoId !== productoId),
  );

/** Lines by store, in the order in which the stores came into the cart. */
export function byStore(items: readonly CartItem[]): { tienda: CartItem['tienda']; items: CartItem[] }[] {
  const groups = new Map<string, { tienda: CartItem['tienda']; items: CartItem[] }>();
  for (const item of items) {
    const group = groups.get(item.tienda._id) ?? { tienda: item.tienda, items: [] };
    group.items.push(item);
    groups.set(item.tienda._id, group);
  }
  return [...groups.values()];
}
