import type { RouteObject } from 'react-router-dom';

/** Routes of workshops' services, of a vehicle record whose owner shares it, and of the glossary. */
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
    lazy: async () => ({ Component: (await import('@/features/citas/hojas/shared-hoja')).SharedHojaPage }),
  },
  {
    path: '/pedir-repuesto',
    lazy: async () => ({ Component: (await import('@/features/cart/solicitudes/ask-view')).AskPage }),
  },
  {
    path: '/glosario',
    lazy: async () => ({ Component: (await import('@/features/platform/glossary/glossary')).GlossaryPage }),
  },
];
