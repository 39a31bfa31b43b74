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
          Component: (await import('../pages/workshop-citas/workshop-home-page')).WorkshopHomePage,
        }),
      },
      {
        path: '/taller/cliente',
        lazy: async () => ({
          Component: (await import('../pages/workshop-citas/workshop-customers-page')).WorkshopCustomersPage,
        }),
      },
      {
        path: '/taller/servicio',
        lazy: async () => ({ Component: (await import('../pages/own-services/own-services-page')).OwnServicesPage }),
      },
      {
        path: '/taller/equipo',
        lazy: async () => ({ Component: (await import('../pages/equipo/team-page')).WorkshopTeamPage }),
      },
      {
        path: '/taller/ofertas',
        lazy: async () => ({ Component: (await import('../pages/offers/offers-page')).OffersPage }),
      },
      {
        path: '/taller/ingresos',
        lazy: async () => ({ Component: (await import('../pages/comisiones/income-page')).IncomePage }),
      },
      {
        path: '/taller/membresia',
        lazy: async () => ({ Component: (await import('../pages/my-plan/my-plan-page')).MyPlanPage }),
      },
      {
        path: '/taller/citas',
        lazy: async () => ({ Component: (await import('../pages/workshop-citas/agenda-page')).AgendaPage }),
      },
      {
        path: '/taller/citas/nueva',
        lazy: async () => ({ Component: (await import('../pages/workshop-booking/new-cita-page')).NewCitaPage }),
      },
      {
        path: '/taller/servicio/activo',
        lazy: async () => ({
          Component: (await import('../pages/workshop-citas/active-services-page')).ActiveServicesPage,
        }),
      },
      {
        path: '/taller/servicio/historico',
        lazy: async () => ({
          Component: (await import('../pages/workshop-citas/service-history-page')).ServiceHistoryPage,
        }),
      },
      {
        path: '/taller/servicio/:id/completar',
        lazy: async () => ({
          Component: (await import('../pages/workshop-citas/complete-service-page')).CompleteServicePage,
        }),
      },
      {
        path: '/taller/disponibilidad',
        lazy: async () => ({ Component: (await import('../pages/availability/availability-page')).AvailabilityPage }),
      },
      {
        path: '/taller/configuracion',
        lazy: async () => ({
          Component: (await import('../pages/business-settings/business-settings-page')).WorkshopSettingsPage,
        }),
      },
    ],
  }),
];
