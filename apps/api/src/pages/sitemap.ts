import type { SitemapEntry } from '../platform/http/sitemap-entry';

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };
const escape = (text: string): string => text.replace(/[&<>"']/g, (sign) => ESCAPES[sign]!);

/** A page of the sitemap; `updatedAt` where its content has a date. */
export interface SitemapPage {
  path: string;
  updatedAt?: Date;
}

/** Pages of documents below `base`. */
export const pagesOf = (base: string, docs: SitemapEntry[]): SitemapPage[] =>
  docs.map(({ id, updatedAt }) => ({ path: `${base}/${id}`, updatedAt }));

/** The sitemap protocol's XML. */
export const toSitemap = (origin: string, pages: SitemapPage[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${pages
    .map(
      ({ path, updatedAt }) =>
        `<url><loc>${escape(origin + path)}</loc>${updatedAt ? `<lastmod>${updatedAt.toISOString()}</lastmod>` : ''}</url>`,
    )
    .join('\n')}\n</urlset>\n`;

/** Paths that crawlers should leave alone: calls, and pages that belong to somebody. */
const PRIVATE = [
  '/api/',
  '/carrito',
  '/checkout',
  '/favoritos',
  '/perfil',
  '/cliente',
  '/tienda/',
  '/taller/',
  '/admin',
  '/mensajes',
  '/notificaciones',
  '/busqueda',
  '/restablecer-contrasena/',
  '/verificar/',
];

/** robots.txt with the way to the sitemap. */
export const toRobots = (origin: string): string =>
  `User-agent: *\n${PRIVATE.map((path) => `Disallow: ${path}`).join('\n')}\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`;
