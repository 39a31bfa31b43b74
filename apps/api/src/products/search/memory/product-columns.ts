import { INDEX_VALUES, tieBreakerOf } from '../index-values';
import type { IndexedRow } from '../indexed-product';
import type { IndexFilter } from '../product-index.service';
import { Bits } from './bits';
import { SlotOrder } from './slot-order';
import { ValueColumn } from './value-column';

/** A row of compatibility. */
export type FitRow = IndexedRow['compatibilidad'][number];

/** Whether a row holds for a year; open ends hold for every year. */
export const coversYear = ({ anioDesde, anioHasta }: FitRow, anio: number): boolean =>
  (anioDesde ?? 0) <= anio && anio <= (anioHasta ?? 9999);

/** A typed array that grows. */
function grown<T extends Float64Array | Uint32Array>(array: T, size: number): T {
  if (size <= array.length) return array;
  const bigger = new (array.constructor as new (length: number) => T)(Math.max(size, array.length * 2));
  bigger.set(array);
  return bigger;
}

type ValueName = keyof typeof INDEX_VALUES;

/** Everything that lists are filtered, ordered and counted by, slot by slot. */
export class ProductColumns {
  readonly all = new Bits();
  readonly universal = new Bits();
  /** Products that state no vehicle. */
  readonly unstated = new Bits();
  private readonly available = new Bits();
  private readonly offered = new Bits();
  private readonly featured = new Bits();
  readonly values = Object.fromEntries(Object.keys(INDEX_VALUES).map((name) => [name, new ValueColumn()])) as Record<
    ValueName,
    ValueColumn
  >;
  /** Brand and model of the rows, without case and signs. */
  readonly rows: (readonly FitRow[])[] = [];
  readonly ids: string[] = [];
  private created = new Float64Array(64);
  private prices = new Uint32Array(64);
  private sold = new Uint32Array(64);
  private stocks = new Uint32Array(64);
  private ratings = new Float64Array(64);
  readonly orders = {
    newest: this.orderBy((slot) => -this.created[slot]!, true),
    'price-low-high': this.orderBy((slot) => this.prices[slot]!, false),
    'price-high-low': this.orderBy((slot) => -this.prices[slot]!, true),
    popularity: this.orderBy((slot) => -this.sold[slot]!, true),
    relevance: this.orderBy((slot) => -(this.featured.has(slot) ? 1e12 : 0) - this.sold[slot]!, true),
  };

  /** An empty slot takes a product; without `isOrdered` the orders wait for `order`. */
  put(slot: number, id: string, row: IndexedRow, isOrdered: boolean): void {
    this.grow(slot + 1);
    this.ids[slot] = id;
    this.created[slot] = row.createdAt.getTime();
    this.prices[slot] = row.precioFinalCentavos;
    this.sold[slot] = Math.max(0, row.vendidos);
    this.stocks[slot] = row.stock;
    this.ratings[slot] = row.numeroValoraciones ? row.valoracionPromedio : 0;
    this.rows[slot] = row.compatibilidad;
    this.all.set(slot);
    this.universal.put(slot, row.universal);
    this.unstated.put(slot, !row.universal && !this.rows[slot]!.length);
    this.available.put(slot, row.disponible && row.stock > 0);
    this.offered.put(slot, row.enOferta);
    this.featured.put(slot, row.destacado);
    for (const [name, read] of Object.entries(INDEX_VALUES)) this.values[name as ValueName].put(slot, read(row));
    if (isOrdered) for (const order of Object.values(this.orders)) order.insert(slot);
  }

  drop(slot: number, isOrdered: boolean): void {
    if (isOrdered) for (const order of Object.values(this.orders)) order.remove(slot);
    for (const column of Object.values(this.values)) column.drop(slot);
    for (const bits of [this.all, this.universal, this.unstated, this.available, this.offered, this.featured])
      bits.clear(slot);
    this.rows[slot] = [];
  }

  /** Puts all slots in order. */
  order(): void {
    const slots: number[] = [];
    this.all.forEach((slot) => slots.push(slot));
    for (const order of Object.values(this.orders)) order.fill(slots);
  }

  /** Of two products that answer a search equally well the one with the higher figure comes first; 0 to 2. */
  tieBreaker(slot: number): number {
    return tieBreakerOf({
      isAvailable: this.available.has(slot),
      isFeatured: this.featured.has(slot),
      vendidos: this.sold[slot]!,
      valoracion: this.ratings[slot]!,
    });
  }

  /** Keeps the slots that the filters without counts of their own leave. */
  narrow(slots: Bits, filter: IndexFilter): Bits {
    if (filter.impossible) return new Bits();
    this.require(slots, 'tiendaId', filter.tiendaId);
    if (filter.tiendas) slots.and(this.ofStores(filter.tiendas));
    if (filter.sinTiendas?.length) slots.andNot(this.ofStores(filter.sinTiendas));
    if (filter.enOferta) slots.and(this.offered);
    if (filter.disponible) slots.and(this.available);
    const least = filter.stockMin;
    if (least) slots.keep((slot) => this.stocks[slot]! >= least);
    return slots;
  }

  private ofStores(ids: readonly string[]): Bits {
    const ofAny = new Bits();
    for (const id of ids) {
      const own = this.values.tiendaId.of(id);
      if (own) ofAny.or(own);
    }
    return ofAny;
  }

  /** At most `limit` of the slots that are available and not of a store, the cheapest first. */
  cheapest(slots: Bits, exceptStore: string, limit: number): number[] {
    const others = slots.and(this.available);
    const own = this.values.tiendaId.of(exceptStore);
    if (own) others.andNot(own);
    return [...others.toList()].sort((a, b) => this.prices[a]! - this.prices[b]!).slice(0, limit);
  }

  require(slots: Bits, name: ValueName, value: string | undefined): void {
    if (value !== undefined) slots.and(this.values[name].of(value) ?? new Bits());
  }

  /** Slots that a price filter keeps, or those that it leaves out, whichever is fewer. */
  priceRangeOf({ minimo = 0, maximo = Infinity }: IndexFilter): { kept: Bits } | { left: Bits } {
    const order = this.orders['price-low-high'];
    const from = order.countBefore((slot) => this.prices[slot]! < minimo);
    const to = Math.max(
      from,
      order.countBefore((slot) => this.prices[slot]! <= maximo),
    );
    if (to - from < order.length / 2) return { kept: order.between(from, to) };
    return { left: order.between(0, from).or(order.between(to, order.length)) };
  }

  /** Dollars. */
  priceRange(slots: Bits): { min: number; max: number } {
    const order = this.orders['price-low-high'];
    const first = (reverse: boolean) => {
      const [slot] = order.take(reverse, slots, { skip: 0, limit: 1 });
      return slot === undefined ? 0 : this.prices[slot]! / 100;
    };
    return { min: first(false), max: first(true) };
  }

  private orderBy(key: (slot: number) => number, newestFirst: boolean): SlotOrder {
    const sign = newestFirst ? -1 : 1;
    // Ends in the id, so that two pages never share a product.
    return new SlotOrder((a, b) => key(a) - key(b) || (this.ids[a]! < this.ids[b]! ? -sign : a === b ? 0 : sign));
  }

  private grow(size: number): void {
    this.created = grown(this.created, size);
    this.prices = grown(this.prices, size);
    this.sold = grown(this.sold, size);
    this.stocks = grown(this.stocks, size);
    this.ratings = grown(this.ratings, size);
  }
}
