import { Injectable } from '@nestjs/common';
import { skuKey } from '@tuerca/contracts/kernel/names';
import { listWords } from '@tuerca/contracts/kernel/text';
import { canonicalCategoria } from '@tuerca/contracts/products/products/categorias';
import { type CodigosRepetidos, MAX_DOUBLE_CODES } from '@tuerca/contracts/products/products/double-codes';
import type { NuevoProducto, ProductChange, ProductoNuevo } from '@tuerca/contracts/products/products/form';
import { PRODUCT_MESSAGES } from '@tuerca/contracts/products/products/messages';
import type { OwnProducto, OwnProductoDetail, OwnProductQuery } from '@tuerca/contracts/products/products/own-schemas';
import { changesPrices, maySetPrices, withoutPrices } from '@tuerca/contracts/products/products/price-rights';
import { PlanLimitsService } from '../../membresia/plan-limits.service';
import { AppError } from '../../platform/common/app-error';
import { Clock } from '../../platform/common/clock';
import { accountOf, type CurrentUser } from '../../platform/common/current-user';
import { Transactions, type Tx } from '../../platform/database/transactions';
import { type Reply, reply, replyPage } from '../../platform/http/reply';
import { SystemService } from '../../platform/system/system.service';
import { UploadsService } from '../../platform/uploads/uploads.service';
import { CatalogueVersion } from './catalogue-version.service';
import { toOwnProducto } from './own-product.mapper';
import type { ProductoDoc } from './product.schema';
import { ProductBulkRepository } from './product-bulk.repository';
import { DRAFT, ProductBulkService } from './product-bulk.service';
import { ProductFiguresRepository } from './product-figures.repository';
import { countIn, ProductFiguresService, toCounts } from './product-figures.service';
import type { Owner } from './product-filters';
import { toForm, toOwnDetail } from './product-form.mapper';
import { ProductHistory } from './product-history.service';
import { ProductListsRepository } from './product-lists.repository';
import { ProductsRepository, takenSku } from './products.repository';
import { noPrice, ProductsService } from './products.service';
import { StockService } from './stock.service';

const ownerOf = ({ id, role }: CurrentUser): Owner => (role === 'admin' ? null : id);
const nameOfCategoria = (key: string | undefined) => key && canonicalCategoria(key);

/** Work of a store with its own products, and of an administrator with any. Foreign ones are answered as if they did not exist. */
@Injectable()
export class OwnProducts {
  constructor(
    private readonly repository: ProductsRepository,
    private readonly lists: ProductListsRepository,
    private readonly counts: ProductFiguresRepository,
    private readonly figures: ProductFiguresService,
    private readonly products: ProductsService,
    private readonly bulk: ProductBulkService,
    private readonly stock: StockService,
    private readonly plans: PlanLimitsService,
    private readonly uploads: UploadsService,
    private readonly system: SystemService,
    private readonly version: CatalogueVersion,
    private readonly history: ProductHistory,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    published: ProductBulkRepository,
  ) {
    plans.register({
      role: 'store',
      limite: 'productos',
      countPublished: (id, tx) => counts.countPublished(id, tx),
      countHidden: (id) => counts.countHidden(id),
      hideNewest: (id, count, tx) => published.hideNewest(id, count, tx),
      showOldest: (id, count, tx) => published.showOldest(id, count, tx),
      changed: (_id, tx) => version.bump({ tx }),
    });
  }

