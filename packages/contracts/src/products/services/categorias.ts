import categoriasServicioJson from '../../data/categorias-servicios.json';
import { type Entradas, toEntradas } from '../../platform/catalogos/entries';
import { type CambioEntrada, derivedFrom } from '../../platform/catalogos/live';

/** A category of workshop services: stored slug, the workshop's name, the public name. */
export interface ServiceCategoria {
  id: string;
  nombre: string;
  publica: string;
}

const shipped = categoriasServicioJson.map(({ id, nombre, publica }) => ({
  id,
  padre: null,
  nombre,
  datos: { publica },
}));

const state = derivedFrom('servicios', (changes) => {
  const entries = toEntradas(shipped, changes);
  const all = entries.of(null).map(({ id, nombre, datos }) => ({ id, nombre, publica: datos.publica ?? nombre }));
  const off = new Set(entries.of(null).flatMap(({ id, apagada }) => (apagada ? [id] : [])));
  return { entries, all, open: all.filter(({ id }) => !off.has(id)), byId: new Map(all.map((one) => [one.id, one])) };
});

/** Every entry under given changes, for administrators. */
export const serviceCategoriaEntries = (changes: readonly CambioEntrada[]): Entradas => toEntradas(shipped, changes);
/** The categories that can be chosen, in their order. */
export const serviceCategorias = (): readonly ServiceCategoria[] => state().open;
/** Those that are switched off as well: documents may have them. */
export const allServiceCategorias = (): readonly ServiceCategoria[] => state().all;
/** Category by its stored slug, also one that is switched off or was merged into another. */
export function findServiceCategoria(id: string): ServiceCategoria | undefined {
  const { entries, byId } = state();
  const entry = entries.byId(id);
  return entry && byId.get(entry.id);
}
/** The slug under which a category is stored now; an unknown one stays as it is. */
export const canonicalServiceCategoria = (id: string): string => findServiceCategoria(id)?.id ?? id;
/** Whether a slug names a category, also one that is switched off or was merged. */
export const isServiceCategoria = (id: string): boolean => !!findServiceCategoria(id);
