import { Injectable } from '@nestjs/common';
import { currentPrice } from '@tuerca/contracts/products/products/price';
import { AppError } from '../../platform/common/app-error';
import { Clock } from '../../platform/common/clock';
import { Scheduler } from '../../platform/common/scheduler';
import { Environment } from '../../platform/config/environment';
import { CatalogueVersion } from './catalogue-version.service';
import { type PriceChange, type PricedRow, PricesRepository } from './prices.repository';
import { derivedPrices } from './product-derived';
import { ProductFiguresRepository } from './product-figures.repository';
import type { CampaignScope, PromotionScope } from './product-filters';
import type { ProductPromotionDoc } from './product-parts.schema';

/** A promotion of a store as its products are to carry it. */
export type PromotionEntry = Omit<ProductPromotionDoc, 'promocionId'> & { scope: PromotionScope };
/** A product as a promotion shows it; `precio` dollars. */
interface PromotedProduct {
  _id: string;
  nombre: string;
  imagen: string | null;
  precio: number;
}

/** Products that a round renews at once. */
const BATCH = 500;
/** Rounds in which only products are left that others were writing at the same moment. */
const MAX_ATTEMPTS = 20;

const isInCampaign =
  ({ categorias, marcas, precioMinimo }: CampaignScope) =>
  (row: PricedRow): boolean =>
    (!categorias.length || categorias.includes(row.categoria)) &&
    (!marcas.length || row.marcas.some((marca) => marcas.includes(marca))) &&
    (precioMinimo === null || row.precio >= precioMinimo);
const isCovered = ({ productos, categoria, campana }: PromotionScope) => {
  if (campana) return isInCampaign(campana);
  const chosen = productos && new Set(productos);
  return (row: PricedRow): boolean =>
    chosen ? chosen.has(String(row._id)) : categoria === undefined || row.categoria === categoria;
};
const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The row as it has to be at `now` with these promotions; null when it is so. */
function priceChange(row: PricedRow, promotions: ProductPromotionDoc[], now: Date): PriceChange | null {
  const promociones = promotions.filter(({ hasta }) => hasta > now);
  const { precioFinalCentavos, enOferta, precioCambiaEn } = row;
  const derived = derivedPrices({ ...row, promociones }, now);
  return same(promociones, row.promociones ?? []) && same(derived, { precioFinalCentavos, enOferta, precioCambiaEn })
    ? null
    : { row, set: { promociones, ...derived } };
}

/**
 * Promotions on products. A product carries every promotion that holds now or later, so that its price is exact at any
 * instant; each promotion writes its own entry alone, under the condition that the product's price is as it was read.
 */
@Injectable()
export class PromotedPrices {
  private running?: Promise<number>;

  constructor(
    private readonly repository: PricesRepository,
    private readonly figures: ProductFiguresRepository,
    private readonly version: CatalogueVersion,
    private readonly clock: Clock,
    env: Environment,
    private readonly scheduler: Scheduler,
  ) {
    scheduler.add('Prices', env.BARRIDO_MS, () => this.sweep());
  }

  /**
   * Puts a promotion on exactly the products of its scope, and takes it from all others; without `entry` from all. With
   * `ids` only these products are looked at. Answers how many changed; throws NO_DISPONIBLE when others never let go.
   */
  async settle(
    { tiendaId, promocionId }: { tiendaId: string; promocionId: string },
    entry: PromotionEntry | null,
    ids?: readonly string[],
  ): Promise<number> {
    const { scope = null, ...own } = entry ?? {};
    const covers = scope && isCovered(scope);
    const others = (row: PricedRow) => (row.promociones ?? []).filter((one) => String(one.promocionId) !== promocionId);
    const id = this.repository.toId(promocionId);
    return this.converge(
      () => this.repository.findPromoted(tiendaId, promocionId, { scope, ids }),
      (row) => [
        ...others(row),
        ...(entry && covers?.(row) ? [{ promocionId: id, ...(own as Omit<PromotionEntry, 'scope'>) }] : []),
      ],
    );
  }

  /** Computes the prices of a store's products anew, after their store wrote them. */
  renew(tiendaId: string, ids: readonly string[]): Promise<number> {
    return this.converge(
      () => this.repository.findOwn(tiendaId, ids),
      ({ promociones = [] }) => promociones,
    );
  }

  /** Renews every price whose instant has come; returns how many. A run that is still running is shared. */
  sweep(): Promise<number> {
    this.running ??= this.renewDue().finally(() => (this.running = undefined));
    return this.running;
  }

  /** Number of a store's products, by category. */
  countByCategory(tiendaId: string): Promise<Map<string, number>> {
    return this.figures.countEachCategory(tiendaId);
  }

  /** Number of a store's products that cost less now by a promotion: by this one, or without it by any. Where another discount is lower, it changes nothing. */
  async countPromoted(tiendaId: string, promocionId?: string): Promise<number> {
    const now = this.clock.now();
    const makers = (await this.repository.findCarrying(tiendaId, promocionId)).map(
      (row) => currentPrice<ProductPromotionDoc>(row, now).promocion,
    );
    return makers.filter((maker) => maker && (!promocionId || String(maker.promocionId) === promocionId)).length;
  }

  /** Number of products that carry one of these promotions. */
  async countCarrying(promocionIds: readonly string[]): Promise<number> {
    return promocionIds.length ? this.figures.countCarrying(promocionIds) : 0;
  }

  /** Number of a store's products that a campaign is for. */
  countInCampaign(tiendaId: string, scope: CampaignScope): Promise<number> {
    return this.figures.countInCampaign(tiendaId, scope);
  }

  /** Stores that show something that a campaign is for. */
  findStoresInCampaign(scope: CampaignScope): Promise<string[]> {
    return this.figures.findStoresInCampaign(scope);
  }

  /** A store's own products among these ids. */
  async findOwn(tiendaId: string, ids: readonly string[]): Promise<PromotedProduct[]> {
    const docs = ids.length ? await this.repository.findShown(tiendaId, ids) : [];
    return docs.map(({ _id, nombre, imagenes, precio }) => ({
      _id: String(_id),
      nombre,
      imagen: imagenes[0] ?? null,
      precio,
    }));
  }

  private async converge(
    read: () => Promise<PricedRow[]>,
    wanted: (row: PricedRow) => ProductPromotionDoc[],
  ): Promise<number> {
    let changed = 0;
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
      const now = this.clock.now();
      const changes = (await read()).flatMap((row) => priceChange(row, wanted(row), now) ?? []);
      const written = await this.repository.write(changes);
      changed += written;
      if (written < changes.length) continue;
      if (changed) this.version.bump();
      return changed;
    }
    if (changed) this.version.bump();
    throw new AppError('NO_DISPONIBLE');
  }

  private async renewDue(): Promise<number> {
    let renewed = 0;
    while (!this.scheduler.isStopping) {
      const now = this.clock.now();
      const rows = await this.repository.findDue(now, BATCH);
      // A row that its store is writing at this moment is left to the next run.
      const written = await this.repository.write(
        rows.flatMap((row) => priceChange(row, row.promociones ?? [], now) ?? []),
      );
      renewed += written;
      if (rows.length < BATCH || !written) break;
    }
    if (renewed) this.version.bump();
    return renewed;
  }
}
