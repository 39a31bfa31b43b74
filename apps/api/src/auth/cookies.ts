import type { Environment } from '../platform/config/environment';
import type { Http } from '../platform/http/request-context';

const ANIO = 365 * 86_400;

// The __Host- prefix (Secure, no Domain, Path=/) needs https; on plain http the names are plain and the paths narrow.
const segura = (env: Environment) => env.PUBLIC_URL.startsWith('https:');
const nombre = (env: Environment, corto: string) => (segura(env) ? `__Host-${corto}` : corto);
const opciones = (env: Environment) => ({
  httpOnly: true,
  secure: segura(env),
  sameSite: 'strict' as const,
  path: segura(env) ? '/' : '/api/auth',
});

/** The refresh token that the browser brought. */
export const readRefresh = ({ req }: Http, env: Environment): string | undefined => req.cookies[nombre(env, 'rt')];
export const readDevice = ({ req }: Http, env: Environment): string | undefined =>
  req.cookies[nombre(env, 'dispositivo')];

/** Hands the refresh token to the browser, out of scripts' reach. */
export function setRefresh({ reply }: Http, env: Environment, token: string, hasta: Date): void {
  void reply.setCookie(nombre(env, 'rt'), token, { ...opciones(env), expires: hasta });
}

/** Marks the browser as one that has signed in to this account. */
export function setDevice({ reply }: Http, env: Environment, valor: string): void {
  void reply.setCookie(nombre(env, 'dispositivo'), valor, { ...opciones(env), maxAge: ANIO });
}

export function clearRefresh({ reply }: Http, env: Environment): void {
  void reply.clearCookie(nombre(env, 'rt'), opciones(env));
}
