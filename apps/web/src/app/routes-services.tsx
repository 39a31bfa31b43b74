import type { RouteObject } from 'react-router-dom';

/** What workshops do, what they did to a vehicle whose owner shares it, and the words of the trade. */
export const servicesRoutes: RouteObject[] = [
  {
    path: '/servicios/mecanicos',
    lazy: async () => ({ Component: (await import('../pages/services/services-page')).ServicesPage }),
  },
  {
    path: '/servicios/mecanicos/:id',
    lazy: async () => ({ Component: (await import('../pages/service/service-page')).ServicePage }),
  },
  {
    path: '/hoja-de-vida/:token',
    lazy: async () => ({ Component: (await import('../pages/hojas/shared-hoja-page')).SharedHojaPage }),
  },
  {
    path: '/pedir-repuesto',
    lazy: async () => ({ Component: (await import('../pages/solicitudes/ask-page')).AskPage }),
  },
  {
    path: '/glosario',
    lazy: async () => ({ Component: (await import('../pages/glossary/glossary-page')).GlossaryPage }),
  },
];
