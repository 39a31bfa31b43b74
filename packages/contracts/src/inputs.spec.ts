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
/** Passwords are kept as typed, a quote is signed, the rest is looked up: addresses that were issued, names as stores wrote them. */
const TAKEN_AS_SENT =
  /(assword|\.cotizacion|\.challenge|\.desafio|\.escrito\.\w+|\.imagenes\[\]|\.fotos\w*\[\]|\.foto|\.fotoPerfilUrl|\.banner|\.imagen)$/;
/** Whether the schema keeps invisible characters. */
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

/** The schema of one line of a list, by the names of its fields. */
const FIELD_VALUES: Record<string, unknown> = {
  cantidad: 1,
  precioUnitario: 1,
  marca: 'Toyota',
  modelo: 'Corolla',
  anio: 2012,
};
const isPlainList = (schema: z.ZodType): schema is z.ZodArray<z.ZodType> =>
  schema instanceof z.ZodArray && isId(schema.element as z.ZodType);
/** The ways to write a line of a list that names something by an id: its fields with ids, one spelling each. */
function linesWith(element: z.ZodType, id: string): object[] {
  const shapes = childrenOf(element).some(([place]) => place === '')
    ? childrenOf(element).map(([, child]) => child)
    : [element];
  return shapes.flatMap((shape) => {
    if (!(shape instanceof z.ZodObject)) return [];
    const fields = childrenOf(shape).map(
      ([place, child]) =>
        [place.slice(1), child instanceof z.ZodOptional ? (child.unwrap() as z.ZodType) : child] as const,
    );
    if (!fields.some(([, child]) => isId(child))) return [];
    const line = Object.fromEntries(
      fields.map(([name, child]) => [
        name,
        isId(child) ? id : (child instanceof z.ZodLiteral && [...child.values][0]) || FIELD_VALUES[name],
      ]),
    );
    return shape.safeParse(line).success ? [line] : [];
  });
}
/** Whether a list takes two entries that name the same thing as two. */
const countsTwice = (list: z.ZodType, [one, again]: unknown[]): boolean => {
  const { data } = list.safeParse([one, again]);
  return Array.isArray(data) && data.length === 2;
};

/** Lists whose lines about one product are added up. */
const ADDED_UP = ['POST /api/payments/banplus body.items', 'POST /api/checkout/efectivo body.items'];

describe('What callers send', () => {
  it('names a thing once in a list of ids, or says that it is there twice', () => {
    const lists = INPUTS.filter(({ schema }) => isPlainList(schema));
    expect(placesOf(lists).length).toBeGreaterThanOrEqual(15);
    expect(placesOf(lists.filter(({ schema }) => countsTwice(schema, [ID, ID.toUpperCase()])))).toEqual([]);
  });

  it('is about a thing once in a list of lines, says that it is there twice, or adds them up', () => {
    const lists = INPUTS.filter(
      ({ schema }) => schema instanceof z.ZodArray && linesWith(schema.element as z.ZodType, ID).length > 0,
    );
    expect(placesOf(lists).length).toBeGreaterThanOrEqual(9);
    const wrong = lists.filter(({ schema }) => {
      const { element } = schema as z.ZodArray<z.ZodType>;
      const again = linesWith(element, ID.toUpperCase());
      return linesWith(element, ID).some((line, i) => countsTwice(schema, [line, again[i]]));
    });
    expect(placesOf(wrong)).toEqual(ADDED_UP);
  });

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
