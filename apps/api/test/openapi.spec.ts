import { Validator } from '@seriousme/openapi-schema-validator';
import { ENDPOINTS } from '@tuerca/contracts/endpoints';
import { docsPage } from '../src/platform/http/docs.page';
import { openApiDocument, openApiText } from '../src/platform/http/openapi-document';

interface Operation {
  operationId: string;
  security: unknown[];
  'x-access': unknown;
  parameters?: { in: string; name: string }[];
  responses: Record<string, { content?: Record<string, { examples?: object }> }>;
}
const document = openApiDocument() as {
  openapi: string;
  paths: Record<string, Record<string, Operation>>;
  components: Record<string, Record<string, unknown>>;
};
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, op]) => [`${method.toUpperCase()} ${path}`, op] as const),
);
const byName = new Map(operations);

describe('the description of the API', () => {
  it('names every call and alias of the contracts, with its access, and nothing else', () => {
    const expected = Object.values(ENDPOINTS).flatMap((group) =>
      Object.values(group).flatMap((e) =>
        [[e.method, e.path] as const, ...(e.aliases ?? [])].map(
          ([method, path]) => [`${method} ${path.replace(/:(\w+)/g, '{$1}')}`, e] as const,
        ),
      ),
    );
    expect([...byName.keys()].sort()).toEqual(expected.map(([name]) => name).sort());
    for (const [name, e] of expected) {
      const op = byName.get(name)!;
      expect([name, op['x-access']]).toEqual([name, e.access]);
      expect(op.security).toEqual(e.access === 'public' ? [] : [{ bearer: [] }]);
      expect(Object.keys(op.responses)).toContain(String(e.status ?? 200));
      expect((op.parameters ?? []).some(({ name }) => name === 'Idempotency-Key')).toBe(e.idempotent ?? false);
    }
    expect(new Set(operations.map(([, op]) => op.operationId)).size).toBe(operations.length);
  });

  it('points only at what it holds, and shows an example of every error', () => {
    const text = openApiText();
    for (const [, group, name] of text.matchAll(/"#\/components\/(\w+)\/([\w]+)"/g))
      expect([name, document.components[group!]?.[name!] !== undefined]).toEqual([name, true]);
    for (const [, op] of operations)
      for (const [status, { content }] of Object.entries(op.responses))
        if (Number(status) >= 400)
          expect(Object.keys(content!['application/json']!.examples!).length).toBeGreaterThan(0);
    expect(document.openapi).toMatch(/^3\.1/);
  });

  it('is valid by the schema of OpenAPI itself', async () => {
    const { valid, errors } = await new Validator().validate(JSON.parse(openApiText()) as Record<string, unknown>);
    expect([errors ?? [], valid]).toEqual([[], true]);
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
