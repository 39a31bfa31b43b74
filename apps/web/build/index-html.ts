import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { minifySync, type Plugin, type Rolldown } from 'vite';
import { chunkFiles } from './chunk-files.ts';

const FIRST_PAINT = /\s*<!--[^>]*-->\s*<script src="\/first-paint\.js"><\/script>/;
/** PAGE_MARKS.head of the contracts, whose build the web's does not wait for. */
const HEAD_MARK = /<!--cabeza-->/;
const STYLESHEET = /\s*<link rel="stylesheet"[^>]* href="\/([^"]+)">/;

const source = readFileSync(join(import.meta.dirname, '../public/first-paint.js'), 'utf8');
const firstPaint = minifySync('first-paint.js', source).code.trim();

const replaced = (html: string, pattern: RegExp, by: string): string => {
  if (!pattern.test(html)) throw new Error(`index.html has nothing like ${pattern}`);
  return html.replace(pattern, () => by);
};

/**
 * Inlines the script and the styles of the first paint, so that it fetches nothing. The content security policy allows the script
 * by its hash (`buildFacts`).
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
      // Otherwise every lazily loaded part would wait for the file.
      for (const one of Object.values(bundle!)) if (one.type === 'chunk') one.viteMetadata?.importedCss.delete(file!);
      return replaced(
        replaced(html, STYLESHEET, `\n    <style>${String(styles.source).trim()}</style>`),
        FIRST_PAINT,
        `\n    <script>${firstPaint}</script>`,
      );
    },
  },
});

/** The files of these modules, with all that they import. */
function filesOf(bundle: Rolldown.OutputBundle, modules: readonly string[]): string[] {
  const find = chunkFiles(bundle);
  const files = modules.flatMap((module) => {
    const found = find(module);
    if (!found) throw new Error(`no file holds ${module}`);
    return found;
  });
  return [...new Set(files)];
}

/** Modules that every page loads for a signed-in user. */
const OF_SIGNED_IN = ['/app/own-actions.tsx'];

/**
 * The built page does not start its code by itself: public/boot.js does, after the content has come (docs/adr/0010). It gets the
 * entry, its imports, and the modules of a signed-in user, as data.
 */
export const startLate = (): Plugin => ({
  name: 'start-late',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler(html, { bundle }) {
      const entry = /\s*<script type="module"[^>]* src="([^"]+)"><\/script>/.exec(html);
      if (!entry) throw new Error('index.html has no module script');
      const preloads = [...html.matchAll(/\s*<link rel="modulepreload"[^>]* href="([^"]+)">/g)];
      const rest = [entry, ...preloads].reduce((text, [tag]) => text.replace(tag, ''), html);
      const lists = {
        entry: entry[1]!,
        preloads: preloads.map(([, href]) => href).join(' '),
        own: filesOf(bundle!, OF_SIGNED_IN).join(' '),
      };
      const data = Object.entries(lists).map(([name, value]) => `data-${name}="${value}"`);
      // Before the files that the page's head names: those wait for it.
      const script = `<script src="/boot.js" ${data.join(' ')} async></script>`;
      return replaced(rest, HEAD_MARK, `${script}\n    <!--cabeza-->`);
    },
  },
});

/** Modules of a client's offline actions and readings that their page loads only on interaction, by the end of their path. */
const DONE_OFFLINE = [
  '/contracts/src/products/preguntas/schemas.ts',
  '/entities/orders/devoluciones/message-form.tsx',
  '/features/products/comments/review-dialog.tsx',
  '/features/citas/my-citas/cita-dialog.tsx',
  '/features/orders/orders/order-dialog.tsx',
  '/features/citas/presupuestos/client-presupuesto.tsx',
  // The list of queued actions is opened from these.
  '/app/profile-list.tsx',
  '/app/mobile-menu.tsx',
];

/**
 * dist/build.json: the entry, by which a page knows whether a newer build was published since it was opened, and what the content
 * security policy (apps/api/src/platform/http/security.ts) lets this build do: the origins of its pictures, the hashes of its
 * page's inline scripts. `offline` is for the service worker (scripts/offline-shell.mjs).
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
