import type { RouteObject } from 'react-router-dom';
import { inPanel } from './panel-route';
import { RequireRole } from './require-role';

/** The workshop's office. */
export const workshopRoutes: RouteObject[] = [
  inPanel({
    element: <RequireRole roles={['workshop']} />,
    children: [
      {
        path: '/taller',
        lazy: async () => ({
          Component: (await import('@/pages/citas/workshop-home-page')).WorkshopHomePage,
        }),
      },
      {
        path: '/taller/cliente',
        lazy: async () => ({
          Component: (await import('@/pages/citas/workshop-customers-page')).WorkshopCustomersPage,
        }),
      },
      {
        path: '/taller/servicio',
        lazy: async () => ({ Component: (await import('@/pages/products/own-services-page')).OwnServicesPage }),
      },
      {
        path: '/taller/equipo',
        lazy: async () => ({ Component: (await import('@/pages/auth/team-page')).WorkshopTeamPage }),
      },
      {
        path: '/taller/ofertas',
        lazy: async () => ({ Component: (await import('@/pages/products/offers-page')).OffersPage }),
      },
      {
        path: '/taller/ingresos',
        lazy: async () => ({ Component: (await import('@/pages/orders/income-page')).IncomePage }),
      },
      {
        path: '/taller/membresia',
        lazy: async () => ({ Component: (await import('@/pages/membresia/my-plan-page')).MyPlanPage }),
      },
      {
        path: '/taller/citas',
        lazy: async () => ({ Component: (await import('@/pages/citas/agenda-page')).AgendaPage }),
      },
      {
        path: '/taller/citas/nueva',
        lazy: async () => ({ Component: (await import('@/pages/citas/new-cita-page')).NewCitaPage }),
      },
      {
        path: '/taller/servicio/activo',
        lazy: async () => ({
          Component: (await import('@/pages/citas/active-services-page')).ActiveServicesPage,
        }),
      },
      {
        path: '/taller/servicio/historico',
        lazy: async () => ({
          Component: (await import('@/pages/citas/service-history-page')).ServiceHistoryPage,
        }),
      },
      {
        path: '/taller/servicio/:id/completar',
        lazy: async () => ({
          Component: (await import('@/pages/citas/complete-service-page')).CompleteServicePage,
        }),
      },
      {
        path: '/taller/disponibilidad',
        lazy: async () => ({ Component: (await import('@/pages/citas/availability-page')).AvailabilityPage }),
      },
      {
        path: '/taller/configuracion',
        lazy: async () => ({
          Component: (await import('@/pages/auth/business-settings-page')).WorkshopSettingsPage,
        }),
      },
    ],
  }),
];
