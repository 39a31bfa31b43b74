import type { AnyEndpoint } from '@tuerca/contracts/kernel/endpoint';
import {
  type JsonSchema,
  type PlausibleInput,
  plausibleInput,
  schemaOf,
  type Spelling,
  valueOf,
  waysOf,
} from './plausible-input';

const KINDS = ['minLength', 'maxLength', 'minItems', 'maxItems', 'minimum', 'maximum', 'exclusiveMinimum'] as const;
type Kind = (typeof KINDS)[number];
/** A step into a schema: a field, the first element of a list, or one of several forms. */
type Step = { field: string } | { item: true } | { way: number };

/** A limit that a contract sets to a field of its calls. */
export interface FieldLimit {
  part: 'query' | 'body';
  route: Step[];
  schema: JsonSchema;
  kind: Kind;
  limit: number;
  /** The field as an answer names it. */
  campo: string;
}

function* limitsIn(part: FieldLimit['part'], schema: JsonSchema, route: Step[] = []): Generator<FieldLimit> {
  const campo = route.flatMap((step) => ('field' in step ? step.field : 'item' in step ? 0 : [])).join('.');
  // Integers have the limits of the language when a contract sets none.
  for (const kind of KINDS) {
    const limit = schema[kind];
    if (limit !== undefined && Math.abs(limit) < Number.MAX_SAFE_INTEGER)
      yield { part, route, schema, kind, limit, campo };
  }
  for (const [field, inner] of Object.entries(schema.properties ?? {}))
    yield* limitsIn(part, inner, [...route, { field }]);
  if (schema.items) yield* limitsIn(part, schema.items, [...route, { item: true }]);
  for (const [way, inner] of waysOf(schema).entries()) yield* limitsIn(part, inner, [...route, { way }]);
}

/** Every limit of an operation's query and body. */
export const limitsOf = (endpoint: AnyEndpoint): FieldLimit[] =>
  (['query', 'body'] as const).flatMap((part) => (endpoint[part] ? [...limitsIn(part, schemaOf(endpoint[part]))] : []));

/** The value of `schema` with `leaf` at the end of the route, and plausible ones beside it. */
function withLeaf(schema: JsonSchema, [step, ...rest]: Step[], leaf: unknown, spelling: Spelling, name = ''): unknown {
  if (!step) return leaf;
  if ('way' in step) return withLeaf(waysOf(schema)[step.way]!, rest, leaf, spelling, name);
  if ('item' in step) return [withLeaf(schema.items!, rest, leaf, spelling, name)];
  const inner = withLeaf(schema.properties![step.field]!, rest, leaf, spelling, step.field);
  return { ...(valueOf(schema, name, spelling) as object), [step.field]: inner };
}

const TEXTS = [
  (length: number) => 'x'.repeat(length),
  (length: number) => '1'.repeat(length),
  (length: number) => `${'a'.repeat(Math.max(0, length - '@pruebas.ve'.length))}@pruebas.ve`.slice(-length),
  (length: number) => `4${'0'.repeat(Math.max(0, length - 1))}`,
  // A place on the map.
  (length: number) => `1.${'0'.repeat(Math.max(1, length - 4))},1`,
];
const isId = (value: unknown) => typeof value === 'string' && /^[0-9a-f]{24}$/.test(value);
const idOf = (n: number) => n.toString(16).padStart(24, '0');
/** Ways to make a value of this size, of which a contract may take some. */
function valuesOf({ kind, schema, route }: FieldLimit, size: number, spelling: Spelling): unknown[] {
  if (kind.endsWith('Length')) return TEXTS.map((text) => (size < 1 ? '' : text(size)));
  if (!kind.endsWith('Items')) return [size];
  const step = route.findLast((one) => 'field' in one);
  const name = step && 'field' in step ? step.field : '';
  const items = schema.items ?? {};
  const list = (make: (n: number) => unknown) => Array.from({ length: Math.max(0, size) }, (_, n) => make(n));
  const one = valueOf(items, name, spelling);
  const numbered = (n: number): unknown =>
    typeof one === 'object' && one
      ? Object.fromEntries(Object.entries(one).map(([key, own]) => [key, isId(own) ? idOf(n) : own]))
      : idOf(n);
  return [list(() => one), list((n) => items.enum?.[n % items.enum.length] ?? `Uno ${n}`), list(numbered)];
}

const stepOf = ({ kind, schema }: FieldLimit) =>
  kind.endsWith('imum') || kind.endsWith('Minimum') ? (schema.multipleOf ?? (schema.type === 'integer' ? 1 : 0.01)) : 1;
/** Sizes on both sides: the last that is taken, the one inside of it, and the first that is refused. */
function sizesOf(one: FieldLimit): { inside: number; last: number; beyond: number } {
  const isMinimum = one.kind.startsWith('min') || one.kind === 'exclusiveMinimum';
  const step = isMinimum ? stepOf(one) : -stepOf(one);
  const last = one.kind === 'exclusiveMinimum' ? one.limit + step : one.limit;
  const round = (size: number) => Math.round(size * 1e6) / 1e6;
  return { inside: round(last + step), last: round(last), beyond: round(last - step) };
}

/** Inputs on both sides of a limit that differ in that field alone. */
export interface BothSides {
  inside: PlausibleInput;
  last: PlausibleInput;
  beyond: PlausibleInput;
}

/**
 * Inputs of an operation on both sides of one of its limits, made so that the contract takes this field on the one side and
 * refuses it on the other; null when none of our ways to make a value does.
 */
export function bothSides(endpoint: AnyEndpoint, one: FieldLimit, spelling: Spelling): BothSides | null {
  const base = plausibleInput(endpoint, spelling);
  const schema = endpoint[one.part]!;
  const sizes = sizesOf(one);
  const inputs = (size: number) =>
    valuesOf(one, size, spelling).map((leaf) => {
      const made = withLeaf(schemaOf(schema), one.route, leaf, spelling) as object;
      return { ...base, [one.part]: { ...base[one.part], ...made } };
    });
  const issues = (input: PlausibleInput) =>
    (schema.safeParse(input[one.part]).error?.issues ?? []).map(({ path }) => path.join('.'));
  const isRefused = (input: PlausibleInput) => issues(input).includes(one.campo);
  const [inside, last, beyond] = [inputs(sizes.inside), inputs(sizes.last), inputs(sizes.beyond)];
  const ways = last.flatMap((input, way) => (!isRefused(input) && isRefused(beyond[way]!) ? way : []));
  // An answer names the first faults alone: the fewer there are beside this one, the better.
  const [way] = ways.toSorted((a, b) => issues(beyond[a]!).length - issues(beyond[b]!).length);
  return way === undefined ? null : { inside: inside[way]!, last: last[way]!, beyond: beyond[way]! };
}
