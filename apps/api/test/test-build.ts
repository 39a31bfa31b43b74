import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

// A separate build: it tests how the API serves pages, not their contents. The real ones are opened by apps/e2e.
const RENDERER = `
let drawn = 0;
exports.renderPage = async ({ url, ask, origen, media }) => {
  if (url === '/viejo') return { status: 301, target: '/nuevo', head: '', cuerpo: '', estado: '' };
  if (url === '/rota') throw new Error('no se puede');
  // A drawing that takes a while: everybody asks before it is done.
  if (url === '/a-la-vez') await new Promise((done) => setTimeout(done, 150));
  // Stores are read from the database, products from memory.
  const { status, body } = await ask(url.startsWith('/tiendas/') ? '/api/users/stores?search=' + url.slice(9) : '/api/products?limit=1');
  if (status !== 200) return { status, head: '', cuerpo: '<p>Reintentar</p>', estado: '{}' };
  const { meta } = JSON.parse(body);
  drawn++;
  return { status: url === '/falta' ? 404 : status, head: '<title>$& ' + url.slice(0, 20) + '</title>', cuerpo: '<p>' + meta.total + ' productos, dibujo ' + drawn + ', ' + origen + (media && ', fotos de ' + media) + '</p>', estado: '{"a":1}' };
};`;

/** A small build of the web in a folder of its own. */
export interface TestBuild {
  /** Value for TUERCA_WEB. */
  dist: string;
  remove(): void;
}

/** The number of the drawing that made a page; undefined for the empty frame. */
export const drawing = (text: string): string | undefined => /dibujo (\d+)/.exec(text)?.[1];

/** Makes one with a given renderer, the text of a CommonJS module. */
export function testBuild(renderer = RENDERER): TestBuild {
  const folder = mkdtempSync(join(tmpdir(), 'tuerca-web-'));
  mkdirSync(join(folder, 'dist', 'assets'), { recursive: true });
  mkdirSync(join(folder, 'dist-server'));
  writeFileSync(
    join(folder, 'dist', 'index.html'),
    '<!doctype html><head><!--cabeza--></head><body><div id="root"><!--cuerpo--></div><!--estado--></body>',
  );
  writeFileSync(join(folder, 'dist', 'assets', 'a-1234.js'), 'export {}');
  writeFileSync(join(folder, 'dist', 'sw.js'), 'self;');
  writeFileSync(
    join(folder, 'dist', 'build.json'),
    JSON.stringify({ entry: '/assets/a-1234.js', images: ['https://tiles.example'], scripts: ["'sha256-AbC='"] }),
  );
  writeFileSync(join(folder, 'dist-server', 'entry-server.js'), renderer);
  return { dist: join(folder, 'dist'), remove: () => rmSync(folder, { recursive: true, force: true }) };
}
