import { searchWords } from '../../kernel/text';
import { type Categoria, categorias, findCategoria, isOpenCategoria } from './categorias';

/** Suppliers' names of our categories, by their ids; singular and plural are one. */
const SYNONYMS: Readonly<Record<string, readonly string[]>> = {
  baterias: ['acumuladores'],
  carroceria: ['latonería', 'colisión', 'latonería y pintura'],
  combustible: ['inyección', 'gasolina', 'sistema de combustible'],
  electrico: ['electricidad', 'parte eléctrica', 'sistema eléctrico', 'eléctricos'],
  enfriamiento: ['refrigeración', 'sistema de enfriamiento'],
  frenos: ['sistema de frenos', 'frenado'],
  iluminacion: ['luces', 'faros', 'bombillos'],
  lubricantes: ['lubricantes', 'fluidos', 'aceites', 'aceites y lubricantes'],
  motor: ['partes de motor', 'repuestos de motor'],
  neumaticos: ['cauchos', 'llantas', 'cauchos y rines'],
  suspension: ['amortiguación', 'dirección', 'suspensión y dirección'],
  transmision: ['croche', 'embrague', 'caja', 'caja y transmisión'],
};

/** A category as a list names it, with the subcategory where the list names that. */
export interface NamedCategoria {
  categoria: string;
  subcategoria: string | null;
}

/** 'FRENO' and 'Frenos' are one, and so are 'Pastillas de freno' and 'pastilla freno', 'Aceites' and 'aceite'. */
const keyOf = (name: string): string =>
  searchWords(name)
    .map((word) => (word.length > 4 ? word.replace(/e$/, '') : word))
    .sort()
    .join(' ');

/** Categories by the keys of their names; a subcategory that two categories have is ambiguous (null). */
function index(open: readonly Categoria[]): ReadonlyMap<string, NamedCategoria | null> {
  const names = new Map<string, NamedCategoria | null>();
  for (const { nombre } of open) names.set(keyOf(nombre), { categoria: nombre, subcategoria: null });
  for (const { id, nombre } of open)
    for (const synonym of SYNONYMS[id] ?? [])
      if (!names.has(keyOf(synonym))) names.set(keyOf(synonym), { categoria: nombre, subcategoria: null });
  const sure = new Set(names.keys());
  for (const { nombre, subcategorias } of open)
    for (const subcategoria of subcategorias) {
      const key = keyOf(subcategoria);
      if (!sure.has(key)) names.set(key, names.has(key) ? null : { categoria: nombre, subcategoria });
    }
  return names;
}

let known: { of: readonly Categoria[]; names: ReadonlyMap<string, NamedCategoria | null> } | undefined;

/** A category that can be chosen, by its name or id, its subcategory or a supplier's name; null for none, or more than one. */
export function readCategoriaName(text: string): NamedCategoria | null {
  const named = isOpenCategoria(text) ? findCategoria(text) : undefined;
  if (named) return { categoria: named.nombre, subcategoria: null };
  const open = categorias();
  if (known?.of !== open) known = { of: open, names: index(open) };
  return known.names.get(keyOf(text)) ?? null;
}
