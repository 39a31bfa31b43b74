/** Units of all lines of an order. */
export const unitsOf = (items: readonly { cantidad: number }[]): number =>
  items.reduce((sum, { cantidad }) => sum + cantidad, 0);
