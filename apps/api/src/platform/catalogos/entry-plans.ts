import type { Entrada, Entradas } from '@tuerca/contracts/platform/catalogos/entries';
import type { CambioEntrada, DatosEntrada, Lista } from '@tuerca/contracts/platform/catalogos/live';
import { CATALOGO_MESSAGES } from '@tuerca/contracts/platform/catalogos/messages';
import type { Adopcion, CambioDeEntrada, NuevaEntrada } from '@tuerca/contracts/platform/catalogos/schemas';
import { OTHER_CATEGORIA } from '@tuerca/contracts/products/products/categorias';
import { AppError } from '../common/app-error';
import type { StoredValue } from './cambio.schema';
import {
  aliasesAfter,
  datosFor,
  freeId,
  hasChildren,
  isById,
  laid,
  merged,
  placeAt,
  storedValue,
} from './entry-changes';

/** A list as it is stored. */
export interface StoredList {
  lista: Lista;
  changes: readonly CambioEntrada[];
  entries: Entradas;
}
/** Effect of a change on a list and its documents, and the states that the log records. */
export interface EntryPlan {
  id: string;
  accion: 'catalogo.agregar' | 'catalogo.cambiar' | 'catalogo.fusionar';
  changes: CambioEntrada[];
  /** Documents to be rewritten. */
  rewrite?: { antes: StoredValue; despues: StoredValue };
  /** The value whose documents the preview counted. */
  touches?: StoredValue;
  /** Names move: that waits for an earlier change of names. */
  naming: boolean;
  antes: object | null;
  despues: object;
}

/** Whether the platform itself relies on an entry. */
export const isProtected = (lista: Lista, { nombre, padre }: Entrada): boolean =>
  padre === null && (lista === 'oficinas' || (lista === 'categorias' && nombre === OTHER_CATEGORIA));

/** The entry of an id; throws CATALOGO_ENTRADA_NO_ENCONTRADA, also for what was merged into another. */
export function knownEntry({ entries }: StoredList, id: string): Entrada {
  const entry = entries.byId(id);
  if (entry?.id !== id) throw new AppError('CATALOGO_ENTRADA_NO_ENCONTRADA');
  return entry;
}

const refuse = (campo: string, mensaje: string): never => {
  throw new AppError('ENTRADA_INVALIDA', { message: mensaje, errors: [{ campo, mensaje }] });
};
const isSame = (a: StoredValue, b: StoredValue) => a.nombre === b.nombre && a.padre === b.padre;

function refuseTaken({ entries }: StoredList, nombre: string, padre: string | null, own?: string): void {
  const found = entries.find(nombre, padre);
  if (found && found.id !== own) throw new AppError('CATALOGO_REPETIDO');
}

/** Throws CATALOGO_REPETIDO for a typed value that is an entry by itself: two entries are merged. */
function refuseListed({ lista, entries }: StoredList, { padre, nombre }: StoredValue): void {
  const parent = padre === null ? null : entries.find(padre)?.id;
  const found = parent === undefined ? undefined : entries.find(nombre, parent);
  if (found && isSame(storedValue(lista, entries, found), { padre, nombre })) throw new AppError('CATALOGO_REPETIDO');
}

/** An office says whose it is and where. */
function refuseIncomplete(courier: string | null, { estado, ciudad, direccion }: DatosEntrada): void {
  if (courier === null) refuse('padre', CATALOGO_MESSAGES.courier);
  if (!estado) refuse('datos.estado', CATALOGO_MESSAGES.officeState);
  if (!ciudad) refuse('datos.ciudad', CATALOGO_MESSAGES.officeCity);
  if (!direccion) refuse('datos.direccion', CATALOGO_MESSAGES.officeAddress);
}

/** A new entry, at the end of its siblings but before 'Otros'. */
export function planAdd(stored: StoredList, body: NuevaEntrada): EntryPlan {
  const { lista, changes, entries } = stored;
  const { nombre, padre, codigo, escrito } = body;
  if (padre !== null && (!hasChildren(lista) || knownEntry(stored, padre).padre !== null))
    throw new AppError('CATALOGO_ENTRADA_NO_ENCONTRADA');
  if (lista === 'bancos' && !codigo) refuse('codigo', CATALOGO_MESSAGES.code);
  if (lista === 'oficinas') refuseIncomplete(padre, body.datos);
  refuseTaken(stored, nombre, padre);
  const id = lista === 'bancos' ? codigo! : freeId(lista, entries, nombre, padre);
  if (entries.byId(id)) throw new AppError('CATALOGO_REPETIDO');
  if (escrito) refuseListed(stored, escrito);
  const siblings = entries.of(padre);
  const last = siblings.at(-1);
  const place = last && isProtected(lista, last) ? siblings.length - 1 : siblings.length;
  const datos = datosFor(lista, padre !== null, body.datos);
  const next = laid(changes, id, {
    agregada: true,
    nombre,
    orden: placeAt(siblings, place),
    datos,
    ...(padre !== null && { padre }),
  });
  const parent = padre === null ? null : entries.byId(padre)!.nombre;
  const despues = { padre: parent, nombre: isById(lista) ? id : nombre };
  return {
    id,
    accion: 'catalogo.agregar',
    changes: next,
    ...(escrito && !isSame(escrito, despues) && { rewrite: { antes: escrito, despues }, touches: escrito }),
    naming: true,
    antes: escrito ? { escrito } : null,
    despues: { nombre, padre, datos },
  };
}

