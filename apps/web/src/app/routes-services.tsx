import type { RouteObject } from 'react-router-dom';
import { paths } from '@/lib/paths';

/** Routes of workshops' services, of a vehicle record whose owner shares it, of the glossary and of other pages of text. */
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
  ...[paths.help(), paths.contact(), paths.terms(), paths.privacy()].map((path) => ({
    path,
    lazy: async () => ({ Component: (await import('@/features/platform/documents/document-page')).DocumentPage }),
  })),
];
