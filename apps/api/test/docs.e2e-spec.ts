import { openApiText } from '../src/platform/http/openapi-document';
import { type Harness, startApp } from './harness';

let h: Harness;
beforeAll(async () => {
  h = await startApp({ LIMITE_FACTOR: '1' });
});
afterAll(() => h.close());

const DOCUMENT = '/api/docs/openapi.json';
const ask = (path: string, headers: Record<string, string> = {}) => fetch(h.base + path, { headers });
const bytesOf = ({ headers }: Response) => Number(headers.get('content-length'));

it('the description of the API travels compressed, and not again to whoever has it', async () => {
  const whole = openApiText();
  for (const encoding of ['br', 'gzip']) {
    const answer = await ask(DOCUMENT, { 'accept-encoding': encoding });
    expect([answer.status, answer.headers.get('content-encoding')]).toEqual([200, encoding]);
    expect(bytesOf(answer)).toBeLessThan(whole.length / 20);
    expect(await answer.json()).toMatchObject({ openapi: expect.stringMatching(/^3\.1/), paths: expect.any(Object) });
  }
  const plain = await ask(DOCUMENT, { 'accept-encoding': 'identity' });
  expect(plain.headers.get('content-encoding')).toBeNull();
  expect((await plain.text()).length).toBeLessThan(whole.length / 2);

  const etag = plain.headers.get('etag')!;
  expect(plain.headers.get('cache-control')).toBe('no-cache');
  const again = await ask(DOCUMENT, { 'if-none-match': etag });
  expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', etag]);
  const page = await ask('/api/docs');
  expect(page.headers.get('content-type')).toMatch(/text\/html/);
  expect((await ask('/api/docs', { 'if-none-match': page.headers.get('etag')! })).status).toBe(304);
});

it('has a limit of its own for each address', async () => {
  const answers = await Promise.all(Array.from({ length: 40 }, () => ask(DOCUMENT, { 'if-none-match': '*' })));
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused.length).toBeGreaterThanOrEqual(10);
  expect(Number(refused[0]!.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await ask('/healthz')).status).toBe(200);
});
