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
          Component: (await import('@/features/citas/workshop-customers/customers-view')).WorkshopCustomersPage,
        }),
      },
      {
        path: '/taller/servicio',
        lazy: async () => ({
          Component: (await import('@/features/products/own-services/own-services-view')).OwnServicesPage,
        }),
      },
      {
        path: '/taller/equipo',
        lazy: async () => ({ Component: (await import('@/features/auth/equipo/team-view')).WorkshopTeamPage }),
      },
      {
        path: '/taller/ofertas',
        lazy: async () => ({ Component: (await import('@/features/products/offers/offers-view')).OffersPage }),
      },
      {
        path: '/taller/ingresos',
        lazy: async () => ({ Component: (await import('@/features/orders/comisiones/income-view')).IncomePage }),
      },
      {
        path: '/taller/membresia',
        lazy: async () => ({ Component: (await import('@/features/membresia/my-plan/my-plan-view')).MyPlanPage }),
      },
      {
        path: '/taller/citas',
        lazy: async () => ({ Component: (await import('@/pages/citas/agenda-page')).AgendaPage }),
      },
      {
        path: '/taller/citas/nueva',
        lazy: async () => ({
          Component: (await import('@/features/citas/workshop-booking/new-cita-view')).NewCitaPage,
        }),
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
          Component: (await import('@/features/citas/service-history/history-view')).ServiceHistoryPage,
        }),
      },
      {
        path: '/taller/servicio/:id/completar',
        lazy: async () => ({
          Component: (await import('@/features/citas/workshop-citas/complete-view')).CompleteServicePage,
        }),
      },
      {
        path: '/taller/disponibilidad',
        lazy: async () => ({
          Component: (await import('@/features/citas/availability/availability-view')).AvailabilityPage,
        }),
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
