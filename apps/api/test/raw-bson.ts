import fc from 'fast-check';

/** An element's type and the bytes of its value, as BSON lays them out. */
type Value = readonly [type: number, bytes: Buffer];

const int32 = (value: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeInt32LE(value);
  return bytes;
};
const int64 = (value: bigint) => {
  const bytes = Buffer.alloc(8);
  bytes.writeBigInt64LE(value);
  return bytes;
};
const double = (value: number) => {
  const bytes = Buffer.alloc(8);
  bytes.writeDoubleLE(value);
  return bytes;
};
const nullEnded = (text: string) => Buffer.concat([Buffer.from(text), Buffer.alloc(1)]);
const string = (text: string) => {
  const bytes = Buffer.from(text);
  return Buffer.concat([int32(bytes.length + 1), bytes, Buffer.alloc(1)]);
};

/** A document of these elements in this order. */
export function documentOf(elements: readonly (readonly [key: string, value: Value])[]): Buffer {
  const parts = elements.map(([key, [type, bytes]]) => Buffer.concat([Buffer.of(type), nullEnded(key), bytes]));
  const body = Buffer.concat([...parts, Buffer.alloc(1)]);
  return Buffer.concat([int32(body.length + 4), body]);
}

const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc.constantFrom('', 'a\u0000b', 'ñandú', '💥', '\ud83d\ude00', 'x'.repeat(3000)),
);
const oddDouble = fc.constantFrom(0, -0, NaN, Infinity, -Infinity, 5e-324, Number.MAX_VALUE, 7, 0.1);
const OUT_OF_RANGE = [8_640_000_000_000_001n, -8_640_000_000_000_001n, 2n ** 63n - 1n, -(2n ** 63n), 0n];
const bytes = fc.uint8Array({ maxLength: 20 }).map((array) => Buffer.from(array));
const option = fc.constantFrom('', 'i', 'im', 'imsx');
/** Keys and values that no real document has, and that drivers convert. */
const key = fc.oneof(
  fc.constantFrom('10', '03', '0', '-1', '1e3', 'a.b', '$set', '$', 'a b', 'ñ', '__proto__', 'constructor', 'toBSON'),
  fc.constantFrom('length', '_bsontype', '$oid', '$numberLong', '_id2', ' ', 'ID', '\u007f'),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 6 }).filter((name) => !name.includes('\u0000')),
);
const scalar: fc.Arbitrary<Value> = fc.oneof(
  fc.oneof(fc.double(), oddDouble).map((value): Value => [1, double(value)]),
  text.map((value): Value => [2, string(value)]),
  fc
    .tuple(fc.constantFrom(0, 1, 3, 4, 5, 6, 7, 8, 128, 255), bytes)
    .map(([subtype, value]): Value => [5, Buffer.concat([int32(value.length), Buffer.of(subtype), value])]),
  bytes.map((value): Value => {
    const inner = Buffer.concat([int32(value.length), value]);
    return [5, Buffer.concat([int32(inner.length), Buffer.of(2), inner])];
  }),
  fc.uint8Array({ minLength: 12, maxLength: 12 }).map((value): Value => [7, Buffer.from(value)]),
  fc.boolean().map((value): Value => [8, Buffer.of(value ? 1 : 0)]),
  fc
    .oneof(fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }), fc.constantFrom(...OUT_OF_RANGE))
    .map((value): Value => [9, int64(value)]),
  fc.constant<Value>([10, Buffer.alloc(0)]),
  fc
    .tuple(fc.constantFrom('', 'a.*b', '^repuesto$', 'ñ'), option)
    .map(([pattern, options]): Value => [11, Buffer.concat([nullEnded(pattern), nullEnded(options)])]),
  text.map((value): Value => [13, string(value)]),
  fc.integer().map((value): Value => [16, int32(value)]),
  fc.bigInt({ min: 1n, max: 2n ** 63n - 1n }).map((value): Value => [17, int64(value)]),
  fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }).map((value): Value => [18, int64(value)]),
  fc.uint8Array({ minLength: 16, maxLength: 16 }).map((value): Value => [19, Buffer.from(value)]),
  fc.constantFrom<Value>([255, Buffer.alloc(0)], [127, Buffer.alloc(0)]),
);

const unique = <T>(entries: (readonly [string, T])[]) => [...new Map(entries)];
/** Every type of BSON, in documents and arrays inside each other. */
const { value } = fc.letrec<{ value: Value }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    scalar,
    fc.array(fc.tuple(key, tie('value')), { maxLength: 6 }).map((elements): Value => [3, documentOf(unique(elements))]),
    fc
      .array(tie('value'), { maxLength: 4 })
      .map((items): Value => [4, documentOf(items.map((item, index) => [String(index), item] as const))]),
  ),
}));

/** Whole documents without their `_id`: elements in an order that means something. */
export const anyElements = fc
  .array(fc.tuple(key, value), { maxLength: 8 })
  .map((elements) => unique(elements as [string, Value][]));

/** One of each type alone, and the shapes that used to be changed on the way back, by name. */
export const KNOWN: Record<string, Value> = {
  'integer-like keys out of order': [
    3,
    documentOf([
      ['10', [16, int32(1)]],
      ['03', [16, int32(2)]],
      ['2', [16, int32(3)]],
    ]),
  ],
  'minus zero': [1, double(-0)],
  'a NaN with a payload': [1, Buffer.from('010000000000f87f', 'hex')],
  'a date beyond JavaScript': [9, int64(2n ** 62n)],
  'code with scope': [
    15,
    (() => {
      const inner = Buffer.concat([
        string('f()'),
        documentOf([
          ['10', [16, int32(1)]],
          ['2', [10, Buffer.alloc(0)]],
        ]),
      ]);
      return Buffer.concat([int32(inner.length + 4), inner]);
    })(),
  ],
  undefined: [6, Buffer.alloc(0)],
  symbol: [14, string('s')],
  DBPointer: [12, Buffer.concat([string('db.c'), Buffer.alloc(12, 7)])],
  'an empty document': [3, documentOf([])],
  'an empty array': [4, documentOf([])],
  'an empty key': [3, documentOf([['', [16, int32(1)]]])],
  'a key that comes twice': [
    3,
    documentOf([
      ['a', [16, int32(1)]],
      ['a', [16, int32(2)]],
    ]),
  ],
  'half a character': [2, Buffer.concat([int32(4), Buffer.from('eda080', 'hex'), Buffer.alloc(1)])],
  'an array with odd keys': [
    4,
    documentOf([
      ['7', [16, int32(1)]],
      ['x', [16, int32(2)]],
    ]),
  ],
  '90 documents deep': [
    3,
    Array.from({ length: 90 }).reduce<Buffer>((inner) => documentOf([['1', [3, inner]]]), documentOf([])),
  ],
};

/** A whole number as `_id`. */
export const idOf = (id: number): readonly [string, Value] => ['_id', [16, int32(id)]];
