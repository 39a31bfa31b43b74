import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite';
import { groups } from './build/chunks.ts';
import { firstScript } from './build/first-script.ts';
import { buildFacts, inlineFirstPaint, startLate } from './build/index-html.ts';
import { leanContracts } from './build/lean-contracts.ts';
import { readImports } from './build/module-graph.ts';
import { pageFiles } from './build/page-files.ts';
import { ZOD_SETUP, zodApart } from './build/zod-apart.ts';

const api = process.env.API_URL ?? 'http://127.0.0.1:3001';
const proxy = { '/api': api, '/media': api, '/ws': { target: api, ws: true } };

export default defineConfig({
  plugins: [
    react(),
    leanContracts(),
    startLate(),
    inlineFirstPaint(),
    buildFacts(),
    zodApart(),
    readImports(),
    firstScript(),
    pageFiles(),
  ],
  // Contracts are compiled from their source: no build step between a change of shape and the screen.
  resolve: {
    conditions: ['@tuerca/source', ...defaultClientConditions],
    alias: [
      { find: /^@\//, replacement: `${join(import.meta.dirname, 'src')}/` },
      { find: /^zod$/, replacement: ZOD_SETUP },
      // The theme turns ripples off everywhere (theme/components.ts): what draws them is left out.
      { find: /^\.\/TouchRipple\.mjs$/, replacement: join(import.meta.dirname, 'src/lib/no-ripple.ts') },
    ],
  },
  server: { port: Number(process.env.PORT ?? 5173), proxy },
  preview: { proxy },
  // One build, two outputs: dist for the browser, dist-server with the same pages for the API's process.
  builder: {
    // The server's build is told what became of the client's (build/page-files.ts).
    sharedConfigBuild: true,
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
    // scripts/compress.mjs does it; docs/velocidad.md tells what a visit loads.
    reportCompressedSize: false,
    // Fonts and pictures stay files: `data:` would need a wider content security policy, and cannot be preloaded.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: { codeSplitting: { groups } },
    },
  },
});
