import type { RouteObject } from 'react-router-dom';
import { VisitorsOnly } from '../features/auth/visitors-only';
import { inPanel } from './panel-route';
import { RequireRole } from './require-role';

/** The doors (signing in, registering, the pages behind mailed links), and one's own account. */
export const accountRoutes: RouteObject[] = [
  {
    element: <VisitorsOnly />,
    children: [
      {
        path: '/iniciar-sesion',
        lazy: async () => ({
          Component: (await import('../pages/login/login-page')).LoginPage,
        }),
      },
      {
        path: '/registro',
        lazy: async () => ({ Component: (await import('../pages/registration/registration-page')).RegistrationPage }),
      },
    ],
  },
  {
    path: '/recuperar-contrasena',
    lazy: async () => ({
      Component: (await import('../pages/forgot-password/forgot-password-page')).ForgotPasswordPage,
    }),
  },
  {
    path: '/restablecer-contrasena/:token',
    lazy: async () => ({
      Component: (await import('../pages/reset-password/reset-password-page')).ResetPasswordPage,
    }),
  },
  {
    path: '/invitacion/:token',
    lazy: async () => ({ Component: (await import('../pages/equipo/invitation-page')).InvitationPage }),
  },
  {
    path: '/verificar/:token',
    lazy: async () => ({ Component: (await import('../pages/verify-email/verify-email-page')).VerifyEmailPage }),
  },
  inPanel({
    element: <RequireRole />,
    children: [
      {
        path: '/perfil',
        lazy: async () => ({ Component: (await import('../pages/profile/profile-page')).ProfilePage }),
      },
      {
        path: '/decisiones/:id',
        lazy: async () => ({ Component: (await import('../pages/decision/decision-page')).DecisionPage }),
      },
      {
        path: '/notificaciones',
        lazy: async () => ({
          Component: (await import('../pages/notifications/notifications-page')).NotificationsPage,
        }),
      },
      {
        path: '/notificaciones/preferencias',
        lazy: async () => ({
          Component: (await import('../pages/notifications/notice-preferences-page')).NoticePreferencesPage,
        }),
      },
    ],
  }),
];
