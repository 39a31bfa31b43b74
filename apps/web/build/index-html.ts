import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { minifySync, type Plugin, type Rolldown } from 'vite';

const FIRST_PAINT = /\s*<!--[^>]*-->\s*<script src="\/first-paint\.js"><\/script>/;
const STYLESHEET = /\s*<link rel="stylesheet"[^>]* href="\/([^"]+)">/;

const source = readFileSync(join(import.meta.dirname, '../public/first-paint.js'), 'utf8');
const firstPaint = minifySync('first-paint.js', source).code.trim();

const replaced = (html: string, pattern: RegExp, by: string): string => {
  if (!pattern.test(html)) throw new Error(`index.html has nothing like ${pattern}`);
  return html.replace(pattern, () => by);
};

/**
 * Nothing that the first paint needs is fetched: its script and its styles stand in the page. The content security policy
 * allows the script by its hash (`buildFacts`).
 */
export const inlineFirstPaint = (): Plugin => ({
  name: 'inline-first-paint',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler(html, { bundle }) {
      const [, file] = STYLESHEET.exec(html)!;
      const styles = bundle![file!];
      if (styles?.type !== 'asset') throw new Error('index.html has no stylesheet');
      return replaced(
        replaced(html, STYLESHEET, `\n    <style>${String(styles.source).trim()}</style>`),
        FIRST_PAINT,
        `\n    <script>${firstPaint}</script>`,
      );
    },
  },
});

/**
 * The built page does not start its code by itself: public/boot.js does, after the content has come (docs/adr/0010).
 * It gets the entry and what the entry imports as data.
 */
export const startLate = (): Plugin => ({
  name: 'start-late',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler(html) {
      const entry = /\s*<script type="module"[^>]* src="([^"]+)"><\/script>/.exec(html);
      if (!entry) throw new Error('index.html has no module script');
      const preloads = [...html.matchAll(/\s*<link rel="modulepreload"[^>]* href="([^"]+)">/g)];
      const rest = [entry, ...preloads].reduce((text, [tag]) => text.replace(tag, ''), html);
      return rest.replace(
        '</head>',
        `  <script src="/boot.js" data-entry="${entry[1]}" data-preloads="${preloads.map(([, href]) => href).join(' ')}" async></script>\n  </head>`,
      );
    },
  },
});

/** What a client does or reads without a network and what its page loads only when it is touched, by the end of its path. */
const DONE_OFFLINE = [
  '/contracts/src/preguntas/schemas.ts',
  '/entities/devoluciones/message-form.tsx',
  '/features/comments/review-dialog.tsx',
  '/features/my-citas/cita-dialog.tsx',
  '/features/orders/order-dialog.tsx',
  '/features/presupuestos/client-presupuesto.tsx',
  // Where what waits to be sent is found.
  '/app/profile-list.tsx',
  '/app/mobile-menu.tsx',
];

/** The files of these modules, with all that they import. */
function filesOf(bundle: Rolldown.OutputBundle, modules: readonly string[]): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const files = new Set<string>();
  const add = (name: string) => {
    const chunk = chunks.find(({ fileName }) => fileName === name);
    if (!chunk || files.has(name)) return;
    files.add(name);
    chunk.imports.forEach(add);
  };
  for (const end of modules) {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(end)));
    if (!chunk) throw new Error(`no chunk holds ${end}`);
    add(chunk.fileName);
  }
  return [...files].map((name) => `/${name}`);
}

/**
 * dist/build.json: the entry, by which a page knows whether a newer build was published since it was opened, and what the content
 * security policy (apps/api/src/platform/http/security.ts) lets this build do: the origins from which it takes pictures, the hashes of
 * the scripts that stand in its page. `offline` is for the service worker (scripts/offline-shell.mjs).
 */
export const buildFacts = (): Plugin => ({
  name: 'build-facts',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle(_, bundle) {
    const entry = Object.values(bundle).find((file) => file.type === 'chunk' && file.isEntry);
    const tiles = process.env.VITE_MAPA_TILES;
    const images = tiles ? [/^https?:\/\/[^/]+/.exec(tiles)![0].replace('{s}', '*')] : [];
    const scripts = [`'sha256-${createHash('sha256').update(firstPaint).digest('base64')}'`];
    const offline = filesOf(bundle, DONE_OFFLINE);
    const facts = { entry: `/${entry!.fileName}`, images, scripts, offline };
    this.emitFile({ type: 'asset', fileName: 'build.json', source: JSON.stringify(facts) });
  },
});
