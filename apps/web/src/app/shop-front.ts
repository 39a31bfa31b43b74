/**
 * Pages that show or lead to prices: until the first rate is set they say that the shop opens soon. Everything else works from the
 * first day on: signing in, registering, mailed links, the glossary, what is one's own, and the offices.
 */
export const isShopFront = (pathname: string): boolean =>
  pathname === '/' ||
  /^\/(productos?|busqueda|tiendas|talleres|servicios|pedir-repuesto|carrito|checkout)(\/|$)/.test(pathname);
