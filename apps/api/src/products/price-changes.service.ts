import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { listWords } from '@tuerca/contracts/kernel/text';
import { canonicalCategoria } from '@tuerca/contracts/products/categorias';
import { PRODUCT_MESSAGES } from '@tuerca/contracts/products/messages';
import {
  type CambioPrecios,
  changedPrice,
  MAX_PRICES_AT_ONCE,
  PRICE_UNDO_HOURS,
  type PriceChangeRequest,
  type PricePreview,
  type PricePreviewRequest,
  previewLines,
} from '@tuerca/contracts/products/price-change';
import { AppError } from '../platform/common/app-error';
import { Clock } from '../platform/common/clock';
import { accountOf, authorOf, type CurrentUser } from '../platform/common/current-user';
import { Transactions, type Tx } from '../platform/database/transactions';
import { type Reply, reply } from '../platform/http/reply';
import { CatalogueVersion } from './catalogue-version.service';
import { OwnProductListsRepository, type PricedProduct } from './own-product-lists.repository';
import type { CambioPreciosDoc, PriceChangeHead } from './price-change.schema';
import { PriceChangesRepository } from './price-changes.repository';
import { PricesRepository, type Repricing } from './prices.repository';
import { derivedPrices } from './product-derived';
import { ProductTrail } from './product-trail.service';
import { ProductsService } from './products.service';

const UNDO_MS = PRICE_UNDO_HOURS * 3_600_000;
const LATEST = 20;

