import { ENDPOINTS } from '@tuerca/contracts/endpoints';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { environmentNames } from '../src/platform/config/environment';
import { docsPage } from '../src/platform/http/docs.page';
import { openApiDocument, openApiText } from '../src/platform/http/openapi-document';

interface Operation {
  operationId: string;
  security: unknown[];
  'x-access': unknown;
  parameters?: { in: string; name: string }[];
  responses: Record<string, { content?: Record<string, { examples?: object }> }>;
}
const documento = openApiDocument() as {
  openapi: string;
  paths: Record<string, Record<string, Operation>>;
  components: Record<string, Record<string, unknown>>;
};
const operations = Object.entries(documento.paths).flatMap(([path, metodos]) =>
  Object.entries(metodos).map(([metodo, op]) => [`${metodo.toUpperCase()} ${path}`, op] as const),
);
const porNombre = new Map(operations);

describe('the description of the API', () => {
  it('names every call and alias of the contracts, with its access, and nothing else', () => {
    const expected = Object.values(ENDPOINTS).flatMap((group) =>
      Object.values(group).flatMap((e) =>
        [[e.method, e.path] as const, ...(e.aliases ?? [])].map(
          ([method, path]) => [`${method} ${path.replace(/:(\w+)/g, '{$1}')}`, e] as const,
        ),
      ),
    );
    expect([...porNombre.keys()].sort()).toEqual(expected.map(([nombre]) => nombre).sort());
    for (const [nombre, e] of expected) {
      const op = porNombre.get(nombre)!;
      expect([nombre, op['x-access']]).toEqual([nombre, e.access]);
      expect(op.security).toEqual(e.access === 'public' ? [] : [{ bearer: [] }]);
      expect(Object.keys(op.responses)).toContain(String(e.status ?? 200));
      expect((op.parameters ?? []).some(({ name }) => name === 'Idempotency-Key')).toBe(e.idempotent ?? false);
    }
    expect(new Set(operations.map(([, op]) => op.operationId)).size).toBe(operations.length);
  });

  it('points only at what it holds, and shows an example of every error', () => {
    const texto = openApiText();
    for (const [, group, nombre] of texto.matchAll(/"#\/components\/(\w+)\/([\w]+)"/g))
      expect([nombre, documento.components[group!]?.[nombre!] !== undefined]).toEqual([nombre, true]);
    for (const [, op] of operations)
      for (const [status, { content }] of Object.entries(op.responses))
        if (Number(status) >= 400)
          expect(Object.keys(content!['application/json']!.examples!).length).toBeGreaterThan(0);
    expect(documento.openapi).toMatch(/^3\.1/);
  });

  it('is the same text each time', () => {
    expect(openApiText()).toBe(openApiText());
  });

  it('has a page that needs neither scripts nor anybody else', () => {
    const page = docsPage();
    expect(page).toContain('/api/auth/login');
    expect(page).not.toMatch(/<script|https?:\/\//);
  });
});

it('docs/configuracion.md describes every variable that the API reads, and no other', () => {
  const texto = readFileSync(join(__dirname, '../../../docs/configuracion.md'), 'utf8');
  // What starts with VITE_ is read by the build of the web.
  const described = [...texto.matchAll(/^\| `((?!VITE_)[A-Z0-9_]+)` +\|/gm)].map(([, nombre]) => nombre);
  expect([...described].sort()).toEqual(environmentNames().sort());
});
