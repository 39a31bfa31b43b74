import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { listWords } from '@tuerca/contracts/kernel/text';
import { canonicalCategoria } from '@tuerca/contracts/products/products/categorias';
import { PRODUCT_MESSAGES } from '@tuerca/contracts/products/products/messages';
import {
  askedRises,
  type CambioPrecios,
  changedPrice,
  MAX_PRICES,
  MAX_PRICES_AT_ONCE,
  previewLines,
  PRICE_UNDO_HOURS,
  type PriceChangeRequest,
  type PricePreview,
  type PricePreviewRequest,
} from '@tuerca/contracts/products/products/price-change';
import { AppError } from '../../platform/common/app-error';
import { Clock } from '../../platform/common/clock';
import { accountOf, authorOf, type CurrentUser } from '../../platform/common/current-user';
import { Transactions, type Tx } from '../../platform/database/transactions';
import { type Reply, reply } from '../../platform/http/reply';
import { CatalogueVersion } from './catalogue-version.service';
import type { CambioPreciosDoc, PriceChangeHead } from './price-change.schema';
import { PriceChangeRunner } from './price-change-runner.service';
import { PriceChangesRepository } from './price-changes.repository';
import { PriceSteps } from './price-steps.service';
import { type PricedProduct, ProductListsRepository } from './product-lists.repository';
import { ProductsService } from './products.service';

const UNDO_MS = PRICE_UNDO_HOURS * 3_600_000;
const LATEST = 20;

/**
 * Prices of a store's products changed in one step, and given back. Up to 2,000 are one transaction: all of it or nothing. More are
 * agreed to in one, and written by `PriceChangeRunner` (ADR 41).
 */
