const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };
const escape = (text: string): string => text.replace(/[&<>"']/g, (sign) => ESCAPES[sign]!);

/** A page of the sitemap; `updatedAt` where its content has a date. */
export interface SitemapPage {
  path: string;
  updatedAt?: Date;
}

const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
/** Addresses that are written at once: a chunk of a stream for each would take longer than its reading. */
const LINES = 500;

const toLine = (origin: string, { path, updatedAt }: SitemapPage): string =>
  `<url><loc>${escape(origin + path)}</loc>${updatedAt ? `<lastmod>${updatedAt.toISOString()}</lastmod>` : ''}</url>\n`;

/** The sitemap protocol's index of parts. */
export const toSitemapIndex = (origin: string, paths: string[]): string =>
  `${DECLARATION}\n<sitemapindex ${NAMESPACE}>\n${paths
    .map((path) => `<sitemap><loc>${escape(origin + path)}</loc></sitemap>\n`)
    .join('')}</sitemapindex>\n`;

/** One part of it, written while its pages are read. */
export async function* toSitemapPart(
  origin: string,
  pages: AsyncIterable<SitemapPage> | SitemapPage[],
): AsyncGenerator<string> {
  let lines = 0;
  let text = `${DECLARATION}\n<urlset ${NAMESPACE}>\n`;
  for await (const page of pages) {
    text += toLine(origin, page);
    if (++lines % LINES) continue;
    yield text;
    text = '';
  }
  yield `${text}</urlset>\n`;
}

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
