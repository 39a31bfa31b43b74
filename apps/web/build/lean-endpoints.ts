import { runnerImport, type Plugin } from 'vite';
import type { AnyEndpoint } from '@tuerca/contracts/kernel/endpoint';

const ENDPOINTS = /[\\/]contracts[\\/]src[\\/][^\\/]+[\\/](?:[a-z-]+-)?endpoints\.ts$/;

/** What the client reads of a call when it sends one. */
const sent = ({ method, path, idempotent, binary, files }: AnyEndpoint) => ({
  method,
  path,
  idempotent,
  binary,
  files,
});

/**
 * The built client gets of every contract what it needs for sending: route and kind, without schemas and so without zod. The modules are
 * run and written anew from their own values, so that the contract stays the one source. Only *.queries.ts import them (dependency-cruiser).
 */
export const leanEndpoints = (): Plugin => ({
  name: 'lean-endpoints',
  apply: 'build',
  async transform(_, id) {
    if (!ENDPOINTS.test(id)) return;
    const { module } = await runnerImport<Record<string, Record<string, AnyEndpoint>>>(id, {
      resolve: { conditions: ['@tuerca/source'] },
      logLevel: 'warn',
    });
    return Object.entries(module)
      .map(([name, group]) => {
        const calls = Object.entries(group).map(([call, endpoint]) => [call, sent(endpoint)]);
        return `export const ${name} = ${JSON.stringify(Object.fromEntries(calls))};`;
      })
      .join('\n');
  },
});
