// Builds the sketch: client.js for the browser, server.js for serve.mjs.
import { build } from 'vite';

const here = (file) => new URL(file, import.meta.url).pathname;

/** Writes both files into the folder `outDir`. */
export async function buildSketch(outDir) {
  const shared = { configFile: false, root: here('.'), logLevel: 'error', publicDir: false };
  const output = { codeSplitting: false, entryFileNames: '[name].js' };
  const rolldownOptions = (input) => ({ input: here(input), output });
  await build({ ...shared, build: { outDir, emptyOutDir: false, rolldownOptions: rolldownOptions('client.tsx') } });
  await build({
    ...shared,
    ssr: { noExternal: true },
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    build: { outDir, emptyOutDir: false, ssr: true, rolldownOptions: rolldownOptions('server.tsx') },
  });
}
