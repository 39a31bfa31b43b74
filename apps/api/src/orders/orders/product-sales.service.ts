import { Injectable, Logger } from '@nestjs/common';
import { caracasDate } from '@tuerca/contracts/venezuela/caracas';
import { Clock } from '../../platform/common/clock';
import { logFailure } from '../../platform/common/log-failure';
import { packRows, unpackRows } from '../../platform/common/packed-rows';
import { DailySalesRepository, type KeptDay, type SummedDay } from './daily-sales.repository';
import type { DaySums } from './daily-sales.schema';
import { OrderFiguresRepository, type Sales, SALES_FIELDS } from './order-figures.repository';
import { type Dates, datesBetween, keptDays, periodOf, runsOf } from './sales-days';

export type { Dates, Sales };

/** A day: all that was sold, and of each product. */
interface Day {
  sums: Sales;
  products: ReadonlyMap<string, Sales>;
}
type Days = Map<string, Day>;
type Wanted = 'days' | 'products';
type MissingDay = Pick<KeptDay, 'dia' | 'version'>;

const NOTHING: Sales = { compras: 0, unidades: 0, devueltas: 0, monto: 0, montoUSD: 0 };
const toDay = ({ productos, ...sums }: DaySums): Day => ({
  sums,
  products: productos ? unpackRows(productos, SALES_FIELDS) : new Map(),
});

/**
 * Sales of a store by day and by product; amounts in céntimos. Days that are over are summed from the orders once and kept, the
 * present one and those whose orders have changed are summed when somebody asks.
 */
@Injectable()
export class ProductSalesService {
  private readonly log = new Logger('Ventas');
  /** Stretches that are being summed: whoever asks meanwhile waits for the same. */
  private readonly running = new Map<string, Promise<Days>>();

  constructor(
    private readonly repository: OrderFiguresRepository,
    private readonly daily: DailySalesRepository,
    private readonly clock: Clock,
  ) {}

  /** By the day of Caracas; days without sales may be absent. */
  async byDay(tiendaId: string, dates: Dates): Promise<Map<string, Sales>> {
    const days = await this.read(tiendaId, dates, 'days');
    return new Map([...days].map(([dia, { sums }]) => [dia, sums]));
  }

  /** By product; `compras` counts orders that hold it. */
  async byProduct(tiendaId: string, dates: Dates): Promise<Map<string, Sales>> {
    const sums = new Map<string, Sales>();
    for (const { products } of (await this.read(tiendaId, dates, 'products')).values())
      for (const [id, sales] of products) {
        const sum = sums.get(id);
        if (sum) for (const field of SALES_FIELDS) sum[field] += sales[field];
        else sums.set(id, { ...sales });
      }
    return sums;
  }

  private async read(tiendaId: string, dates: Dates, wanted: Wanted): Promise<Days> {
    const now = this.clock.now();
    const [today, bounds] = [caracasDate(now), keptDays(now)];
    const kept = await this.daily.find(tiendaId, dates, { products: wanted === 'products' });
    const days: Days = new Map(kept.flatMap(({ dia, ventas }) => (ventas ? [[dia, toDay(ventas)] as const] : [])));
    const versions = new Map(kept.map(({ dia, version }) => [dia, version]));
    const missing = datesBetween({ ...dates, to: dates.to < today ? dates.to : today }).filter((dia) => !days.has(dia));
    const mayKeep = (dia: string) => dia >= bounds.from && dia <= bounds.to;
    for (const run of runsOf(missing.filter(mayKeep))) {
      const missingDays = run.map((dia) => ({ dia, version: versions.get(dia) ?? 0 }));
      for (const [dia, day] of await this.shared(tiendaId, missingDays)) days.set(dia, day);
    }
    for (const run of runsOf(missing.filter((dia) => !mayKeep(dia))))
      for (const [dia, day] of await this.sum(tiendaId, run, [wanted])) days.set(dia, day);
    return days;
  }

  /** Sums and keeps a stretch, once for all who ask for it at the same time and found the same versions. */
  private shared(tiendaId: string, run: readonly MissingDay[]): Promise<Days> {
    const key = [tiendaId, ...run.map(({ dia, version }) => `${dia}.${version}`)].join(' ');
    const running = this.running.get(key);
    if (running) return running;
    const started = this.sumAndKeep(tiendaId, run).finally(() => this.running.delete(key));
    this.running.set(key, started);
    return started;
  }

  private async sumAndKeep(tiendaId: string, run: readonly MissingDay[]): Promise<Days> {
    const dates = run.map(({ dia }) => dia);
    const days = await this.sum(tiendaId, dates, ['days', 'products']);
    const summed = run.map(({ dia, version }): SummedDay => {
      const { sums = NOTHING, products = new Map<string, Sales>() } = days.get(dia) ?? {};
      return { dia, version, ventas: { ...sums, productos: packRows(products, SALES_FIELDS) } };
    });
    // What could not be kept is summed again by who asks next.
    await logFailure(this.log, () => this.daily.keep(tiendaId, summed));
    return days;
  }

  private async sum(tiendaId: string, run: readonly string[], wanted: readonly Wanted[]): Promise<Days> {
    const period = periodOf(run);
    const [sums, products] = await Promise.all([
      wanted.includes('days') ? this.repository.soldByDay(tiendaId, period) : new Map<string, Sales>(),
      wanted.includes('products')
        ? this.repository.soldByProduct(tiendaId, period)
        : new Map<string, Day['products']>(),
    ]);
    const dates = new Set([...sums.keys(), ...products.keys()]);
    return new Map(
      [...dates].map((dia) => [dia, { sums: sums.get(dia) ?? NOTHING, products: products.get(dia) ?? new Map() }]),
    );
  }
}
