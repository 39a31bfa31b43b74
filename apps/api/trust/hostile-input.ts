import { gzipSync } from 'node:zlib';
import { z, type ZodType } from 'zod';
import type { AnyEndpoint } from '@tuerca/contracts/kernel/endpoint';
import type { Random } from '@tuerca/fixtures/random';
import type { Asked } from './client';

interface JsonSchema {
  type?: string | string[];
  properties?: Record<string, JsonSchema>;
  additionalProperties?: JsonSchema | boolean;
  items?: JsonSchema;
  enum?: unknown[];
  const?: unknown;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
}

const schemas = new WeakMap<ZodType, JsonSchema>();
function describe(schema: ZodType): JsonSchema {
  if (!schemas.has(schema))
    schemas.set(schema, z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema);
  return schemas.get(schema)!;
}

const SURROGATE = '\ud800';
/** Values that fields of some kind take. */
const PLAUSIBLE = ['a', 'Caracas', '2026-12-01', '0414-1234567', 'a@b.ve', 'f'.repeat(24), 'texto largo de prueba'];
/** The text with a NUL inside, at its end or in place of it: databases take none in keys and patterns. */
const withNul = (text: string, random: Random) =>
  random.pick([`${text.slice(0, 1)}\u0000${text.slice(1)}`, `${text}\u0000`, '\u0000']);
