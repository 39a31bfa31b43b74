import { type Plugin, runnerImport } from 'vite';
import type { AnyEndpoint } from '@tuerca/contracts/kernel/endpoint';
import type { ErrorDefinition } from '@tuerca/contracts/kernel/error-definition';

const ERRORS = /[\\/]contracts[\\/]src[\\/].+[\\/]errors\.ts$/;
const ENDPOINTS = /[\\/]contracts[\\/]src[\\/].+[\\/](?:[a-z-]+-)?endpoints\.ts$/;

/** Fields of an endpoint that the client needs: to send a call, and to know whether a member's position allows it. */
const sent = ({ method, path, idempotent, binary, files, capability }: AnyEndpoint) => ({
  method,
  path,
  idempotent,
  binary,
  files,
  capability,
});

/** Fields of an error that a person reads; cause and remedy are for developers. */
const said = ({ status, message }: ErrorDefinition) => ({ status, message });

type Table = Record<string, AnyEndpoint & ErrorDefinition>;

/**
 * The built client gets only the parts of a contract that it needs: of a call its route and kind, without schemas and so without
 * zod; of an error its message. The modules are run and regenerated from their own values, so that the contract stays the one
 * source.
 */
export const leanContracts = (): Plugin => ({
  name: 'lean-contracts',
  apply: 'build',
  async transform(_, id) {
    const lean = ENDPOINTS.test(id) ? sent : ERRORS.test(id) ? said : null;
    if (!lean) return;
    const { module } = await runnerImport<Record<string, Table>>(id, {
      resolve: { conditions: ['@tuerca/source'] },
      logLevel: 'warn',
    });
    return Object.entries(module)
      .map(([name, group]) => {
        const entries = Object.entries(group).map(([key, entry]) => [key, lean(entry)]);
        return `export const ${name} = ${JSON.stringify(Object.fromEntries(entries))};`;
      })
      .join('\n');
  },
});
