import categoriasJson from '../../data/categorias-productos.json';
import { type Entrada, type Entradas, entryId, type ShippedEntry, toEntradas } from '../../platform/catalogos/entries';
import { type CambioEntrada, derivedFrom } from '../../platform/catalogos/live';

/** A product category; documents keep `nombre`, addresses carry `id`. */
export interface Categoria {
  id: string;
  nombre: string;
  subtitulo: string;
  /** Those that can be chosen. */
  subcategorias: string[];
}

const shipped = categoriasJson.flatMap(({ id, nombre, subtitulo, subcategorias }): ShippedEntry[] => [
  { id, padre: null, nombre, datos: { subtitulo } },
  ...subcategorias.map((sub) => ({ id: entryId(sub, id), padre: id, nombre: sub, datos: {} })),
]);
const names = (entries: readonly Entrada[]) => entries.flatMap(({ nombre, apagada }) => (apagada ? [] : [nombre]));

const state = derivedFrom('categorias', (changes) => {
  const entries = toEntradas(shipped, changes);
  const all = entries.of(null).map((entry) => toCategoria(entries, entry));
  const off = new Set(entries.of(null).flatMap(({ id, apagada }) => (apagada ? [id] : [])));
  const open = all.filter(({ id }) => !off.has(id));
  return { entries, all, open, home: open.slice(0, 12), byId: new Map(all.map((one) => [one.id, one])) };
});

const toCategoria = (entries: Entradas, { id, nombre, datos }: Entrada): Categoria => ({
  id,
  nombre,
  subtitulo: datos.subtitulo ?? '',
  subcategorias: names(entries.of(id)),
});

/** Every entry under given changes, for administrators. */
export const categoriaEntries = (changes: readonly CambioEntrada[]): Entradas => toEntradas(shipped, changes);
/** The categories that can be chosen, in their order. */
export const categorias = (): readonly Categoria[] => state().open;
/** Categories on the home page: the first 12. */
export const homeCategorias = (): readonly Categoria[] => state().home;
/** Category by id, name or a former name, however written, also one that is switched off. */
export function findCategoria(key: string): Categoria | undefined {
  const { entries, byId } = state();
  const entry = entries.find(key);
  return entry && byId.get(entry.id);
}
/** The name under which a category is stored now; one that the tree does not know stays as it is. */
export const canonicalCategoria = (key: string): string => findCategoria(key)?.nombre ?? key;
/** The name under which a subcategory is stored now. */
export function canonicalSubcategoria(categoria: string, subcategoria: string): string {
  const id = findCategoria(categoria)?.id;
  return (id && state().entries.find(subcategoria, id)?.nombre) ?? subcategoria;
}
/** The name that a subcategory was shipped with, by which fixed rules know it. */
export function originalSubcategoria(categoria: string, subcategoria: string): string {
  const id = findCategoria(categoria)?.id;
  return (id && state().entries.find(subcategoria, id)?.original) ?? subcategoria;
}
/** Whether a category can be chosen for something new. */
export const isOpenCategoria = (key: string): boolean => {
  const entry = state().entries.find(key);
  return !!entry && !entry.apagada;
};
/** The category of what fits in no other: its subcategory is whatever the store writes. */
export const OTHER_CATEGORIA = 'Otros';
