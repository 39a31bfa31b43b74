import type { Environment } from '../config/environment';

/**
 * Content Security Policy of every answer. Scripts only from our own origin, nothing inline; styles may be inline
 * because emotion, MUI's engine, writes <style> elements (docs/adr names what was weighed).
 */
export function cspDirectives(env: Environment): Record<string, string[]> {
  const media = env.STORAGE === 's3' && env.S3_ENDPOINT ? [new URL(env.S3_ENDPOINT).origin] : [];
  return {
    'default-src': ["'self'"],
    'script-src': ["'self'"],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', ...media],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
}