  /** One page of my products, hidden ones included, with the counts of the whole store. */
  async mine(user: CurrentUser, query: OwnProductQuery): Promise<Reply<OwnProducto[]>> {
    const text = query.search ?? query.q ?? query.query ?? query.busqueda ?? '';
    const filter = { ...query, words: listWords(text), categoria: nameOfCategoria(query.categoria) };
    // What was counted already says how many there are, unless ids, words, prices or stock narrow the list further.
    const narrowed = !!filter.productos || filter.words.length > 0 || !!filter.enOferta;
    const bounded = [filter.precioMin, filter.precioMax, filter.stockMin].some((bound) => bound !== undefined);
    const [docs, rows, counted, tasa] = await Promise.all([
      this.lists.findPage(user.id, filter, query),
      this.figures.countsOf(user.id),
      narrowed || bounded ? this.counts.countOwn(user.id, filter) : null,
      this.system.tasa(),
    ]);
    const total = counted ?? countIn(rows, filter);
    const moment = { tasa: tasa.valor, now: this.clock.now() };
    return replyPage(
      docs.map((doc) => toOwnProducto(doc, moment)),
      total,
      query,
      { tasa, ...toCounts(rows) },
    );
  }

  /** One product as its form shows it; throws PRODUCTO_NO_ENCONTRADO. */
  async get(user: CurrentUser, id: string): Promise<Reply<OwnProductoDetail>> {
    return reply(await this.detail(ownerOf(user), id));
  }

  /** Puts a product on sale, or keeps it as a draft without price where a member of the team made it. Pictures must have been uploaded for it by the same store. Throws PLAN_LIMITE. */
  async create(user: CurrentUser, { precio, ...form }: ProductoNuevo): Promise<Reply<OwnProductoDetail>> {
    if (maySetPrices(user.actor?.cargo)) {
      if (precio === null) throw noPrice(PRODUCT_MESSAGES.price);
      return this.createFor(user, user.id, { ...form, precio });
    }
    const draft = { ...form, ...DRAFT };
    return this.createFor(user, user.id, draft, PRODUCT_MESSAGES.draftCreated);
  }

  /** The same for a store, by itself or by an administrator who uploaded the pictures. Throws TIENDA_NO_ENCONTRADA and PLAN_LIMITE. */
  async createFor(
    user: CurrentUser,
    tiendaId: string,
    form: NuevoProducto,
    message: string = PRODUCT_MESSAGES.created,
  ): Promise<Reply<OwnProductoDetail>> {
    // The answer tells prices in Bs.: while there is no rate nothing is written either.
    await this.system.tasa();
    await this.plans.checkPhotos(tiendaId, { count: form.imagenes.length });
    const id = await this.transactions.run(async (tx) => {
      await this.refuseLikeSku(tiendaId, form.sku, null);
      const doc = await this.products.create(tiendaId, form, {}, tx);
      await this.claimPictures(user, { tiendaId: doc.tiendaId, imagenes: [] }, form.imagenes, tx);
      if (form.activo) await this.plans.hold(tiendaId, 'store', 'productos', tx);
      await this.history.created(user, doc, tx);
      return String(doc._id);
    });
    await this.products.announceSaved(tiendaId, [id]);
    return reply(await this.detail(tiendaId, id), { message });
  }

  /** Changes a product and, where it was written anew, its stock: both or neither. Throws PRODUCTO_NO_ENCONTRADO, STOCK_CAMBIO and PLAN_LIMITE. */
  async update(user: CurrentUser, id: string, change: ProductChange): Promise<Reply<OwnProductoDetail>> {
    await this.system.tasa();
    const owner = await this.transactions.run(async (tx) => {
      const before = await this.products.update(ownerOf(user), id, await this.allowed(user, id, change, tx), tx);
      const tiendaId = String(before.tiendaId);
      if (change.sku !== before.sku) await this.refuseLikeSku(tiendaId, change.sku, id);
      if (change.imagenes)
        await this.plans.checkPhotos(tiendaId, { count: change.imagenes.length, before: before.imagenes.length });
      if (change.imagenes) await this.replacePictures(user, before, change.imagenes, tx);
      const { stock, stockAnterior } = change;
      if (stock !== undefined && stock !== stockAnterior)
        await this.stock.set(id, { tiendaId, stock, stockAnterior, usuarioId: accountOf(user) }, tx);
      await this.history.changed(user, before, change, tx);
      return tiendaId;
    });
    await this.products.announceSaved(owner, [id]);
    return reply(await this.detail(ownerOf(user), id), { message: PRODUCT_MESSAGES.updated });
  }

