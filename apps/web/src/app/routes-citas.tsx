import type { RouteObject } from 'react-router-dom';
import { AUTH_MESSAGES } from '@tuerca/contracts/auth/auth/messages';
import { SERVICE_MESSAGES } from '@tuerca/contracts/products/services/messages';
import { inPanel } from './panel-route';
import { RequireRole } from './require-role';

const CLIENT = ['client'] as const;

/** A client's appointments. */
export const citasRoutes: RouteObject[] = [
  inPanel(
    {
      element: <RequireRole roles={CLIENT} forbidden={AUTH_MESSAGES.clientsOnlySection} />,
      children: [
        {
          path: '/cliente/servicio/mecanico',
          lazy: async () => ({ Component: (await import('@/pages/citas/my-citas-page')).MyCitasPage }),
        },
      ],
    },
    {
      element: <RequireRole roles={CLIENT} forbidden={SERVICE_MESSAGES.clientsOnlyCitas} />,
      children: [
        {
          path: '/cliente/servicio/mecanico/agendar',
          lazy: async () => ({ Component: (await import('@/pages/citas/booking-page')).BookingPage }),
        },
      ],
    },
  ),
];
