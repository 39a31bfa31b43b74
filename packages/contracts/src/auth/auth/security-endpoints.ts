import { z } from 'zod';
import { endpoint } from '../../kernel/endpoint';
import { idParams, line } from '../../kernel/fields';
import { SignedIn } from './answers';
import { AppCode } from './codes';
import { FactorLogin, FactorRemoval, FactorSetup, OpenSession, RecoveryCodes, Security } from './security-schemas';

const signedIn = { access: 'signed-in' } as const;
const FACTOR = '/api/auth/segundo-factor';
const SESSIONS = '/api/auth/sesiones';

/** The second factor of an account, and the devices on which it is signed in. */
export const security = {
  state: endpoint({
    ...signedIn,
    method: 'GET',
    path: '/api/auth/seguridad',
    capability: 'cuenta',
    summary: 'Whether my account has a second factor, and how many recovery codes are left',
    response: Security,
  }),
  login: endpoint({
    method: 'POST',
    path: FACTOR,
    access: 'public',
    summary: 'Second step of signing in: the challenge of the first and a code; sets the refresh cookie',
    body: FactorLogin,
    response: SignedIn,
    errors: ['DESAFIO_VENCIDO', 'CODIGO_INCORRECTO', 'CUENTA_DESACTIVADA', 'DEMASIADAS_SOLICITUDES'],
    limit: 60,
  }),
  prepare: endpoint({
    ...signedIn,
    method: 'POST',
    path: `${FACTOR}/preparar`,
    capability: 'cuenta',
    summary: 'A new secret for the authenticator app; it counts once a code of it is confirmed',
    response: FactorSetup,
    reauth: true,
    errors: ['SEGUNDO_FACTOR_ACTIVO'],
    limit: 20,
  }),
  activate: endpoint({
    ...signedIn,
    method: 'POST',
    path: `${FACTOR}/activar`,
    capability: 'cuenta',
    summary: 'Switch the second factor on with a code of the prepared secret; answers the recovery codes, once',
    body: z.object({ codigo: AppCode }),
    response: RecoveryCodes,
    errors: ['SEGUNDO_FACTOR_ACTIVO', 'SEGUNDO_FACTOR_INACTIVO', 'CODIGO_INCORRECTO'],
    limit: 30,
  }),
  renewCodes: endpoint({
    ...signedIn,
    method: 'POST',
    path: `${FACTOR}/codigos`,
    capability: 'cuenta',
    summary: 'New recovery codes; the old ones stop working',
    response: RecoveryCodes,
    reauth: true,
    errors: ['SEGUNDO_FACTOR_INACTIVO'],
    limit: 20,
  }),
  deactivate: endpoint({
    ...signedIn,
    method: 'POST',
    path: `${FACTOR}/desactivar`,
    capability: 'cuenta',
    summary: 'Switch the second factor off',
    response: Security,
    reauth: true,
    errors: ['SEGUNDO_FACTOR_INACTIVO', 'SEGUNDO_FACTOR_EXIGIDO'],
    limit: 20,
  }),
  removeOf: endpoint({
    method: 'POST',
    path: '/api/admin/usuarios/:id/segundo-factor/quitar',
    access: ['admin'],
    summary: "Take away another person's second factor, who has lost it",
    params: idParams,
    body: FactorRemoval,
    response: z.null(),
    reauth: true,
    errors: ['NO_ENCONTRADO', 'SEGUNDO_FACTOR_INACTIVO', 'SIN_PERMISO'],
  }),
  sessions: endpoint({
    ...signedIn,
    method: 'GET',
    path: SESSIONS,
    capability: 'cuenta',
    summary: 'The devices on which I am signed in, the latest used first',
    response: z.array(OpenSession),
  }),
  endSession: endpoint({
    ...signedIn,
    method: 'DELETE',
    path: `${SESSIONS}/:id`,
    capability: 'cuenta',
    summary: 'Sign out on one of my other devices',
    params: z.object({ id: line().min(1).max(40) }),
    response: z.null(),
    errors: ['NO_ENCONTRADO'],
  }),
  endOtherSessions: endpoint({
    ...signedIn,
    method: 'POST',
    path: `${SESSIONS}/cerrar-otras`,
    capability: 'cuenta',
    summary: 'Sign out on all devices but this one',
    response: z.null(),
  }),
};
