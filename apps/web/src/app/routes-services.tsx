import type { RouteObject } from 'react-router-dom';

/** What workshops do, what they did to a vehicle whose owner shares it, and the words of the trade. */
export const servicesRoutes: RouteObject[] = [
  {
    path: '/servicios/mecanicos',
    lazy: async () => ({ Component: (await import('@/pages/products/services-page')).ServicesPage }),
  },
  {
    path: '/servicios/mecanicos/:id',
    lazy: async () => ({ Component: (await import('@/pages/products/service-page')).ServicePage }),
  },
  {
    path: '/hoja-de-vida/:token',
    lazy: async () => ({ Component: (await import('@/pages/citas/shared-hoja-page')).SharedHojaPage }),
  },
  {
    path: '/pedir-repuesto',
    lazy: async () => ({ Component: (await import('@/pages/cart/ask-page')).AskPage }),
  },
  {
    path: '/glosario',
    lazy: async () => ({ Component: (await import('@/pages/platform/glossary-page')).GlossaryPage }),
  },
];