/** Values that no field expects, each for a reason: operators, types, prototypes, sizes, characters. */
const HOSTILE: unknown[] = [
  { $gt: '' },
  { $ne: null },
  { $regex: '^(a+)+$' },
  { $where: 'sleep(2000)' },
  { $expr: { $function: { body: 'function(){}', args: [], lang: 'js' } } },
  { $in: [null] },
  [],
  [[[[]]]],
  [{ $gt: '' }],
  {},
  null,
  true,
  0,
  -1,
  1e308,
  -0.0001,
  9007199254740991,
  '',
  ' ',
  'null',
  'NaN',
  'Infinity',
  '1e9',
  '\u0000',
  'a\r\nSet-Cookie: x=1',
  SURROGATE,
  'x'.repeat(10_000),
  '💥'.repeat(500),
  `${'a'.repeat(80)}!`,
  '../../../etc/passwd',
  '<script>alert(1)</script>',
  '__proto__',
  'constructor',
  '2026-02-31',
  '9999999999999-99-99',
  JSON.parse('{"__proto__":{"admin":true},"constructor":{"prototype":{"x":1}}}'),
  JSON.parse('{"toString":1,"valueOf":null,"length":100000000}'),
];
const QUERIES = [
  'limit=-1&page=-1',
  'limit=1e9&page=1e9',
  'limit=NaN&page=Infinity',
  'limit=1&limit=2&limit[]=3',
  'q[$gt]=&search[$regex]=.*',
  '__proto__[admin]=1&constructor[prototype][x]=1',
  'page[100000000]=1',
  'search=%00&q=%0d%0a&orden=%ff%fe',
  'search=%ED%A0%80',
  `search=${encodeURIComponent('(a+)+$')}&q=${'a'.repeat(2000)}`,
  `${'a=1&'.repeat(2000)}`,
  'desde=2026-13-45&hasta=ayer&fecha=[object%20Object]',
  '&&&===???',
];
const PARAMS = [
  '%24gt',
  '%00',
  'a%00b',
  '..%2f..%2fetc%2fpasswd',
  '__proto__',
  'constructor',
  '[object%20Object]',
  '-1',
  '1e9',
  'NaN',
  'x'.repeat(290),
  '%F0%9F%92%A5',
  '{"$gt":""}',
  'a%0d%0ab',
].map((text) => text.replace(/[{}"]/g, encodeURIComponent));

const json = { 'content-type': 'application/json' };
const deep = (depth: number, open: string, close: string) => `{"a":${open.repeat(depth)}1${close.repeat(depth)}}`;
/** Whole bodies, and what they claim to be. */
const BOMBS: (() => Pick<Asked, 'body' | 'headers'>)[] = [
  () => ({ body: deep(10_000, '[', ']') }),
  () => ({ body: deep(10_000, '{"a":', '}') }),
  () => ({ body: `{${Array.from({ length: 10_000 }, (_, n) => `"k${n}":${n}`).join()}}` }),
  () => ({ body: '{"a":' }),
  () => ({ body: '\ufeff{"a":1}' }),
  () => ({ body: '{"__proto__":{"admin":true}}' }),
  () => ({ body: '{"a":1}', headers: { 'content-type': 'application/json; charset=utf-7' } }),
  () => ({ body: Buffer.from([0x7b, 0xff, 0xfe, 0x00, 0x7d]) }),
  () => ({ body: 'email=a&password[$ne]=b', headers: { 'content-type': 'application/x-www-form-urlencoded' } }),
  () => ({ body: '<!DOCTYPE x [<!ENTITY a "b">]><x>&a;</x>', headers: { 'content-type': 'application/xml' } }),
  () => ({ body: `[${'1,'.repeat(50_000)}1]` }),
  () => ({ body: `{"n":${'9'.repeat(100_000)}}` }),
];
let gzipped: Buffer | undefined;
/** 64 MiB of nothing in some 64 KiB. */
const gzipBomb = () => ({
  body: (gzipped ??= gzipSync(Buffer.alloc(64 * 1024 * 1024))),
  headers: { 'content-encoding': 'gzip' },
});
const fiveMegabytes = () => ({ body: `{"a":"${'x'.repeat(5 * 1024 * 1024)}"}` });

const BRACKETS = [
  'vehiculos[0][__proto__][x]',
  'vehiculos[100000000][marca]',
  'a[$gt]',
  '__proto__[admin]',
  'constructor.prototype.x',
  'direccion[calle][$ne]',
  'x'.repeat(200),
];

/** Draws hostile calls of a route, the same ones for the same seed. */
export class HostileInput {
  constructor(private readonly random: Random) {}

  /** The path with parameters and a query that fit nothing; `ids` are those of real objects. */
  path(path: string, endpoint: AnyEndpoint, ids: string[]): string {
    const filled = path.replace(/:\w+/g, () =>
      this.random.next() < 0.5 ? this.random.pick(ids) : this.random.pick(PARAMS),
    );
    if (this.random.next() < (endpoint.query ? 0.3 : 0.8)) return filled;
    if (this.random.next() < 0.4 || !endpoint.query) return `${filled}?${this.random.pick(QUERIES)}`;
    const schema = describe(endpoint.query);
    return `${filled}?${this.random.next() < 0.5 ? this.query(schema) : this.nulInQuery(schema)}`;
  }

  body({ method, body, files }: AnyEndpoint): Pick<Asked, 'body' | 'headers'> {
    if (method === 'GET') return {};
    const dice = this.random.next();
    if (dice < 0.004) return { headers: json, ...fiveMegabytes() };
    if (dice < 0.008) return { ...gzipBomb(), headers: { ...json, 'content-encoding': 'gzip' } };
    if (dice < 0.2) return { headers: json, ...this.random.pick(BOMBS)() };
    if (dice < (files ? 0.7 : 0.25)) return this.form(Object.keys(files ?? {}));
    const hostile = dice < 0.4 ? 0 : undefined;
    return { headers: json, body: JSON.stringify(this.value(body ? describe(body) : {}, 0, hostile)) };
  }

  /** One parameter with a NUL in it, and nothing else that would be refused before it is read. */
  private nulInQuery({ properties = {} }: JsonSchema): string {
    const name = this.random.pick(Object.keys(properties));
    return `${name}=${encodeURIComponent(withNul(this.random.pick(PLAUSIBLE), this.random))}`;
  }

  private query({ properties = {} }: JsonSchema): string {
    return Object.keys(properties)
      .filter(() => this.random.next() < 0.6)
      .map((name) => {
        const value = this.random.pick(HOSTILE);
        const text =
          typeof value === 'string' && !value.includes(SURROGATE) ? value.slice(0, 2000) : JSON.stringify(value);
        return `${name}=${encodeURIComponent(text.replaceAll(SURROGATE, '?'))}`;
      })
      .join('&');
  }

  private form(fields: string[]): Pick<Asked, 'body' | 'headers'> {
    const name = () =>
      fields.length && this.random.next() < 0.5 ? this.random.pick(fields) : this.random.pick(BRACKETS);
    const part = () =>
      `--x\r\nContent-Disposition: form-data; name="${name()}"${this.random.next() < 0.5 ? '; filename="../a\u0000.svg"\r\nContent-Type: image/svg+xml' : ''}\r\n\r\n${'<svg onload=x>'.repeat(this.random.int(0, 50))}\r\n`;
    const parts = Array.from({ length: this.random.int(1, 12) }, part).join('');
    return {
      body: parts + (this.random.next() < 0.8 ? '--x--\r\n' : ''),
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
    };
  }

  /** Something of the schema's shape; of its leaves so many are none of its own, and its texts carry a NUL when none is. */
  private value(schema: JsonSchema, depth: number, hostile = 0.25): unknown {
    if (depth > 6 || this.random.next() < hostile) return this.random.pick(HOSTILE);
    const ways = schema.anyOf ?? schema.oneOf ?? schema.allOf;
    if (ways?.length) return this.value(this.random.pick(ways), depth + 1, hostile);
    if (schema.const !== undefined) return schema.const;
    if (schema.enum) return this.random.pick(schema.enum);
    const type = [schema.type].flat()[0];
    if (type === 'object' || schema.properties) return this.object(schema, depth, hostile);
    if (type === 'array')
      return Array.from({ length: this.random.int(0, 3) }, () => this.value(schema.items ?? {}, depth + 1, hostile));
    if (type === 'number' || type === 'integer') return this.random.int(hostile ? -5 : 1, hostile ? 1_000_000 : 5);
    if (type === 'boolean') return this.random.next() < 0.5;
    const text = this.random.pick(PLAUSIBLE);
    return hostile ? text : withNul(text, this.random);
  }

  private object({ properties, additionalProperties }: JsonSchema, depth: number, hostile: number): object {
    const known = Object.entries(properties ?? { $where: {} }).filter(() => this.random.next() < 0.85);
    const keys = typeof additionalProperties === 'object' ? PLAUSIBLE.map((key) => withNul(key, this.random)) : [];
    return Object.fromEntries([
      ...known.map(([name, inner]): [string, unknown] => [name, this.value(inner, depth + 1, hostile)]),
      ...keys.map((key): [string, unknown] => [
        key,
        this.value(additionalProperties as JsonSchema, depth + 1, hostile),
      ]),
    ]);
  }
}
