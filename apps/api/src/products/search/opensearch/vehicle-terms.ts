import { parseMotor } from '@tuerca/contracts/auth/garaje/motor';
import type { Vehiculo } from '@tuerca/contracts/auth/garaje/vehiculo';
import { nameKey } from '@tuerca/contracts/kernel/text';
import type { NamedVehicle } from '@tuerca/contracts/products/search/reading';
import { yearStarts, yearStartsOf } from '../../products/fit';
import type { IndexedCard } from '../product-index.service';

type Row = IndexedCard['compatibilidad'][number];

// A row's terms name brand, model, years and engine, each of them or none, so that a question of any of them is one lookup. Years
// stand as the fewest beginnings that cover them ('2008', '2009', '201').
/** Any engine, also one that the row leaves open. */
const ANY_ENGINE = '+';
/** The row asks for no displacement. */
const NO_ENGINE = '-';
/** Details of an engine ('16v', 'gnc') of which all combinations are asked; more of them nobody writes. */
const MAX_DETAILS = 6;

const join = (...parts: (string | number)[]): string => parts.join('|');

/** Terms of what a product's rows name: whoever asks for one of them finds every row that may be meant. */
export function namedTerms(rows: readonly Row[]): string[] {
  const terms = rows.flatMap(({ marca, modelo, anioDesde, anioHasta, motor }) => {
    const [brand, model] = [nameKey(marca), nameKey(modelo)];
    const { litros } = parseMotor(motor);
    const engines = [ANY_ENGINE, ...(litros.length ? litros : [NO_ENGINE])];
    return ['', ...yearStarts(anioDesde, anioHasta)].flatMap((start) => [
      ...engines.map((engine) => join(brand, model, start, engine)),
      ...[join(brand, '', start, ANY_ENGINE), join('', model, start, ANY_ENGINE), join('', '', start, ANY_ENGINE)],
    ]);
  });
  return [...new Set(terms)];
}

/** Terms of which a product has one whose rows may speak of the vehicle, as far as it is named. */
export function termsNaming({
  marca,
  modelo,
  anio,
  motor,
}: Omit<NamedVehicle, 'motor'> & { motor?: string | null | undefined }): string[] {
  const { litros } = parseMotor(modelo === undefined ? null : motor);
  const engines = litros.length ? [NO_ENGINE, ...litros] : [ANY_ENGINE];
  return (anio === undefined ? [''] : yearStartsOf(anio)).flatMap((start) =>
    engines.map((engine) => join(nameKey(marca ?? ''), nameKey(modelo ?? ''), start, engine)),
  );
}

/** Terms of the vehicles that a product fits for certain, with the engine as far as its rows ask for one. */
export function certainTerms(rows: readonly Row[]): string[] {
  const terms = rows.flatMap(({ marca, modelo, anioDesde, anioHasta, motor }) => {
    const { litros, details } = parseMotor(motor);
    return yearStarts(anioDesde, anioHasta).flatMap((start) =>
      (litros.length ? litros : [NO_ENGINE]).map((engine) =>
        join(nameKey(marca), nameKey(modelo), start, engine, details.join('+')),
      ),
    );
  });
  return [...new Set(terms)];
}

/** Terms of which a product has one that fits the vehicle for certain: rows that ask for no more than is known of its engine. */
export function termsCertainFor({ marca, modelo, anio, motor }: Vehiculo): string[] {
  const { litros, details } = parseMotor(motor);
  const known = subsetsOf(details.slice(0, MAX_DETAILS));
  return yearStartsOf(anio).flatMap((start) =>
    [NO_ENGINE, ...litros].flatMap((engine) =>
      known.map((some) => join(nameKey(marca), nameKey(modelo), start, engine, some.join('+'))),
    ),
  );
}

const subsetsOf = (all: readonly string[]): string[][] =>
  all.reduce<string[][]>((sets, one) => [...sets, ...sets.map((set) => [...set, one])], [[]]);

/**
 * Terms by which the vehicles of one year are counted: 'Toyota|Corolla|201' and, for the brand, 'Toyota||201'. A year is under
 * exactly one beginning of each, so that no product counts twice.
 */
export function countedTerms(rows: readonly Row[]): string[] {
  const ranges = new Map<string, [from: number | null, until: number | null][]>();
  for (const { marca, modelo, anioDesde, anioHasta } of rows)
    for (const key of [join(marca, modelo), join(marca, '')])
      ranges.set(key, [...(ranges.get(key) ?? []), [anioDesde, anioHasta]]);
  return [...ranges].flatMap(([key, own]) =>
    united(own).flatMap(([from, until]) => yearStarts(from, until).map((start) => join(key, start))),
  );
}

/** Ranges of years that neither overlap nor touch. */
function united(ranges: readonly [number | null, number | null][]): [number | null, number | null][] {
  const ordered = [...ranges].sort(([a], [b]) => (a ?? -Infinity) - (b ?? -Infinity));
  const found: [number | null, number | null][] = [];
  for (const [from, until] of ordered) {
    const last = found.at(-1);
    if (last && (from ?? -Infinity) <= (last[1] ?? Infinity) + 1)
      last[1] = last[1] === null || until === null ? null : Math.max(last[1], until);
    else found.push([from, until]);
  }
  return found;
}

/** Pattern of the terms that count the models, or the brands, of a year. */
export const countedPattern = (anio: number, of: 'modelos' | 'marcas'): string =>
  `[^|]*\\|${of === 'modelos' ? '[^|]+' : ''}\\|(${yearStartsOf(anio).join('|')})`;
