import { nameKey } from '../../kernel/text';
import type { CambioEntrada, DatosEntrada } from './live';

/** An entry as it is shipped. */
export interface ShippedEntry {
  id: string;
  padre: string | null;
  nombre: string;
  datos: DatosEntrada;
  alias?: readonly string[];
}
/** An entry as it is now. */
export interface Entrada extends Required<ShippedEntry> {
  /** The name that it was shipped with; of added ones the present name. */
  original: string;
  apagada: boolean;
  agregada: boolean;
  orden: number;
}
/** The entries of a list as they are now, with the ways to find one. */
export interface Entradas {
  /** Siblings in their order, switched off ones included; merged ones are not there. */
  of(padre: string | null): readonly Entrada[];
  /** By id, present name or former name, however written; merged ones lead to what took them in. */
  find(key: string, padre?: string | null): Entrada | undefined;
  /** By id alone, merged ones included. */
  byId(id: string): Entrada | undefined;
}

/** Id of an entry by its name: 'Filtro de aceite' of 'filtros' is 'filtros.filtrodeaceite'. */
export const entryId = (nombre: string, padre: string | null): string =>
  padre === null ? nameKey(nombre) : `${padre}.${nameKey(nombre)}`;

function withChange(entry: Entrada, { id: _id, ...change }: CambioEntrada): Entrada {
  const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
  return { ...entry, ...given, alias: change.alias ?? entry.alias, datos: { ...entry.datos, ...change.datos } };
}

const toEntry = (shipped: ShippedEntry, orden: number): Entrada => ({
  alias: [],
  ...shipped,
  original: shipped.nombre,
  apagada: false,
  agregada: false,
  orden,
});

/** The shipped entries with what administrators changed. An entry whose parent was merged stands under what took the parent in. */
export function toEntradas(shipped: readonly ShippedEntry[], changes: readonly CambioEntrada[]): Entradas {
  const changeOf = new Map(changes.map((change) => [change.id, change]));
  const shippedIds = new Set(shipped.map(({ id }) => id));
  const added = changes.filter(({ id, agregada }) => agregada && !shippedIds.has(id));
  const places = new Map<string | null, number>();
  const nextPlace = (padre: string | null) => {
    const place = places.get(padre) ?? 0;
    places.set(padre, place + 1);
    return place;
  };
  const all = [
    ...shipped,
    ...added.map(({ id, padre = null, nombre = id }): ShippedEntry => ({ id, padre, nombre, datos: {} })),
  ].map((entry) => {
    const change = changeOf.get(entry.id);
    const plain = toEntry(entry, nextPlace(entry.padre));
    return change ? withChange(plain, change) : plain;
  });
  return index(all, (id) => changeOf.get(id)?.fusionadaEn);
}

function index(all: readonly Entrada[], mergedInto: (id: string) => string | undefined): Entradas {
  const byOwnId = new Map(all.map((entry) => [entry.id, entry]));
  const alive = (id: string): string => {
    const seen = new Set<string>();
    for (let at = id; ;) {
      const next = mergedInto(at);
      if (next === undefined || seen.has(at)) return at;
      seen.add(at);
      at = next;
    }
  };
  const siblings = new Map<string | null, Entrada[]>();
  const byKey = new Map<string, Entrada>();
  const living = all.filter(({ id }) => mergedInto(id) === undefined);
  for (const entry of living) {
    const padre = entry.padre === null ? null : alive(entry.padre);
    const placed = padre === entry.padre ? entry : { ...entry, padre };
    byOwnId.set(placed.id, placed);
    siblings.set(padre, [...(siblings.get(padre) ?? []), placed]);
  }
  for (const list of siblings.values()) list.sort((a, b) => a.orden - b.orden || a.id.localeCompare(b.id));
  const keyOf = (padre: string | null, name: string) => `${padre ?? ''}|${nameKey(name)}`;
  const note = (entry: Entrada, names: readonly string[]) => {
    for (const name of names) {
      const key = keyOf(entry.padre, name);
      if (!byKey.has(key)) byKey.set(key, entry);
    }
  };
  // Present names win over ids and former names.
  const lists = [...siblings.values()].flat();
  for (const entry of lists) note(entry, [entry.nombre]);
  for (const entry of lists) note(entry, [entry.id, ...entry.alias]);
  const byId = (id: string) => byOwnId.get(alive(id));
  return {
    of: (padre) => siblings.get(padre) ?? [],
    find: (key, padre = null) => byKey.get(keyOf(padre, key)) ?? (padre === null ? byRootId(byId(key)) : undefined),
    byId,
  };
}

const byRootId = (entry: Entrada | undefined) => (entry?.padre === null ? entry : undefined);