/** A value that stores typed becomes the entry's. */
export function planAdopt(stored: StoredList, id: string, { escrito }: Adopcion): EntryPlan {
  const { lista, changes, entries } = stored;
  const entry = knownEntry(stored, id);
  refuseListed(stored, escrito);
  const despues = storedValue(lista, entries, entry);
  // What is typed like this later becomes the entry, too; in another place it may mean something else.
  const alias =
    escrito.padre === despues.padre ? aliasesAfter({ ...entry, nombre: escrito.nombre }, entry.nombre) : entry.alias;
  return {
    id,
    accion: 'catalogo.fusionar',
    changes: laid(changes, id, { alias: [...alias] }),
    rewrite: { antes: escrito, despues },
    touches: escrito,
    naming: true,
    antes: { escrito },
    despues,
  };
}

/** One entry takes in another of the same place. */
function planMerge(stored: StoredList, entry: Entrada, into: string): EntryPlan {
  const { lista, changes, entries } = stored;
  const target = knownEntry(stored, into);
  if (target.id === entry.id || target.padre !== entry.padre) throw new AppError('CATALOGO_ENTRADA_NO_ENCONTRADA');
  if (isProtected(lista, entry)) throw new AppError('CATALOGO_PROTEGIDO');
  const rewrite = { antes: storedValue(lista, entries, entry), despues: storedValue(lista, entries, target) };
  return {
    id: entry.id,
    accion: 'catalogo.fusionar',
    changes: merged(changes, entries, entry, target),
    // An order keeps the office that was chosen.
    ...(lista !== 'oficinas' && { rewrite }),
    touches: rewrite.antes,
    naming: true,
    antes: { nombre: entry.nombre },
    despues: { nombre: target.nombre, fusionadaEn: target.id },
  };
}

/** Plans any change of one entry. */
export function planUpdate(stored: StoredList, id: string, body: CambioDeEntrada): EntryPlan {
  const { lista, entries } = stored;
  const entry = knownEntry(stored, id);
  if (body.fusionarEn) return planMerge(stored, entry, body.fusionarEn);
  const patch = patchOf(stored, entry, body);
  const antes = storedValue(lista, entries, entry);
  const despues = { ...antes, ...(patch.nombre !== undefined && !isById(lista) && { nombre: patch.nombre }) };
  // Services are found by the names of their category, which they do not store.
  const renamesSlug = lista === 'servicios' && (patch.nombre !== undefined || patch.datos?.publica !== undefined);
  const rewrites = !isSame(antes, despues) || renamesSlug;
  const keys = Object.keys(patch).filter((key) => key !== 'alias') as (keyof typeof patch)[];
  return {
    id,
    accion: 'catalogo.cambiar',
    changes: laid(stored.changes, id, patch),
    ...(rewrites && { rewrite: { antes, despues } }),
    ...((rewrites || patch.apagada) && { touches: antes }),
    naming: rewrites,
    antes: Object.fromEntries(keys.map((key) => [key, entry[key as keyof Entrada] ?? null])),
    despues: Object.fromEntries(keys.map((key) => [key, patch[key]])),
  };
}

function patchOf(stored: StoredList, entry: Entrada, body: CambioDeEntrada): Omit<CambioEntrada, 'id'> {
  const { lista, entries } = stored;
  const { nombre, apagada, posicion } = body;
  const isRenamed = nombre !== undefined && nombre !== entry.nombre;
  if ((isRenamed || apagada) && isProtected(lista, entry)) throw new AppError('CATALOGO_PROTEGIDO');
  if (isRenamed) refuseTaken(stored, nombre, entry.padre, entry.id);
  const others = entries.of(entry.padre).filter(({ id }) => id !== entry.id);
  if (apagada && entry.padre === null && others.every((other) => other.apagada))
    throw new AppError('CATALOGO_PROTEGIDO');
  const datos = datosFor(lista, entry.padre !== null, body.datos ?? {});
  const { anioDesde, anioHasta } = { ...entry.datos, ...datos };
  if (anioDesde && anioHasta && anioDesde > anioHasta) refuse('datos.anioHasta', CATALOGO_MESSAGES.years);
  return {
    ...(isRenamed && { nombre, alias: aliasesAfter(entry, nombre) }),
    ...(apagada !== undefined && apagada !== entry.apagada && { apagada }),
    ...(Object.keys(datos).length && { datos }),
    ...(posicion !== undefined && { orden: placeAt(others, Math.min(posicion, others.length)) }),
  };
}
