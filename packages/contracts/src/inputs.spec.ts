import { z } from 'zod';
import { ENDPOINTS } from './endpoints';

interface Node {
  /** 'POST /api/products body.especificaciones' */
  at: string;
  schema: z.ZodType;
}

/** The schemas that stand right inside another one, by their place in it. */
function childrenOf({ _zod: { def } }: z.ZodType): [place: string, child: z.ZodType][] {
  const parts = def as unknown as {
    shape?: Record<string, z.ZodType>;
    options?: z.ZodType[];
    items?: z.ZodType[];
    in?: z.ZodType;
    out?: z.ZodType;
    innerType?: z.ZodType;
    element?: z.ZodType;
    keyType?: z.ZodType;
    valueType?: z.ZodType;
  };
  const single = ['in', 'out', 'innerType'] as const;
  return [
    ...Object.entries(parts.shape ?? {}).map(([key, child]): [string, z.ZodType] => [`.${key}`, child]),
    ...[...(parts.options ?? []), ...(parts.items ?? [])].map((child): [string, z.ZodType] => ['', child]),
    ...single.flatMap((name) => (parts[name] ? [['', parts[name]] as [string, z.ZodType]] : [])),
    ...(parts.element ? [['[]', parts.element] as [string, z.ZodType]] : []),
    ...(parts.keyType ? [['{key}', parts.keyType] as [string, z.ZodType]] : []),
    ...(parts.valueType ? [['{value}', parts.valueType] as [string, z.ZodType]] : []),
  ];
}
const walk = (at: string, schema: z.ZodType): Node[] => [
  { at, schema },
  ...childrenOf(schema).flatMap(([place, child]) => walk(at + place, child)),
];

/** Every schema of what callers send, however deep. */
const INPUTS: Node[] = Object.values(ENDPOINTS)
  .flatMap((group) => Object.values(group))
  .flatMap(({ method, path, params, query, body }) =>
    Object.entries({ params, query, body }).flatMap(([part, schema]) =>
      schema ? walk(`${method} ${path} ${part}`, schema) : [],
    ),
  );
const placesOf = (nodes: Node[]) => [...new Set(nodes.map(({ at }) => at))];

const MANY = 10_000;
/** Whether it would take a document of thousands of keys or elements of the right kind. */
function isUnbounded(schema: z.ZodType): boolean {
  if (schema instanceof z.ZodArray) {
    const { success, error } = schema.safeParse(Array<unknown>(MANY).fill(undefined));
    return success || !error.issues.some(({ code, path }) => code === 'too_big' && path.length === 0);
  }
  // The keys of an enum are bounded by their list.
  if (!(schema instanceof z.ZodRecord) || schema.keyType instanceof z.ZodEnum) return false;
  const keys = Array.from({ length: MANY }, (_, n) => `clave ${n}`);
  return ['valor', 1, true].some(
    (value) => schema.safeParse(Object.fromEntries(keys.map((key) => [key, value]))).success,
  );
}

const NASTY = [
  'a\u0000b',
  'a\u202eb',
  'a\u200bb',
  'a\u001bb',
  'abc\u0000',
  '12345678901234567890\u0000',
  '2026-11-26\u0000',
];
const HIDDEN = /[\p{Cc}\p{Cs}\u200b\u202e]/u;
/** Passwords are what was typed, a quote is signed, the rest is looked up: addresses that were issued, names as stores wrote them. */
const TAKEN_AS_SENT =
  /(assword|\.cotizacion|\.challenge|\.desafio|\.escrito\.\w+|\.imagenes\[\]|\.fotos\w*\[\]|\.foto|\.fotoPerfilUrl|\.banner|\.imagen)$/;
/** Whether something of what it takes could not be seen. */
const keepsHidden = (schema: z.ZodType) =>
  schema instanceof z.ZodString &&
  NASTY.some((text) => {
    const { data } = schema.safeParse(text);
    return data !== undefined && HIDDEN.test(data);
  });

const ID = '64f0a1b2c3d4e5f60718293a';
/** Whether it takes the id of a document, and nothing else. */
const isId = (schema: z.ZodType) =>
  schema instanceof z.ZodString &&
  schema.safeParse(ID).success &&
  [ID.slice(1), `${ID}0`, ID.replace('f', 'g')].every((text) => !schema.safeParse(text).success);

describe('What callers send', () => {
  it('names a document in one spelling, however its id was typed', () => {
    const ids = INPUTS.filter(({ schema }) => isId(schema));
    expect(ids.length).toBeGreaterThan(200);
    expect(placesOf(ids.filter(({ schema }) => schema.parse(ID.toUpperCase()) !== ID))).toEqual([]);
  });

  it('has a bound wherever something may be many', () =>
    expect(placesOf(INPUTS.filter(({ schema }) => isUnbounded(schema)))).toEqual([]));

  it('holds nothing that is not seen, in no text', () =>
    expect(placesOf(INPUTS.filter(({ schema, at }) => keepsHidden(schema) && !TAKEN_AS_SENT.test(at)))).toEqual([]));
});