/** Prices of a store's products changed in one step, and given back. Each step is one transaction: all of it or nothing (ADR 0041). */
@Injectable()
export class PriceChanges {
  constructor(
    private readonly repository: PriceChangesRepository,
    private readonly own: OwnProductListsRepository,
    private readonly prices: PricesRepository,
    private readonly products: ProductsService,
    private readonly trail: ProductTrail,
    private readonly version: CatalogueVersion,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** What a change would do. Throws PRECIOS_DEMASIADOS. */
  async preview(user: CurrentUser, request: PricePreviewRequest): Promise<Reply<PricePreview>> {
    const lines = await this.plan(user.id, request);
    const cambian = lines.filter(({ rechazo }) => !rechazo).length;
    return reply({
      cambian,
      rechazados: lines.length - cambian,
      lineas: previewLines(lines).map(({ row, precio, rechazo }) => ({
        _id: String(row._id),
        nombre: row.nombre,
        sku: row.sku ?? null,
        antes: row.precio,
        despues: precio,
        rechazo,
      })),
      huella: fingerprint(lines),
    });
  }

  /** Changes what the preview showed. Throws PRECIOS_DISTINTOS when that is no longer so, or nothing would change. */
  async apply(user: CurrentUser, request: PriceChangeRequest): Promise<Reply<CambioPrecios>> {
    const doc = await this.transactions.run(async (tx) => {
      const lines = await this.plan(user.id, request, tx);
      const changes = lines.flatMap(({ row, precio }) => (precio === null ? [] : [{ row, precio }]));
      if (!changes.length || fingerprint(lines) !== request.huella) throw new AppError('PRECIOS_DISTINTOS');
      await this.write(user, changes, tx);
      const lineas = changes.map(({ row, precio }) => ({ productoId: row._id, antes: row.precio, despues: precio }));
      const fecha = this.clock.now();
      return this.repository.insert(
        { tiendaId: user.id, usuarioId: accountOf(user), fecha, cambio: request.cambio, total: lineas.length, lineas },
        tx,
      );
    });
    await this.announce(user.id, doc);
    return reply(toCambio(doc), { message: PRODUCT_MESSAGES.pricesChanged });
  }

  /** Gives each product its earlier price where it still has the one that the change set. Throws CAMBIO_PRECIOS_NO_ENCONTRADO and CAMBIO_PRECIOS_CERRADO. */
  async undo(user: CurrentUser, id: string): Promise<Reply<CambioPrecios>> {
    if (!(await this.repository.exists(user.id, id))) throw new AppError('CAMBIO_PRECIOS_NO_ENCONTRADO');
    const doc = await this.transactions.run(async (tx) => {
      const now = this.clock.now();
      const since = new Date(now.getTime() - UNDO_MS);
      const change = await this.repository.markUndone(user.id, id, { now, since }, tx);
      if (!change) throw new AppError('CAMBIO_PRECIOS_CERRADO');
      const ids = change.lineas.map(({ productoId }) => String(productoId));
      const rows = await this.own.findPrices(user.id, { ids, filter: { words: [] } }, ids.length, tx);
      const present = new Map(rows.map((row) => [String(row._id), row]));
      const back = change.lineas.flatMap(({ productoId, antes, despues }) => {
        const row = present.get(String(productoId));
        const isFree = row?.precio === despues && !(row.precioOferta && row.precioOferta >= antes);
        return row && isFree ? [{ row, precio: antes }] : [];
      });
      await this.write(user, back, tx);
      const given = new Set(back.map(({ row }) => String(row._id)));
      const kept = change.lineas.map(({ productoId }) => productoId).filter((one) => !given.has(String(one)));
      if (kept.length) await this.repository.keep(change._id, kept, tx);
      return { ...change, conservados: kept };
    });
    await this.announce(user.id, doc);
    return reply(toCambio(doc), { message: PRODUCT_MESSAGES.pricesUndone });
  }

  /** My latest changes, the newest first. */
  async latest(user: CurrentUser): Promise<Reply<CambioPrecios[]>> {
    return reply((await this.repository.findLatest(user.id, LATEST)).map(toCambio));
  }

  private async plan(
    tiendaId: string,
    { productos, busqueda, categoria, grupo, cambio }: PricePreviewRequest,
    tx?: Tx,
  ) {
    const words = listWords(busqueda ?? '');
    const filter = { words, grupo, categoria: categoria && canonicalCategoria(categoria) };
    const rows = await this.own.findPrices(tiendaId, { ids: productos, filter }, MAX_PRICES_AT_ONCE + 1, tx);
    if (rows.length > MAX_PRICES_AT_ONCE) throw new AppError('PRECIOS_DEMASIADOS');
    return rows.map((row) => ({ row, ...changedPrice(row, cambio) }));
  }

  private async write(user: CurrentUser, changes: { row: PricedProduct; precio: number }[], tx: Tx): Promise<void> {
    const now = this.clock.now();
    const writes = changes.map(({ row, precio }): Repricing => ({
      row,
      set: { precio, ...derivedPrices({ ...row, precio }, now) },
    }));
    if ((await this.prices.reprice(writes, tx)) !== writes.length) throw new AppError('PRECIOS_DISTINTOS');
    const noted = changes.map(({ row }) => ({
      productoId: String(row._id),
      que: 'editado' as const,
      campos: ['precio'],
    }));
    await this.trail.changedMany(authorOf(user), noted, tx);
  }

  private async announce(tiendaId: string, { lineas }: CambioPreciosDoc): Promise<void> {
    this.version.bump();
    await this.products.announceSaved(
      tiendaId,
      lineas.map(({ productoId }) => String(productoId)),
    );
  }
}

/** What a person saw and agreed to: each product with its price before and after. */
const fingerprint = (lines: { row: PricedProduct; precio: number | null }[]): string =>
  createHash('sha256')
    .update(JSON.stringify(lines.map(({ row, precio }) => [row._id, row.precio, precio])))
    .digest('hex');

const toCambio = ({ _id, fecha, cambio, total, deshechoEn, conservados }: PriceChangeHead): CambioPrecios => ({
  _id: String(_id),
  fecha: fecha.toISOString(),
  cambio: { tipo: cambio.tipo, valor: cambio.valor, redondeo: cambio.redondeo },
  total,
  hasta: new Date(fecha.getTime() + UNDO_MS).toISOString(),
  deshechoEn: deshechoEn?.toISOString() ?? null,
  conservados: conservados.map(String),
});
