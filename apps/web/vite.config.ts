import react from '@vitejs/plugin-react';
import { firstScript } from './build/first-script.ts';
import { leanEndpoints } from './build/lean-endpoints.ts';
import { ZOD_SETUP, isZod, zodApart, zodUsers } from './build/zod-apart.ts';
import { defaultClientConditions, defaultServerConditions, defineConfig, type Plugin } from 'vite';

const api = process.env.API_URL ?? 'http://127.0.0.1:3001';
const proxy = { '/api': api, '/media': api, '/ws': { target: api, ws: true } };

/**
 * The built page does not start its code by itself: public/boot.js does, after the content has come (docs/adr/0010).
 * It gets the entry and what the entry imports as data.
 */
const startLate = (): Plugin => ({
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

/**
 * dist/build.json: the entry, by which a page knows whether a newer build was published since it was opened, and the origins from which
 * this build takes pictures, for the content security policy (apps/api/src/platform/http/security.ts).
 */
const buildFacts = (): Plugin => ({
  name: 'build-facts',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle(_, bundle) {
    const entry = Object.values(bundle).find((file) => file.type === 'chunk' && file.isEntry);
    const tiles = process.env.VITE_MAPA_TILES;
    const images = tiles ? [/^https?:\/\/[^/]+/.exec(tiles)![0].replace('{s}', '*')] : [];
    const facts = { entry: `/${entry!.fileName}`, images };
    this.emitFile({ type: 'asset', fileName: 'build.json', source: JSON.stringify(facts) });
  },
});

const REACT = /node_modules[\\/](react|react-dom|react-router|react-router-dom|scheduler)[\\/]/;

export default defineConfig({
  plugins: [react(), leanEndpoints(), startLate(), buildFacts(), zodApart(), firstScript()],
  // Contracts are compiled from their source: no build step between a change of shape and the screen.
  resolve: {
    conditions: ['@tuerca/source', ...defaultClientConditions],
    alias: [{ find: /^zod$/, replacement: ZOD_SETUP }],
  },
  server: { port: Number(process.env.PORT ?? 5173), proxy },
  preview: { proxy },
  // One build, two outputs: dist for the browser, dist-server with the same pages for the API's process.
  builder: {
    async buildApp(builder) {
      await builder.build(builder.environments.client!);
      await builder.build(builder.environments.ssr!);
    },
  },
  environments: {
    ssr: {
      define: { 'process.env.NODE_ENV': JSON.stringify('production') },
      // Everything inside: the API's installation knows nothing of React.
      resolve: { noExternal: true, conditions: ['@tuerca/source', ...defaultServerConditions] },
      build: {
        outDir: 'dist-server',
        copyPublicDir: false,
        minify: false,
        rolldownOptions: { input: 'src/entry-server.tsx', output: { codeSplitting: false } },
      },
    },
  },
  build: {
    target: 'baseline-widely-available',
    // Fonts and pictures stay files: `data:` would need a wider content security policy, and cannot be preloaded.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        // React, and what 28 chunks share (12 were enough before the offices came, whose forms would now be in it). One chunk for all of MUI would send every page the components of all the others;
        // one for each module a hundred answers that compress badly.
        codeSplitting: {
          groups: [
            // By itself, since it comes with the first form.
            { name: 'zod', test: isZod, priority: 1 },
            {
              // What builds shapes with zod goes with the forms that use them.
              name: 'shared',
              minShareCount: 28,
              test: (id: string) => !REACT.test(id) && !zodUsers.has(id),
            },
            { name: 'react', test: REACT },
          ],
        },
      },
    },
  },
});
