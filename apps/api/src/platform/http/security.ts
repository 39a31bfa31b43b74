import helmet from '@fastify/helmet';
import fastify from 'fastify';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Environment } from '../config/environment';

/** Origins from which the web build takes pictures (map tiles), as the build itself wrote them down. */
function imageOriginsOfBuild(folder: string | undefined): string[] {
  const file = folder && join(folder, 'build.json');
  if (!file || !existsSync(file)) return [];
  const { images } = JSON.parse(readFileSync(file, 'utf8')) as { images: string[] };
  return images;
}

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
    'img-src': ["'self'", 'data:', 'blob:', ...media, ...imageOriginsOfBuild(env.TUERCA_WEB)],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
}

/** Headers of the connection, not of the protection. */
const FOREIGN = new Set(['content-type', 'content-length', 'date', 'connection']);

/** The protective headers, which are the same for every answer: helmet is asked once, on a server of its own, not at every request. */
export async function protections(env: Environment): Promise<Record<string, string>> {
  const probe = fastify();
  await probe.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: cspDirectives(env) },
    hsts: env.PUBLIC_URL.startsWith('https:') ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
  const { headers } = await probe.inject('/');
  await probe.close();
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) => (FOREIGN.has(name) ? [] : [[name, String(value)]])),
  );
}
