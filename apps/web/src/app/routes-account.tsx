import type { RouteObject } from 'react-router-dom';
import { VisitorsOnly } from '../features/auth/visitors-only';
import { inPanel } from './panel-route';
import { RequireRole } from './require-role';

/** The doors (signing in, registering, the pages behind mailed links), and one's own account. */
export const cuentaRoutes: RouteObject[] = [
  {
    element: <VisitorsOnly />,
    children: [
      {
        path: '/iniciar-sesion',
        lazy: async () => ({
          Component: (await import('../pages/login/login-page')).IniciarSesionPage,
        }),
      },
      {
        path: '/registro',
        lazy: async () => ({ Component: (await import('../pages/registration/registration-page')).RegistroPage }),
      },
    ],
  },
  {
    path: '/recuperar-contrasena',
    lazy: async () => ({
      Component: (await import('../pages/forgot-password/forgot-password-page')).RecuperarContrasenaPage,
    }),
  },
  {
    path: '/restablecer-contrasena/:token',
    lazy: async () => ({
      Component: (await import('../pages/reset-password/reset-password-page')).RestablecerContrasenaPage,
    }),
  },
  {
    path: '/verificar/:token',
    lazy: async () => ({ Component: (await import('../pages/verify-email/verify-email-page')).VerificarPage }),
  },
  inPanel({
    element: <RequireRole />,
    children: [
      {
        path: '/perfil',
        lazy: async () => ({ Component: (await import('../pages/profile/profile-page')).PerfilPage }),
      },
    ],
  }),
];
