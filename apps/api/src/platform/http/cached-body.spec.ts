import { brotliDecompressSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CachedBody, etagOf } from './cached-body';
import { toBody } from './envelope';
import { JsonList } from './json-list';

const reply = { header: () => reply, code: () => reply, removeHeader: () => reply } as unknown as FastifyReply;
const asking = { headers: { 'accept-encoding': 'gzip, br' } } as unknown as FastifyRequest;

it('compresses quickly for whoever asks first, well for the others, once', () => {
  const text = JSON.stringify(Array.from({ length: 400 }, (_, n) => ({ nombre: `Bujía ${n % 37}`, precio: n * 17 })));
  const body = new CachedBody(text, 'application/json');
  const [first, second, third] = [1, 2, 3].map(() => body.encodeFor(asking, reply)!);
  for (const one of [first, second, third]) expect(brotliDecompressSync(one!).toString()).toBe(text);
  expect(second!.length).toBeLessThan(first!.length);
  expect(third).toBe(second);
});

it('is the same of a text and of its bytes', () => {
  expect(etagOf('Bujía')).toBe(etagOf(Buffer.from('Bujía')));
});

describe('an answer with a list that is JSON already', () => {
  const pieces = (value: object) => {
    const json = JSON.stringify(value);
    return [Buffer.from(json.slice(0, -1)), Buffer.from('}')];
  };
  const members = [{ nombre: 'Señal' }, { nombre: 'Bujía "fría"', precio: 2 }];

  it.each([
    { success: true, data: [], meta: { total: 0 } },
    { success: true, data: members.slice(0, 1), meta: { total: 1 } },
    { success: true, data: members },
    { success: true, data: members, message: 'Listo', mensaje: 'Listo', meta: { total: 2 } },
  ])('is what it would be of its objects: %j', (envelope) => {
    const list = new JsonList(envelope.data.map(pieces));
    expect(toBody({ ...envelope, data: list }).toString()).toBe(JSON.stringify(envelope));
    expect(JSON.stringify({ ...envelope, data: list })).toBe(JSON.stringify(envelope));
  });

  it('is made as ever without one', () => {
    for (const payload of [null, 'texto', { success: false, code: 'X' }, { success: true, data: [1] }])
      expect(toBody(payload)).toBe(JSON.stringify(payload));
  });
});
