import type { RouteObject } from 'react-router-dom';

/** What workshops do, and the words of the trade. */
export const serviciosRoutes: RouteObject[] = [
  {
    path: '/servicios/mecanicos',
    lazy: async () => ({ Component: (await import('../pages/servicios/servicios-page')).ServiciosPage }),
  },
  {
    path: '/servicios/mecanicos/:id',
    lazy: async () => ({ Component: (await import('../pages/servicio/servicio-page')).ServicioPage }),
  },
  {
    path: '/glosario',
    lazy: async () => ({ Component: (await import('../pages/glosario/glosario-page')).GlosarioPage }),
  },
];