@Injectable()
export class PriceChanges {
  constructor(
    private readonly repository: PriceChangesRepository,
    private readonly own: ProductListsRepository,
    private readonly steps: PriceSteps,
    private readonly runner: PriceChangeRunner,
    private readonly products: ProductsService,
    private readonly version: CatalogueVersion,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** Lines that a change would write. Throws PRECIOS_DEMASIADOS. */
  async preview(user: CurrentUser, request: PricePreviewRequest): Promise<Reply<PricePreview>> {
    const lines = await this.plan(user.id, request);
    const cambian = lines.filter(({ rechazo }) => !rechazo).length;
    return reply({
      cambian,
      rechazados: lines.length - cambian,
      lineas: previewLines(lines).map(toLine),
      saltos: askedRises(lines.map(toLine)),
      huella: fingerprint(lines),
    });
  }

  /**
   * Changes what the preview showed, at once or, of many products, in the background. Throws PRECIOS_DISTINTOS when it is no longer
   * so, or nothing would change, CAMBIO_PRECIOS_CON_PREGUNTA and CAMBIO_PRECIOS_EN_CURSO.
   */
  async apply(user: CurrentUser, request: PriceChangeRequest): Promise<Reply<CambioPrecios>> {
    const doc = await this.transactions.run(async (tx) => {
      if (await this.repository.isRunning(user.id, tx)) throw new AppError('CAMBIO_PRECIOS_EN_CURSO');
      const lines = await this.plan(user.id, request, tx);
      const changes = lines.flatMap(({ row, precio }) => (precio === null ? [] : [{ row, precio }]));
      if (!changes.length || fingerprint(lines) !== request.huella) throw new AppError('PRECIOS_DISTINTOS');
      const saltos = askedRises(lines.map(toLine));
      if (saltos.total && !request.confirmaSaltos) throw new AppError('CAMBIO_PRECIOS_CON_PREGUNTA', { data: saltos });
      const isLarge = changes.length > MAX_PRICES_AT_ONCE;
      const autor = authorOf(user);
      if (!isLarge) await this.steps.write(autor, changes, tx);
      const lineas = changes.map(({ row, precio }) => ({ productoId: row._id, antes: row.precio, despues: precio }));
      return this.repository.insert(
        {
          tiendaId: user.id,
          usuarioId: accountOf(user),
          fecha: this.clock.now(),
          cambio: request.cambio,
          lineas,
          ...(isLarge && { enCurso: 'aplicando', hechas: 0, autor }),
        },
        tx,
      );
    });
    return this.begun(doc, doc.enCurso ? PRODUCT_MESSAGES.pricesChanging : PRODUCT_MESSAGES.pricesChanged);
  }

  /**
   * Gives each product its earlier price where it still has the one that the change set, in the background where that was written
   * there. Throws CAMBIO_PRECIOS_NO_ENCONTRADO, CAMBIO_PRECIOS_CERRADO and CAMBIO_PRECIOS_EN_CURSO.
   */
  async undo(user: CurrentUser, id: string): Promise<Reply<CambioPrecios>> {
    const total = await this.repository.findTotal(user.id, id);
    if (total === null) throw new AppError('CAMBIO_PRECIOS_NO_ENCONTRADO');
    const autor = authorOf(user);
    const isLarge = total > MAX_PRICES_AT_ONCE;
    const doc = await this.transactions.run(async (tx) => {
      if (await this.repository.isRunning(user.id, tx)) throw new AppError('CAMBIO_PRECIOS_EN_CURSO');
      const now = this.clock.now();
      const marked = { now, since: new Date(now.getTime() - UNDO_MS), ...(isLarge && { autor }) };
      const change = await this.repository.markUndone(user.id, id, marked, tx);
      if (!change) throw new AppError('CAMBIO_PRECIOS_CERRADO');
      if (isLarge) return change;
      const kept = await this.steps.giveBack(user.id, autor, change.lineas, tx);
      if (kept.length) await this.repository.keep(change._id, kept, tx);
      return { ...change, conservados: kept };
    });
    return this.begun(doc, doc.enCurso ? PRODUCT_MESSAGES.pricesReturning : PRODUCT_MESSAGES.pricesUndone);
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
    const rows = await this.own.findPrices(tiendaId, { ids: productos, filter }, MAX_PRICES + 1, tx);
    if (rows.length > MAX_PRICES) throw new AppError('PRECIOS_DEMASIADOS');
    return rows.map((row) => ({ row, ...changedPrice(row, cambio) }));
  }

  /** Answers a change that was written, or that the background is to write. */
  private async begun(doc: CambioPreciosDoc, message: string): Promise<Reply<CambioPrecios>> {
    if (doc.enCurso) this.runner.begin();
    else {
      this.version.bump();
      await this.products.announceSaved(
        String(doc.tiendaId),
        doc.lineas.map(({ productoId }) => String(productoId)),
      );
    }
    return reply(toCambio(doc), { message });
  }
}

type PlannedPrice = { row: PricedProduct } & ReturnType<typeof changedPrice>;
const toLine = ({ row, precio, rechazo }: PlannedPrice): PricePreview['lineas'][number] => ({
  _id: String(row._id),
  nombre: row.nombre,
  sku: row.sku ?? null,
  antes: row.precio,
  despues: precio,
  rechazo,
});

/** Digest of the lines that a person saw and agreed to: each product with its price before and after. */
const fingerprint = (lines: { row: PricedProduct; precio: number | null }[]): string =>
  createHash('sha256')
    .update(JSON.stringify(lines.map(({ row, precio }) => [row._id, row.precio, precio])))
    .digest('hex');

const toCambio = ({
  _id,
  fecha,
  cambio,
  total,
  enCurso,
  hechas,
  omitidos = [],
  deshechoEn,
  conservados,
}: PriceChangeHead): CambioPrecios => ({
  _id: String(_id),
  fecha: fecha.toISOString(),
  cambio: { tipo: cambio.tipo, valor: cambio.valor, redondeo: cambio.redondeo },
  total,
  enCurso: enCurso ?? null,
  hechas: hechas ?? total,
  omitidos: omitidos.length,
  hasta: new Date(fecha.getTime() + UNDO_MS).toISOString(),
  deshechoEn: deshechoEn?.toISOString() ?? null,
  conservados: conservados.map(String),
});
