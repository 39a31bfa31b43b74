import type { RouteObject } from 'react-router-dom';
import { VisitorsOnly } from '../features/session/visitors-only';
import { RequireRole } from './require-role';

/** The doors (signing in, registering, the pages behind mailed links), and one's own account. */
export const cuentaRoutes: RouteObject[] = [
  {
    element: <VisitorsOnly />,
    children: [
      {
        path: '/iniciar-sesion',
        lazy: async () => ({
          Component: (await import('../pages/iniciar-sesion/iniciar-sesion-page')).IniciarSesionPage,
        }),
      },
      {
        path: '/registro',
        lazy: async () => ({ Component: (await import('../pages/registro/registro-page')).RegistroPage }),
      },
    ],
  },
  {
    path: '/recuperar-contrasena',
    lazy: async () => ({
      Component: (await import('../pages/recuperar-contrasena/recuperar-contrasena-page')).RecuperarContrasenaPage,
    }),
  },
  {
    path: '/restablecer-contrasena/:token',
    lazy: async () => ({
      Component: (await import('../pages/restablecer-contrasena/restablecer-contrasena-page'))
        .RestablecerContrasenaPage,
    }),
  },
  {
    path: '/verificar/:token',
    lazy: async () => ({ Component: (await import('../pages/verificar/verificar-page')).VerificarPage }),
  },
  {
    element: <RequireRole />,
    children: [
      { path: '/perfil', lazy: async () => ({ Component: (await import('../pages/perfil/perfil-page')).PerfilPage }) },
    ],
  },
];
