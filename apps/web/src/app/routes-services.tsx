import type { RouteObject } from 'react-router-dom';

/** What workshops do, and the words of the trade. */
export const serviciosRoutes: RouteObject[] = [
  {
    path: '/servicios/mecanicos',
    lazy: async () => ({ Component: (await import('../pages/services/services-page')).ServiciosPage }),
  },
  {
    path: '/servicios/mecanicos/:id',
    lazy: async () => ({ Component: (await import('../pages/service/service-page')).ServicioPage }),
  },
  {
    path: '/glosario',
    lazy: async () => ({ Component: (await import('../pages/glossary/glossary-page')).GlosarioPage }),
  },
];
