/** Where people look for parts (their favourites too), stores and workshops: there stands the vehicle that everything is compared with. */
export const comparesVehicle = (pathname: string): boolean =>
  pathname === '/' || /^\/(productos?|favoritos|busqueda|tiendas|talleres|servicios|glosario)(\/|$)/.test(pathname);
