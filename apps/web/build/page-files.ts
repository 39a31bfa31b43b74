import type { Plugin } from 'vite';
import { chunkFiles } from './chunk-files.ts';

/** Modules with routes (those of development are in no build), and the code of a page in them. */
const ROUTES = /[\\/]src[\\/]app[\\/](?:routes(?!-development)[\w-]*|panel-route)\.tsx?$/;
const LAZY_PAGE = /\blazy: async \(\) => \(\{\s*Component: \(await import\('([^']+)'\)\)/g;

let filesOf: ReturnType<typeof chunkFiles>;

/**
 * Tells the server which files of the client's build a page's code is in: every lazy route gets them as `files`, so that the browser
 * can ask for them before the router is made.
 */
export const pageFiles = (): Plugin => ({
  name: 'page-files',
  apply: 'build',
  enforce: 'pre',
  generateBundle(_, bundle) {
    if (this.environment.name === 'client') filesOf = chunkFiles(bundle);
  },
  async transform(code, id) {
    if (this.environment.name !== 'ssr' || !ROUTES.test(id)) return;
    const modules = [...code.matchAll(LAZY_PAGE)].map(([, module]) => module!);
    // An office's table is a file of its own.
    const table = filesOf(id) ?? [];
    const found = new Map<string, string>();
    for (const module of modules) {
      const resolved = await this.resolve(module, id);
      const files = resolved && filesOf(resolved.id);
      if (!files) this.error(`${module} is in no file of the client's build`);
      found.set(module, JSON.stringify([...new Set([...table, ...files])]));
    }
    return {
      code: code.replace(LAZY_PAGE, (route, module: string) => `files: ${found.get(module)}, ${route}`),
      map: null,
    };
  },
});
