import type { Facetas } from '@tuerca/contracts/products/catalogue/schemas';
import { byTotal } from '../../../platform/common/facets';
import type { IndexFacets, IndexFilter } from '../product-index.service';
import { Bits } from './bits';
import { coversYear, type ProductColumns } from './product-columns';

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

/** Room for the slots that are counted: those of the whole answer, and those without one group. */
const room = { all: new Uint32Array(0), without: new Uint32Array(0) };
function listed(slots: Bits, place: keyof typeof room): Uint32Array {
  const list = slots.toList(room[place]);
  if (list.buffer !== room[place].buffer) room[place] = new Uint32Array(list.buffer as ArrayBuffer);
  return list;
}

/** One reading of the filters over what the text and the vehicle leave: the slots, and the counts of every choice. */
export class ListQuery {
  private readonly price: ReturnType<ProductColumns['priceRangeOf']> | null;

  constructor(
    private readonly columns: ProductColumns,
    private readonly filter: IndexFilter,
    /** Slots that everything but the filters with counts leaves. */
    private readonly base: Bits,
  ) {
    this.price = this.isChosen('precio') ? columns.priceRangeOf(filter) : null;
  }

  /** The slots that the filters leave, without one group for the counts of its other choices. */
  slots(without?: Group): Bits {
    const { columns, filter, price } = this;
    const slots = this.base.copy();
    for (const name of NAMES) {
      if (name === without) continue;
      for (const field of GROUPS[name]) {
        if (field === 'modelo') this.requireModel(slots);
        else if (field !== 'marca' || !filter.modelo) columns.require(slots, field, filter[field]);
      }
      if (name !== 'precio' || !price) continue;
      if ('kept' in price) slots.and(price.kept);
      else slots.andNot(price.left);
    }
    if (filter.anio !== undefined) this.requireYear(slots, without === 'marca' ? {} : filter, filter.anio);
    return slots;
  }

  facets(total: Bits): IndexFacets {
    const { columns } = this;
    const { values } = columns;
    const everything = listed(total, 'all');
    const listOf = (group: Group) => (this.isChosen(group) ? listed(this.slots(group), 'without') : everything);
    return {
      categorias: toGroups(values.rama.tally(listOf('categoria'))).map(({ branches, ...one }) => ({
        ...one,
        subcategorias: branches,
      })),
      marcas: this.isChosen('marca') ? this.vehicles(this.slots('marca')) : this.vehicles(total, everything),
      precio: columns.priceRange(this.price ? this.slots('precio') : total),
      estados: toGroups(values.lugar.tally(listOf('estado'))).map(({ branches, ...estado }) => ({
        ...estado,
        ciudades: branches,
      })),
      marcasRepuesto: toTally(values.marcaRepuesto.tally(listOf('marcaRepuesto'))),
      condiciones: toTally(values.condicion.tally(listOf('condicion'))),
    };
  }

  private isChosen(group: Group): boolean {
    const { filter } = this;
    if (group === 'precio') return filter.minimo !== undefined || filter.maximo !== undefined;
    return GROUPS[group].some((field) => filter[field] !== undefined);
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

  private vehicles(slots: Bits, list = listed(slots, 'without')): Facetas['marcas'] {
    const { values } = this.columns;
    const [brands, models] =
      this.filter.anio === undefined
        ? [values.marca.tally(list), values.vehiculo.tally(list)]
        : this.tallyOfYear(slots, this.filter.anio);
    const modelsOf = new Map<string, { valor: string; total: number }[]>();
    for (const [key, total] of models) {
      const cut = key.indexOf('|');
      const marca = key.slice(0, cut);
      const one = { valor: key.slice(cut + 1), total };
      const others = modelsOf.get(marca);
      if (others) others.push(one);
      else modelsOf.set(marca, [one]);
    }
    return toTally(brands).map((one) => ({ ...one, modelos: (modelsOf.get(one.valor) ?? []).sort(byTotal) }));
  }

  /** In a year a product counts for the vehicles of its rows that cover it. */
  private tallyOfYear(slots: Bits, anio: number): [Map<string, number>, Map<string, number>] {
    const { rows, universal, values } = this.columns;
    const always = slots.copy().keep((slot) => universal.has(slot) || !rows[slot]!.length);
    const list = always.toList();
    const [brands, models] = [values.marca.tally(list), values.vehiculo.tally(list)];
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
