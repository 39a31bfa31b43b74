/** Content of a label's code: the address of its order in the store's panel. */
export const labelAddress = (origin: string, pedidoId: string): string =>
  `${origin.replace(/\/$/, '')}/tienda/ordenes/${pedidoId}`;
/** The order of a label's code; null for every other code. */
export const orderOfLabel = (code: string): string | null =>
  /\/tienda\/ordenes\/([\da-f]{24})$/.exec(code)?.[1] ?? null;
