/** One filter of a list: how the address spells it and what its chip says. The builders stand in lib/filter-fields. */
export interface FilterField<T> {
  /** Value when the address names none; it is left out of the address. */
  fallback: T;
  /** Undefined when the text is invalid: it then counts as absent. */
  read(text: string): T | undefined;
  /** Spellings in the address: the first is written, all are read. The field's own name when absent. */
  names?: readonly string[];
  /**
   * Effect of a change. A `filter` goes back to page 1 and is cleared by 'Limpiar todo'; an `order` goes back to page 1 and
   * survives; a `view` does neither; `page` is the page itself.
   */
  kind?: 'filter' | 'order' | 'view' | 'page';
  /** Parent field that this one refines: this one is cleared when the parent is empty or changes. */
  within?: string;
  /** Choosing the same value again clears it. */
  toggles?: boolean;
  /** Label of the chip while the value is not the fallback; no chip when absent. */
  chip?(value: T): string;
}

/** Two fields that bound an amount: in the wrong order they count as absent, and they share one chip. */
export interface FilterRange<Name> {
  min: Name;
  max: Name;
  /** Undefined is an open end. */
  chip: (min: number | undefined, max: number | undefined) => string;
}

type Fields = Record<string, FilterField<unknown>>;
/** The values of a schema of filters. */
export type FilterValues<S> = { [K in keyof S]: S[K] extends FilterField<infer T> ? T : never };
/** Label of an applied filter, with the change that removes it. */
export interface AppliedFilter<F> {
  label: string;
  remove: Partial<F>;
}

/** The filters of one list: reading and writing the address, the rules of a change, and the chips. */
export interface Filters<F> {
  defaults: F;
  /** Invalid values in the address count as absent. */
  read: (params: URLSearchParams) => F;
  /** Default values are left out of the address. */
  write: (filters: F) => URLSearchParams;
  /** Applies a change: a `filter` or `order` goes back to page 1, and a changed parent clears its child. */
  change: (filters: F, wanted: Partial<F>) => F;
  /** Filters after 'Limpiar todo'. */
  clear: (filters: F) => F;
  /** Chips in the schema's order. `labels` replaces the text of a chip that only the answer knows (a name behind an id). */
  applied: (filters: F, labels?: Partial<Record<keyof F, string>>) => AppliedFilter<F>[];
}

const ownNames = (name: string, { names }: FilterField<unknown>): readonly string[] => names ?? [name];

function readField(name: string, field: FilterField<unknown>, params: URLSearchParams): unknown {
  const text = ownNames(name, field)
    .map((one) => params.get(one)?.trim())
    .find(Boolean);
  return (text && field.read(text)) ?? field.fallback;
}

/** Chips of the applied filters, in the schema's order; a range takes the position of its lower bound. */
function chips<const S extends Fields>(
  schema: S,
  ranges: readonly FilterRange<keyof S & string>[],
  filters: FilterValues<S>,
  labels: Partial<Record<keyof S, string>>,
): AppliedFilter<FilterValues<S>>[] {
  type F = FilterValues<S>;
  const fallbackOf = (name: keyof S) => schema[name]!.fallback as F[keyof S];
  const isSet = (name: keyof S) => filters[name] !== fallbackOf(name);
  const removalOf = (...names: (keyof S)[]) =>
    Object.fromEntries(names.map((name) => [name, fallbackOf(name)])) as Partial<F>;
  const rangeChip = ({ min, max, chip }: FilterRange<keyof S & string>) => {
    const [from, to] = [min, max].map((end) => (isSet(end) ? Number(filters[end]) : undefined));
    return from === undefined && to === undefined ? [] : [{ label: chip(from, to), remove: removalOf(min, max) }];
  };
  return (Object.keys(schema) as (keyof S & string)[]).flatMap((name) => {
    const range = ranges.find(({ min }) => min === name);
    if (range) return rangeChip(range);
    const label = isSet(name) ? (labels[name] ?? schema[name]!.chip?.(filters[name])) : undefined;
    return label ? [{ label, remove: removalOf(name) }] : [];
  });
}

/** Derives everything that a list does with its filters from one schema. */
export function defineFilters<const S extends Fields>(
  schema: S,
  ranges: readonly FilterRange<keyof S & string>[] = [],
): Filters<FilterValues<S>> {
  type F = FilterValues<S>;
  const names = Object.keys(schema) as (keyof S & string)[];
  const fieldOf = (name: keyof S): FilterField<unknown> => schema[name]!;
  const defaults = Object.fromEntries(names.map((name) => [name, fieldOf(name).fallback])) as F;
  const isSet = (filters: F, name: keyof S) => filters[name] !== defaults[name];

  /** Clears fields whose parent is empty. */
  const withoutOrphans = (filters: F): F => {
    const orphans = names.filter((name) => {
      const { within } = fieldOf(name);
      return within !== undefined && !isSet(filters, within);
    });
    return { ...filters, ...Object.fromEntries(orphans.map((name) => [name, defaults[name]])) };
  };

  const read = (params: URLSearchParams): F => {
    const given = Object.fromEntries(names.map((name) => [name, readField(name, fieldOf(name), params)])) as F;
    const crossed = ranges.filter(({ min, max }) => Number(given[min]) > Number(given[max]));
    const open = crossed.flatMap(({ min, max }) => [min, max]).map((name) => [name, defaults[name]]);
    return withoutOrphans({ ...given, ...Object.fromEntries(open) });
  };

  const write = (filters: F): URLSearchParams =>
    new URLSearchParams(
      names
        .filter((name) => isSet(filters, name))
        .map((name) => [ownNames(name, fieldOf(name))[0]!, String(filters[name])]),
    );

  const change = (filters: F, wanted: Partial<F>): F => {
    const next = { ...filters, ...wanted };
    const differs = (name: keyof S) => next[name] !== filters[name];
    for (const name of names) {
      const { within, toggles } = fieldOf(name);
      const moved = within !== undefined && differs(within);
      if (moved) next[name] = wanted[name] ?? defaults[name];
      else if (toggles && name in wanted && !differs(name)) next[name] = defaults[name];
    }
    const resets = Object.keys(wanted).some((name) => !['page', 'view'].includes(fieldOf(name).kind ?? 'filter'));
    const first = names.filter((name) => resets && fieldOf(name).kind === 'page').map((name) => [name, defaults[name]]);
    return withoutOrphans({ ...next, ...Object.fromEntries(first) });
  };

  const clear = (filters: F): F => {
    const kept = names.filter((name) => ['order', 'view'].includes(fieldOf(name).kind ?? 'filter'));
    return { ...defaults, ...Object.fromEntries(kept.map((name) => [name, filters[name]])) };
  };

  const applied: Filters<F>['applied'] = (filters, labels = {}) => chips(schema, ranges, filters, labels);

  return { defaults, read, write, change, clear, applied };
}
