import type { Facetas } from '@tuerca/contracts/catalogue/schemas';
import { byTotal } from '../platform/common/facets';
import { Bits } from './bits';
import { coversYear, type ProductColumns } from './product-columns';
import type { IndexFacets, IndexFilter } from './product-index.service';

const GROUPS = {
  categoria: ['categoria', 'subcategoria'],
  marca: ['marca', 'modelo'],
  precio: [],
  estado: ['estado', 'ciudad'],
  marcaRepuesto: ['marcaRepuesto'],
  condicion: ['condicion'],
} as const;
type Group = keyof typeof GROUPS;
const NAMES = Object.keys(GROUPS) as Group[];

const toTally = (counts: Map<string, number>) => [...counts].map(([valor, total]) => ({ valor, total })).sort(byTotal);

/** One reading of the filters over what the text and the vehicle leave: the slots, and the counts of every choice. */
export class ListQuery {
  constructor(
    private readonly columns: ProductColumns,
    private readonly filter: IndexFilter,
    /** What everything but the filters with counts leaves. */
    private readonly base: Bits,
  ) {}

  /** The slots that the filters leave, without one group for the counts of its other choices. */
  slots(without?: Group): Bits {
    const { columns, filter } = this;
    const slots = this.base.copy();
    for (const name of NAMES) {
      if (name === without) continue;
      for (const field of GROUPS[name]) {
        if (field === 'modelo') this.requireModel(slots);
        else if (field !== 'marca' || !filter.modelo) columns.require(slots, field, filter[field]);
      }
      if (name === 'precio') columns.inPriceRange(slots, filter);
    }
    if (filter.anio !== undefined) this.requireYear(slots, without === 'marca' ? {} : filter, filter.anio);
    return slots;
  }

  facets(total: Bits): IndexFacets {
    const { columns, filter } = this;
    const { values } = columns;
    const isChosen = (group: Group) =>
      group === 'precio'
        ? filter.minimo !== undefined || filter.maximo !== undefined
        : GROUPS[group].some((field) => filter[field] !== undefined);
    const slotsOf = (group: Group) => (isChosen(group) ? this.slots(group) : total);
    const tally = (group: Group, column: keyof typeof values) => {
      const slots = slotsOf(group);
      return values[column].tally(slots, slots.count());
    };
    return {
      categorias: toGroups(tally('categoria', 'rama')).map(({ branches, ...one }) => ({
        ...one,
        subcategorias: branches,
      })),
      marcas: this.vehicles(slotsOf('marca')),
      precio: columns.priceRange(slotsOf('precio')),
      estados: toGroups(tally('estado', 'lugar')).map(({ branches, ...estado }) => ({ ...estado, ciudades: branches })),
      marcasRepuesto: toTally(tally('marcaRepuesto', 'marcaRepuesto')),
      condiciones: toTally(tally('condicion', 'condicion')),
    };
  }

  private requireModel(slots: Bits): void {
    const { marca, modelo } = this.filter;
    if (!modelo) return;
    if (marca) this.columns.require(slots, 'vehiculo', `${marca}|${modelo}`);
    else this.columns.require(slots, 'modelo', modelo);
  }

  /** Without rows of compatibility, and for universal parts, every year counts. */
  private requireYear(slots: Bits, { marca, modelo }: Pick<IndexFilter, 'marca' | 'modelo'>, anio: number): void {
    const { rows, universal } = this.columns;
    slots.keep(
      (slot) =>
        universal.has(slot) ||
        !rows[slot]!.length ||
        rows[slot]!.some(
          (row) => (!marca || row.marca === marca) && (!modelo || row.modelo === modelo) && coversYear(row, anio),
        ),
    );
  }

  private vehicles(slots: Bits): Facetas['marcas'] {
    const [brands, models] =
      this.filter.anio === undefined ? this.tallyAll(slots) : this.tallyOfYear(slots, this.filter.anio);
    const modelsOf = new Map<string, { valor: string; total: number }[]>();
    for (const [key, total] of models) {
      const [marca, valor] = key.split('|') as [string, string];
      modelsOf.set(marca, [...(modelsOf.get(marca) ?? []), { valor, total }]);
    }
    return toTally(brands).map((one) => ({ ...one, modelos: (modelsOf.get(one.valor) ?? []).sort(byTotal) }));
  }

  private tallyAll(slots: Bits): [Map<string, number>, Map<string, number>] {
    const { values } = this.columns;
    const size = slots.count();
    return [values.marca.tally(slots, size), values.vehiculo.tally(slots, size)];
  }

  /** In a year a product counts for the vehicles of its rows that cover it. */
  private tallyOfYear(slots: Bits, anio: number): [Map<string, number>, Map<string, number>] {
    const { rows, universal, values } = this.columns;
    const always = slots.copy().keep((slot) => universal.has(slot) || !rows[slot]!.length);
    const size = always.count();
    const [brands, models] = [values.marca.tally(always, size), values.vehiculo.tally(always, size)];
    const add = (tally: Map<string, number>, names: Set<string>) => {
      for (const name of names) tally.set(name, (tally.get(name) ?? 0) + 1);
    };
    slots
      .copy()
      .andNot(always)
      .forEach((slot) => {
        const covering = rows[slot]!.filter((row) => coversYear(row, anio));
        add(brands, new Set(covering.map(({ marca }) => marca)));
        add(models, new Set(covering.map(({ marca, modelo }) => `${marca}|${modelo}`)));
      });
    return [brands, models];
  }
}

interface Tallied {
  valor: string;
  total: number;
}

/** 'Frenos|Pastillas' -> 3 becomes the groups with their branches. */
function toGroups(counts: Map<string, number>): (Tallied & { branches: Tallied[] })[] {
  const found = new Map<string, Tallied & { branches: Tallied[] }>();
  for (const [key, total] of counts) {
    const cut = key.indexOf('|');
    const [valor, branch] = [key.slice(0, cut), key.slice(cut + 1)];
    const one = found.get(valor) ?? { valor, total: 0, branches: [] };
    one.total += total;
    if (branch) one.branches.push({ valor: branch, total });
    found.set(valor, one);
  }
  for (const { branches } of found.values()) branches.sort(byTotal);
  return [...found.values()].filter(({ valor }) => valor).sort(byTotal);
}
