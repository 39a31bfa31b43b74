/** One field that a change touched: its dotted path, and its values; undefined ones are null. */
export interface FieldDifference {
  campo: string;
  antes: unknown;
  despues: unknown;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const same = (a: unknown, b: unknown): boolean => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);

function* differ(path: string, antes: unknown, despues: unknown): Generator<FieldDifference> {
  if (same(antes, despues)) return;
  // A created or deleted object is listed by field, too, the empty side as null.
  if ((isRecord(antes) || antes == null) && (isRecord(despues) || despues == null)) {
    for (const key of new Set([...Object.keys(antes ?? {}), ...Object.keys(despues ?? {})]))
      yield* differ(path ? `${path}.${key}` : key, antes?.[key], despues?.[key]);
    return;
  }
  yield { campo: path, antes: antes ?? null, despues: despues ?? null };
}

/** Differences between two states of a thing, field by field; lists are compared as a whole. A state may be null: created or deleted. */
export const fieldDifferences = (antes: unknown, despues: unknown): FieldDifference[] => [
  ...differ('', antes, despues),
];
