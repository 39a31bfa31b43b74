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
          Component: (await import('@/pages/auth/login-page')).LoginPage,
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
      Component: (await import('@/pages/auth/forgot-password-page')).ForgotPasswordPage,
    }),
  },
  {
    path: '/restablecer-contrasena/:token',
    lazy: async () => ({
      Component: (await import('@/pages/auth/reset-password-page')).ResetPasswordPage,
    }),
  },
  {
    path: '/invitacion/:token',
    lazy: async () => ({ Component: (await import('@/pages/auth/invitation-page')).InvitationPage }),
  },
  {
    path: '/verificar/:token',
    lazy: async () => ({ Component: (await import('@/pages/auth/verify-email-page')).VerifyEmailPage }),
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
        lazy: async () => ({ Component: (await import('@/pages/platform/decision-page')).DecisionPage }),
      },
      {
        path: '/notificaciones',
        lazy: async () => ({
          Component: (await import('@/pages/chats/notifications-page')).NotificationsPage,
        }),
      },
      {
        path: '/notificaciones/preferencias',
        lazy: async () => ({
          Component: (await import('@/pages/chats/notice-preferences-page')).NoticePreferencesPage,
        }),
      },
    ],
  }),
];
