import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import helmet from '@fastify/helmet';
import fastify from 'fastify';
import type { Environment } from '../config/environment';

/** Permissions that the web build recorded for the policy: origins of pictures (map tiles), hashes of scripts in its page. */
function permissionsOfBuild(folder: string | undefined): { images: string[]; scripts: string[] } {
  const file = folder && join(folder, 'build.json');
  if (!file || !existsSync(file)) return { images: [], scripts: [] };
  const { images, scripts } = JSON.parse(readFileSync(file, 'utf8')) as Partial<Record<'images' | 'scripts', string[]>>;
  return { images: images ?? [], scripts: scripts ?? [] };
}

/**
 * Content Security Policy of every answer. Scripts only from our own origin, and inline the one of the first paint by its hash; styles may be inline
 * because emotion, MUI's engine, writes <style> elements (docs/adr names what was weighed).
 */
export function cspDirectives(env: Environment): Record<string, string[]> {
  const bucket = env.STORAGE === 's3' && env.S3_ENDPOINT ? [new URL(env.S3_ENDPOINT).origin] : [];
  const media = [...bucket, ...(env.MEDIA_URL ? [env.MEDIA_URL] : [])];
  const { images, scripts } = permissionsOfBuild(env.TUERCA_WEB);
  return {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scripts],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', ...media, ...images],
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
