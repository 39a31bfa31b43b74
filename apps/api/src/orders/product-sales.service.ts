import { Injectable, Logger } from '@nestjs/common';
import { caracasDate } from '@tuerca/contracts/venezuela/caracas';
import { Clock } from '../platform/common/clock';
import { logFailure } from '../platform/common/log-failure';
import { DailySalesRepository, type KeptDay, noSums, type SummedDay } from './daily-sales.repository';
import type { DaySums } from './daily-sales.schema';
import { ProductSalesRepository, type Sales } from './product-sales.repository';
import { type Dates, datesBetween, keptDays, periodOf, runsOf } from './sales-days';

export type { Dates, Sales };

/** The sums of every day that is asked for and has any. */
type Days = Map<string, DaySums>;
type Wanted = 'days' | 'products';

const FIELDS = ['compras', 'unidades', 'devueltas', 'monto', 'montoUSD'] as const;

/**
 * What a store has sold by day and by product, for whoever shows what sells; amounts in céntimos. Days that are over are summed
 * from the orders once and kept, the present one and those whose orders have changed are summed when somebody asks.
 */
@Injectable()
export class ProductSalesService {
  private readonly log = new Logger('Ventas');
  /** Stretches that are being summed: whoever asks meanwhile waits for the same. */
  private readonly running = new Map<string, Promise<SummedDay[]>>();

  constructor(
    private readonly repository: ProductSalesRepository,
    private readonly daily: DailySalesRepository,
    private readonly clock: Clock,
  ) {}

  /** By the day of Caracas; days without sales may be absent. */
  byDay(tiendaId: string, dates: Dates): Promise<ReadonlyMap<string, Sales>> {
    return this.read(tiendaId, dates, 'days');
  }

  /** By product; `compras` counts orders that hold it. */
  async byProduct(tiendaId: string, dates: Dates): Promise<Map<string, Sales>> {
    const sums = new Map<string, Sales>();
    for (const { productos } of (await this.read(tiendaId, dates, 'products')).values())
      for (const { productoId, ...sales } of productos) {
        const id = productoId.toHexString();
        const sum = sums.get(id);
        if (sum) for (const field of FIELDS) sum[field] += sales[field];
        else sums.set(id, sales);
      }
    return sums;
  }

  private async read(tiendaId: string, dates: Dates, wanted: Wanted): Promise<Days> {
    const now = this.clock.now();
    const bounds = keptDays(now);
    const [today, kept] = [
      caracasDate(now),
      await this.daily.find(tiendaId, dates, { products: wanted === 'products' }),
    ];
    const days: Days = new Map(kept.flatMap(({ dia, ventas }) => (ventas ? [[dia, ventas] as const] : [])));
    const versions = new Map(kept.map(({ dia, version }) => [dia, version]));
    const missing = datesBetween({ ...dates, to: dates.to < today ? dates.to : today }).filter((dia) => !days.has(dia));
    const mayKeep = (dia: string) => dia >= bounds.from && dia <= bounds.to;
    for (const run of runsOf(missing.filter(mayKeep))) {
      const found = await this.shared(
        tiendaId,
        run.map((dia) => ({ dia, version: versions.get(dia) ?? 0 })),
      );
      for (const { dia, ventas } of found) days.set(dia, ventas);
    }
    for (const run of runsOf(missing.filter((dia) => !mayKeep(dia))))
      for (const [dia, ventas] of await this.sum(tiendaId, run, [wanted])) days.set(dia, ventas);
    return days;
  }

  /** Sums and keeps a stretch, once for all who ask for it at the same time and found the same versions. */
  private shared(tiendaId: string, run: readonly Pick<KeptDay, 'dia' | 'version'>[]): Promise<SummedDay[]> {
    const key = [tiendaId, ...run.map(({ dia, version }) => `${dia}.${version}`)].join(' ');
    const running = this.running.get(key);
    if (running) return running;
    const started = this.sumAndKeep(tiendaId, run).finally(() => this.running.delete(key));
    this.running.set(key, started);
    return started;
  }

  private async sumAndKeep(tiendaId: string, run: readonly Pick<KeptDay, 'dia' | 'version'>[]): Promise<SummedDay[]> {
    const sums = await this.sum(
      tiendaId,
      run.map(({ dia }) => dia),
      ['days', 'products'],
    );
    const summed = run.map(({ dia, version }) => ({ dia, version, ventas: sums.get(dia) ?? noSums() }));
    // What could not be kept is summed again by who asks next.
    await logFailure(this.log, () => this.daily.keep(tiendaId, summed));
    return summed;
  }

  private async sum(tiendaId: string, run: readonly string[], wanted: readonly Wanted[]): Promise<Days> {
    const period = periodOf(run);
    const [sums, products] = await Promise.all([
      wanted.includes('days') ? this.repository.byDay(tiendaId, period) : new Map<string, Sales>(),
      wanted.includes('products') ? this.repository.byProduct(tiendaId, period) : new Map<string, never[]>(),
    ]);
    const dates = [...new Set([...sums.keys(), ...products.keys()])];
    return new Map(dates.map((dia) => [dia, { ...noSums(), ...sums.get(dia), productos: products.get(dia) ?? [] }]));
  }
}
