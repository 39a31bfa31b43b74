import type { RouteObject } from 'react-router-dom';
import { VisitorsOnly } from '@/features/auth/auth/visitors-only';
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
          Component: (await import('@/features/auth/auth/login-form')).LoginPage,
        }),
      },
      {
        path: '/registro',
        lazy: async () => ({ Component: (await import('@/pages/auth/registration-page')).RegistrationPage }),
      },
    ],
  },
  {
    path: '/recuperar-contrasena',
    lazy: async () => ({
      Component: (await import('@/features/auth/auth/forgot-form')).ForgotPasswordPage,
    }),
  },
  {
    path: '/restablecer-contrasena/:token',
    lazy: async () => ({
      Component: (await import('@/features/auth/auth/reset-form')).ResetPasswordPage,
    }),
  },
  {
    path: '/invitacion/:token',
    lazy: async () => ({ Component: (await import('@/pages/auth/invitation-page')).InvitationPage }),
  },
  {
    path: '/verificar/:token',
    lazy: async () => ({ Component: (await import('@/features/auth/auth/email-check')).VerifyEmailPage }),
  },
  inPanel({
    element: <RequireRole />,
    children: [
      {
        path: '/perfil',
        lazy: async () => ({ Component: (await import('@/pages/auth/profile-page')).ProfilePage }),
      },
      {
        path: '/decisiones/:id',
        lazy: async () => ({ Component: (await import('@/features/platform/decision/decision-view')).DecisionPage }),
      },
      {
        path: '/notificaciones/preferencias',
        lazy: async () => ({
          Component: (await import('@/features/chats/notifications/preferences-view')).NoticePreferencesPage,
        }),
      },
    ],
  }),
  // An administrator's notices stand in her own area.
  inPanel({
    element: <RequireRole roles={['client', 'store', 'workshop']} />,
    children: [
      {
        path: '/notificaciones',
        lazy: async () => ({
          Component: (await import('@/features/chats/notifications/notices-view')).NotificationsPage,
        }),
      },
    ],
  }),
];
