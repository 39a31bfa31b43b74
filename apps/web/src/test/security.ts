import type { HttpHandler } from 'msw';
import { security } from '@tuerca/contracts/auth/auth/security-endpoints';
import type { OpenSession, Security } from '@tuerca/contracts/auth/auth/security-schemas';
import { answer } from './server';

export const buildSecurity = (overrides: Partial<Security['segundoFactor']> = {}): Security => ({
  segundoFactor: { activo: false, desde: null, codigosRestantes: 0, exigido: false, ...overrides },
});

export const buildOpenSession = (overrides: Partial<OpenSession> = {}): OpenSession => ({
  _id: 'sesion-1',
  dispositivo: 'Chrome en Windows',
  creada: '2026-11-20T14:00:00.000Z',
  ultimoUso: '2026-11-22T14:00:00.000Z',
  actual: true,
  ...overrides,
});

/** An account without a second factor that is signed in here alone. */
export const securityHandlers = (): HttpHandler[] => [
  answer(security.state, { data: buildSecurity() }),
  answer(security.sessions, { data: [buildOpenSession()] }),
];
