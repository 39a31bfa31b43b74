import { type CountedValues, FACET_GROUPS, type FacetGroup, isChosen, toFacets } from '../facets';
import type { IndexFacets, IndexFilter } from '../product-index.service';
import { Bits } from './bits';
import { coversYear, type ProductColumns } from './product-columns';

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
    this.price = isChosen('precio', filter) ? columns.priceRangeOf(filter) : null;
  }

  /** The slots that the filters leave, without one group for the counts of its other choices. */
  slots(without?: FacetGroup): Bits {
    const { columns, filter, price } = this;
    const slots = this.base.copy();
    for (const name of Object.keys(FACET_GROUPS) as FacetGroup[]) {
      if (name === without) continue;
      for (const field of FACET_GROUPS[name]) {
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
    const listOf = (group: FacetGroup) =>
      isChosen(group, this.filter) ? listed(this.slots(group), 'without') : everything;
    // One after the other: they share the room for what is counted.
    return toFacets({
      branches: values.rama.tally(listOf('categoria')),
      ...(isChosen('marca', this.filter) ? this.vehicles(this.slots('marca')) : this.vehicles(total, everything)),
      precio: columns.priceRange(this.price ? this.slots('precio') : total),
      places: values.lugar.tally(listOf('estado')),
      marcasRepuesto: values.marcaRepuesto.tally(listOf('marcaRepuesto')),
      condiciones: values.condicion.tally(listOf('condicion')),
    });
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

  private vehicles(slots: Bits, list = listed(slots, 'without')): Pick<CountedValues, 'marcas' | 'vehiculos'> {
    const { values } = this.columns;
    const [marcas, vehiculos] =
      this.filter.anio === undefined
        ? [values.marca.tally(list), values.vehiculo.tally(list)]
        : this.tallyOfYear(slots, this.filter.anio);
    return { marcas, vehiculos };
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
