/** Where people look for parts, stores and workshops: there stands the vehicle that everything is compared with. */
export const comparesVehicle = (pathname: string): boolean => pathname === '/' || /^\/(productos?|busqueda|tiendas|talleres|servicios|glosario)(\/|$)/.test(pathname);