  /** Takes a product out of every list, for good; orders and the ledger keep it. Throws PRODUCTO_NO_ENCONTRADO. */
  async remove(user: CurrentUser, id: string): Promise<Reply<null>> {
    await this.transactions.run(async (tx) => {
      const before = await this.repository.remove(ownerOf(user), id, tx);
      if (!before) throw new AppError('PRODUCTO_NO_ENCONTRADO');
      await this.releasePictures(user, before, before.imagenes, tx);
      await this.history.removed(user, before, tx);
      this.version.bump({ tx, id });
    });
    return reply(null, { message: PRODUCT_MESSAGES.removed });
  }

  /** Codes that stand for more than one of my products, by name: lists from before codes were compared by `skuKey` may have them. */
  async doubleCodes(user: CurrentUser): Promise<Reply<CodigosRepetidos>> {
    const doubled = [...(await this.bulk.codes(user.id))].filter(([, ids]) => ids.length > 1);
    const shown = doubled.sort(([a], [b]) => a.localeCompare(b, 'es')).slice(0, MAX_DOUBLE_CODES);
    const docs = await this.repository.findNames(
      user.id,
      shown.flatMap(([, ids]) => ids),
    );
    const byId = new Map(docs.map((doc) => [String(doc._id), doc]));
    return reply({
      total: doubled.length,
      codigos: shown.map(([codigo, ids]) => ({
        codigo,
        productos: ids.map((_id) => ({ _id, nombre: byId.get(_id)?.nombre ?? '', sku: byId.get(_id)?.sku ?? codigo })),
      })),
    });
  }

  /** The unique index knows one spelling alone. Codes that stand double already may stay so; nothing makes another pair. */
  private async refuseLikeSku(tiendaId: string, sku: string | null | undefined, except: string | null): Promise<void> {
    if (!sku) return;
    const ids = (await this.bulk.codes(tiendaId)).get(skuKey(sku)) ?? [];
    if (ids.some((id) => id !== except)) throw takenSku();
  }

  /** The change without prices where the user may not set them: her form may repeat the present ones. Throws PRECIO_SIN_PERMISO for others. */
  private async allowed(user: CurrentUser, id: string, change: ProductChange, tx: Tx): Promise<ProductChange> {
    if (maySetPrices(user.actor?.cargo)) return change;
    const before = await this.repository.find(ownerOf(user), id, tx);
    if (before && changesPrices(change, toForm(before))) throw new AppError('PRECIO_SIN_PERMISO');
    return withoutPrices(change);
  }

  private async detail(owner: Owner, id: string): Promise<OwnProductoDetail> {
    const [doc, { valor }] = await Promise.all([this.repository.find(owner, id), this.system.tasa()]);
    if (!doc) throw new AppError('PRODUCTO_NO_ENCONTRADO');
    const cambios = await this.history.latest(id);
    return { ...toOwnDetail(doc, { tasa: valor, now: this.clock.now() }), cambios };
  }

  private async replacePictures(user: CurrentUser, before: ProductoDoc, next: string[], tx: Tx): Promise<void> {
    await this.claimPictures(user, before, next, tx);
    const gone = before.imagenes.filter((url) => !next.includes(url));
    await this.releasePictures(user, before, gone, tx);
  }

  private async claimPictures(
    user: CurrentUser,
    before: Pick<ProductoDoc, 'tiendaId' | 'imagenes'>,
    next: string[],
    tx: Tx,
  ): Promise<void> {
    const store = String(before.tiendaId);
    for (const url of next)
      if (!before.imagenes.includes(url)) await this.uploads.claimFor(store, user, 'producto', url, 'imagenes', tx);
  }

  /** Orders show the pictures of what was sold, so those of a product that ever sold are kept. */
  private async releasePictures(user: CurrentUser, { tiendaId, vendidos }: ProductoDoc, urls: string[], tx: Tx) {
    if (vendidos === 0) await this.uploads.release({ ...user, id: String(tiendaId) }, urls, tx);
  }
}
