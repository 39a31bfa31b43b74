import type { Environment } from '../../platform/config/environment';
import type { Http } from '../../platform/http/request-context';
import type { Visitor } from './visitor';

/** As long as the session that it names may last. */
const DEVICE_SECONDS = 90 * 86_400;

// The __Host- prefix (Secure, no Domain, Path=/) needs https; on plain http the names are plain and the paths narrow.
const isSecure = (env: Environment) => env.PUBLIC_URL.startsWith('https:');
const cookieName = (env: Environment, name: string) => (isSecure(env) ? `__Host-${name}` : name);
const cookieOptions = (env: Environment) => ({
  httpOnly: true,
  secure: isSecure(env),
  sameSite: 'strict' as const,
  path: isSecure(env) ? '/' : '/api/auth',
});

/** The refresh token that the browser brought. */
export const readRefresh = ({ req }: Http, env: Environment): string | undefined => req.cookies[cookieName(env, 'rt')];
/** Caller of a request, as far as the request tells. */
export const visitorOf = ({ req }: Http, env: Environment): Visitor => ({
  ip: req.ip,
  userAgent: req.headers['user-agent'] ?? '',
  device: req.cookies[cookieName(env, 'dispositivo')],
});

/** Hands the refresh token to the browser, out of scripts' reach. */
export function setRefresh({ reply }: Http, env: Environment, token: string, expires: Date): void {
  void reply.setCookie(cookieName(env, 'rt'), token, { ...cookieOptions(env), expires });
}

/** Marks the browser as one that has signed in to this account. */
export function setDevice({ reply }: Http, env: Environment, value: string): void {
  void reply.setCookie(cookieName(env, 'dispositivo'), value, { ...cookieOptions(env), maxAge: DEVICE_SECONDS });
}

/** Takes the refresh token from the browser; its device stays known. */
export function clearRefresh({ reply }: Http, env: Environment): void {
  void reply.clearCookie(cookieName(env, 'rt'), cookieOptions(env));
}
