import { Injectable } from '@nestjs/common';
import type { BusquedaVacia } from '@tuerca/contracts/cart/demanda/schemas';
import { DAY } from '@tuerca/contracts/kernel/time';
import { caracasDate, caracasInstant } from '@tuerca/contracts/venezuela/caracas';
import { createRandom } from '@tuerca/fixtures/random';
import { type DayCounted, TallyService } from '../cart/demanda/tally.service';
import { ProductSalesService } from '../orders/orders/product-sales.service';
import { ProductsService } from '../products/products/products.service';
import type { DemoAccountIds } from './demo-accounts.service';

const MONTHS = 6;
/** Searches without a result, with the people who make them each month. */
const VAIN: readonly (BusquedaVacia & { personas: number })[] = [
  { texto: 'módulo de ABS corolla', estado: 'Distrito Capital', ciudad: 'Caracas', personas: 14 },
  { texto: 'módulo de ABS corolla', estado: 'Carabobo', ciudad: 'Valencia', personas: 6 },
  { texto: 'tapa de distribuidor corsa', estado: 'Distrito Capital', ciudad: 'Caracas', personas: 9 },
  { texto: 'vidrio retrovisor optra', estado: 'Miranda', ciudad: 'Los Teques', personas: 7 },
  { texto: 'kit de tiempo aveo', estado: 'Zulia', ciudad: 'Maracaibo', personas: 11 },
  { texto: 'carburador nova', personas: 5 },
  { texto: 'computadora motor centauro', estado: 'Lara', ciudad: 'Barquisimeto', personas: 4 },
];

/** Six months of people who looked, in the measure of what was sold, and what they did not find. */
@Injectable()
export class DemoDemand {
  constructor(
    private readonly history: TallyService,
    private readonly sales: ProductSalesService,
    private readonly products: ProductsService,
  ) {}

  /** `productos`: the products' ids by sku. */
  async load({ tiendas }: DemoAccountIds, productos: Map<string, string>, now: Date): Promise<void> {
    const owners = await this.products.ownersOf([...productos.values()]);
    const months = this.months(now);
    for (const tiendaId of tiendas.values()) {
      const own = [...owners].flatMap(([id, owner]) => (owner === tiendaId ? [id] : []));
      for (const [i, from] of months.entries()) {
        const to = months[i + 1] ?? now;
        const dates = { from: caracasDate(from), to: caracasDate(new Date(to.getTime() - 1)) };
        const sold = await this.sales.byProduct(tiendaId, dates);
        const units = (id: string) => sold.get(id)?.unidades ?? 0;
        await this.history.enter(own.flatMap((id) => this.monthOf({ tiendaId, id, from, to }, units(id))));
      }
    }
    const [last, present] = months.slice(-2) as [Date, Date];
    await this.history.enterSearches(VAIN, caracasDate(new Date(last.getTime() + 20 * DAY)));
    await this.history.enterSearches(VAIN.slice(0, 4), caracasDate(present));
  }

  /** Start of each of the last months in Caracas. */
  private months(now: Date): Date[] {
    const [year, month] = caracasDate(now).split('-').map(Number) as [number, number];
    return Array.from({ length: MONTHS }, (_, i) =>
      caracasInstant(new Date(Date.UTC(year, month - MONTHS + i, 1)).toISOString().slice(0, 10)),
    );
  }

  /** Some twelve looks and two additions to a cart for every unit that was sold, and some for nothing. */
  private monthOf({ tiendaId, id, from, to }: { tiendaId: string; id: string; from: Date; to: Date }, units: number) {
    const random = createRandom(`vistas ${id} ${from.toISOString()}`);
    const days = Math.max(1, Math.round((to.getTime() - from.getTime()) / DAY));
    const [views, carts] = [units * random.int(8, 16) + random.int(2, 14), units * 2 + random.int(0, 2)];
    const counted = new Map<string, DayCounted>();
    const add = (what: 'vistas' | 'carritos') => {
      const dia = caracasDate(new Date(from.getTime() + random.int(0, days - 1) * DAY));
      const day = counted.get(dia) ?? { tiendaId, productoId: id, dia, vistas: 0, carritos: 0 };
      day[what]++;
      counted.set(dia, day);
    };
    for (let n = 0; n < views; n++) add('vistas');
    for (let n = 0; n < carts; n++) add('carritos');
    return [...counted.values()];
  }
}
