import { marcaEntries } from '@tuerca/contracts/auth/garaje/marcas';
import { nameKey } from '@tuerca/contracts/kernel/text';
import { oficinaEntries } from '@tuerca/contracts/orders/orders/oficinas';
import { bancoEntries } from '@tuerca/contracts/platform/catalogos/bancos';
import { type Entrada, type Entradas, entryId } from '@tuerca/contracts/platform/catalogos/entries';
import type { CambioEntrada, DatosEntrada, Lista } from '@tuerca/contracts/platform/catalogos/live';
import { categoriaEntries } from '@tuerca/contracts/products/products/categorias';
import { serviceCategoriaEntries } from '@tuerca/contracts/products/services/categorias';
import type { StoredValue } from './cambio.schema';

type Changes = readonly CambioEntrada[];

const ENTRIES: Record<Lista, (changes: Changes) => Entradas> = {
  categorias: categoriaEntries,
  marcas: marcaEntries,
  servicios: serviceCategoriaEntries,
  bancos: bancoEntries,
  oficinas: oficinaEntries,
};
/** The entries of a list under given changes. */
export const entriesOf = (lista: Lista, changes: Changes): Entradas => ENTRIES[lista](changes);

/** Fields that an entry of a list may have, at its first and its second level; lists without a second level have no `child`. */
const DATOS: Record<Lista, { root: (keyof DatosEntrada)[]; child?: (keyof DatosEntrada)[] }> = {
  categorias: { root: ['subtitulo'], child: [] },
  marcas: { root: [], child: ['anioDesde', 'anioHasta', 'tipo'] },
  servicios: { root: ['publica'] },
  bancos: { root: ['nombreLargo', 'emisorHabitual'] },
  oficinas: { root: [], child: ['estado', 'ciudad', 'direccion', 'telefono', 'horario'] },
};
/** Whether entries of a list may have entries of their own. */
export const hasChildren = (lista: Lista): boolean => DATOS[lista].child !== undefined;

/** The part of what was given that an entry of this list and level keeps. */
export function datosFor(lista: Lista, isChild: boolean, datos: DatosEntrada): DatosEntrada {
  const allowed = (isChild ? DATOS[lista].child : DATOS[lista].root) ?? [];
  return Object.fromEntries(allowed.flatMap((name) => (datos[name] === undefined ? [] : [[name, datos[name]]])));
}

/** Lists whose entries documents name by id, so that another name rewrites nothing. */
export const isById = (lista: Lista): boolean => lista === 'servicios' || lista === 'oficinas';

/** An entry as documents store it: by name, service categories and offices by their id. */
export function storedValue(lista: Lista, entries: Entradas, { id, nombre, padre }: Entrada): StoredValue {
  const parent = padre === null ? undefined : entries.byId(padre);
  return { padre: parent?.nombre ?? null, nombre: isById(lista) ? id : nombre };
}

/** Lays a change over what was changed before. */
export function laid(changes: Changes, id: string, patch: Omit<CambioEntrada, 'id'>): CambioEntrada[] {
  const before = changes.find((change) => change.id === id);
  const next: CambioEntrada = { ...before, ...patch, id };
  if (before?.datos || patch.datos) next.datos = { ...before?.datos, ...patch.datos };
  // What was never given must not be stored as nothing.
  const plain = Object.fromEntries(Object.entries(next).filter(([, value]) => value !== undefined)) as typeof next;
  return before ? changes.map((change) => (change.id === id ? plain : change)) : [...changes, plain];
}

/** An id for a new entry that no other has. */
export function freeId(lista: Lista, entries: Entradas, nombre: string, padre: string | null): string {
  const id = lista === 'servicios' ? slugOf(nombre) : entryId(nombre, padre);
  for (let n = 1; ; n++) {
    const candidate = n === 1 ? id : `${id}${n}`;
    if (!entries.byId(candidate)) return candidate;
  }
}
const slugOf = (nombre: string): string =>
  nombre
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_|_$/g, '') || nameKey(nombre);

/** The value by which an entry comes to stand at a place among its siblings. */
export function placeAt(siblings: readonly Entrada[], position: number): number {
  const before = siblings[position - 1]?.orden;
  const after = siblings[position]?.orden;
  if (before === undefined) return (after ?? 1) - 1;
  return after === undefined ? before + 1 : (before + after) / 2;
}

/** The former names of an entry that gets a new one: by them it is still found. */
export function aliasesAfter({ alias, nombre }: Entrada, next: string): string[] {
  const names = new Map([...alias, nombre].map((name) => [nameKey(name), name]));
  names.delete(nameKey(next));
  return [...names.values()];
}

/** The changes that let `target` take in `source`: its names lead there, and so do entries of its own that both have. */
export function merged(changes: Changes, entries: Entradas, source: Entrada, target: Entrada): CambioEntrada[] {
  const ids = source.padre === null ? [source.id] : [];
  const names = [...target.alias, source.nombre, ...ids, ...source.alias];
  const alias = [...new Map(names.map((name) => [nameKey(name), name])).values()].filter(
    (name) => nameKey(name) !== nameKey(target.nombre),
  );
  let next = laid(laid(changes, source.id, { fusionadaEn: target.id }), target.id, { alias });
  for (const child of entries.of(source.id)) {
    const same = entries.find(child.nombre, target.id);
    if (same) next = laid(next, child.id, { fusionadaEn: same.id });
  }
  return next;
}
