/** Whether a page offers parts (favourites too), stores or workshops, and so shows the vehicle that they are compared with. */
export const comparesVehicle = (pathname: string): boolean =>
  pathname === '/' || /^\/(productos?|favoritos|busqueda|tiendas|talleres|servicios|glosario)(\/|$)/.test(pathname);
