import type { Facetas } from '@tuerca/contracts/products/catalogue/schemas';
import { byTotal } from '../../platform/common/facets';
import type { IndexFacets, IndexFilter } from './product-index.service';

/** Filters with counts, by the group that leaves itself out of its own counts. */
export const FACET_GROUPS = {
  categoria: ['categoria', 'subcategoria'],
  marca: ['marca', 'modelo'],
  precio: [],
  estado: ['estado', 'ciudad'],
  marcaRepuesto: ['marcaRepuesto'],
  condicion: ['condicion'],
} as const;
export type FacetGroup = keyof typeof FACET_GROUPS;

/** True where a filter of the group is set. */
export function isChosen(group: FacetGroup, filter: IndexFilter): boolean {
  if (group === 'precio') return filter.minimo !== undefined || filter.maximo !== undefined;
  return FACET_GROUPS[group].some((field) => filter[field] !== undefined);
}

/** Products by value, as an index counts them; values of two levels are joined by '|'. */
export interface CountedValues {
  /** 'Frenos|Pastillas'; without a subcategory 'Frenos|'. */
  branches: ReadonlyMap<string, number>;
  marcas: ReadonlyMap<string, number>;
  /** 'Toyota|Corolla'. */
  vehiculos: ReadonlyMap<string, number>;
  /** Dollars. */
  precio: { min: number; max: number };
  /** 'Lara|Barquisimeto'. */
  places: ReadonlyMap<string, number>;
  marcasRepuesto: ReadonlyMap<string, number>;
  condiciones: ReadonlyMap<string, number>;
}

/** Counts as lists show them, the largest first. */
export const toFacets = (counted: CountedValues): IndexFacets => ({
  categorias: toGroups(counted.branches).map(({ branches, ...one }) => ({ ...one, subcategorias: branches })),
  marcas: toVehicles(counted),
  precio: counted.precio,
  estados: toGroups(counted.places).map(({ branches, ...estado }) => ({ ...estado, ciudades: branches })),
  marcasRepuesto: toTally(counted.marcasRepuesto),
  condiciones: toTally(counted.condiciones),
});

interface Tallied {
  valor: string;
  total: number;
}

const toTally = (counts: ReadonlyMap<string, number>): Tallied[] =>
  [...counts].map(([valor, total]) => ({ valor, total })).sort(byTotal);

function toVehicles({ marcas, vehiculos }: Pick<CountedValues, 'marcas' | 'vehiculos'>): Facetas['marcas'] {
  const modelsOf = new Map<string, Tallied[]>();
  for (const [key, total] of vehiculos) {
    const [marca, valor] = cutKey(key);
    const others = modelsOf.get(marca);
    if (others) others.push({ valor, total });
    else modelsOf.set(marca, [{ valor, total }]);
  }
  return toTally(marcas).map((one) => ({ ...one, modelos: (modelsOf.get(one.valor) ?? []).sort(byTotal) }));
}

/** 'Frenos|Pastillas' -> 3 becomes the groups with their branches. */
function toGroups(counts: ReadonlyMap<string, number>): (Tallied & { branches: Tallied[] })[] {
  const found = new Map<string, Tallied & { branches: Tallied[] }>();
  for (const [key, total] of counts) {
    const [valor, branch] = cutKey(key);
    const one = found.get(valor) ?? { valor, total: 0, branches: [] };
    one.total += total;
    if (branch) one.branches.push({ valor: branch, total });
    found.set(valor, one);
  }
  for (const { branches } of found.values()) branches.sort(byTotal);
  return [...found.values()].filter(({ valor }) => valor).sort(byTotal);
}

function cutKey(key: string): [string, string] {
  const cut = key.indexOf('|');
  return [key.slice(0, cut), key.slice(cut + 1)];
}
