import { Injectable } from '@nestjs/common';
import { EventEmitter2 } from '@nestjs/event-emitter';
import { CATALOGO_MESSAGES } from '@tuerca/contracts/platform/catalogos/messages';
import { isOpenCategoria } from '@tuerca/contracts/products/products/categorias';
import { type NuevoProducto, offerUndercuts, type ProductChange } from '@tuerca/contracts/products/products/form';
import { PRODUCT_MESSAGES } from '@tuerca/contracts/products/products/messages';
import { hasPrice } from '@tuerca/contracts/products/products/price-rights';
import { type StatedConditions, statedConditions } from '@tuerca/contracts/products/products/stated';
import { TiendaCambio } from '../../auth/stores/stores.events';
import { StoresService } from '../../auth/stores/stores.service';
import { PlanLimitsService } from '../../membresia/plan-limits.service';
import { AppError } from '../../platform/common/app-error';
import { Clock } from '../../platform/common/clock';
import { emitInTurn } from '../../platform/common/emit-in-turn';
import { InTransaction } from '../../platform/common/in-transaction';
import { RowCache } from '../../platform/common/row-cache';
import type { RangeReader } from '../../platform/database/id-ranges';
import type { RatingChange } from '../../platform/database/running-average';
import { Transactions, type Tx } from '../../platform/database/transactions';
import type { Tag } from '../../platform/realtime/changes.service';
import { CatalogueVersion } from './catalogue-version.service';
import { MovementsRepository } from './movements.repository';
import type { ProductoDoc } from './product.schema';
import { ProductBulkRepository } from './product-bulk.repository';
import { storedFields, type StoredForm } from './product-derived';
import type { Owner } from './product-filters';
import { toForm } from './product-form.mapper';
import { ProductListsRepository } from './product-lists.repository';
import type { CartRow } from './product-rows';
import { ProductosGuardados } from './products.events';
import { ProductsRepository } from './products.repository';
import { type OrderUnits, StockService } from './stock.service';

/** A product as cart and checkout need it; `activo` is false when it or its store was withdrawn, or its hold is over. Prices by contracts' precioVigente. */
export type ProductoCarrito = Omit<CartRow, '_id' | 'tiendaId' | 'visible' | 'tienda' | 'tiendaActiva' | 'apartado'> & {
  _id: string;
  tiendaId: string;
  activo: boolean;
  /** Client for whom its units are held, and the end of the hold; null for a product that anybody can buy. */
  apartado: { clienteId: string; hasta: Date } | null;
  tienda: Omit<ProductoDoc['tienda'], '_id'> & { _id: string };
};

/** A part that somebody bought, with what its store states about it. */
export type BoughtPart = Pick<ProductoDoc, 'universal' | 'compatibilidad'> & StatedConditions;

const withPlainIds = (
  { _id, tiendaId, visible, tienda, tiendaActiva, apartado, ...doc }: CartRow,
  now: Date,
): ProductoCarrito => ({
  ...doc,
  _id: String(_id),
  tiendaId: String(tiendaId),
  activo: apartado ? tiendaActiva && apartado.hasta > now : visible,
  apartado: apartado ? { clienteId: String(apartado.clienteId), hasta: apartado.hasta } : null,
  tienda: { ...tienda, _id: String(tienda._id) },
});

const offerTooHigh = () =>
  new AppError('ENTRADA_INVALIDA', {
    message: PRODUCT_MESSAGES.offerTooHigh,
    errors: [{ campo: 'precioOferta', mensaje: PRODUCT_MESSAGES.offerTooHigh }],
  });

/** Of what is on sale, and of what its owner makes: it has to have a price. */
export const noPrice = (message: string) =>
  new AppError('ENTRADA_INVALIDA', { message, errors: [{ campo: 'precio', mensaje: message }] });

/** Something new goes into a category that can be chosen; what is in another one stays there. */
const closedCategory = () =>
  new AppError('ENTRADA_INVALIDA', {
    message: CATALOGO_MESSAGES.closedCategory,
    errors: [{ campo: 'categoria', mensaje: CATALOGO_MESSAGES.closedCategory }],
  });

const MEMORY = 2000;
/** Bytes that rows of carts may take. */
const ROW_MEMORY = 8 * 1024 * 1024;

/** Products as their stores write them and as other domains use them; lists are CatalogueService's. */
@Injectable()
export class ProductsService {
  private readonly rows = new RowCache<ProductoCarrito>({
    maxSize: ROW_MEMORY,
    ttl: MEMORY,
    version: (id) => this.version.product(id),
    read: async (ids) => new Map((await this.findForCart(ids)).map((producto) => [producto._id, producto])),
  });

  constructor(
    private readonly repository: ProductsRepository,
    private readonly lists: ProductListsRepository,
    private readonly bulk: ProductBulkRepository,
    private readonly movements: MovementsRepository,
    private readonly stores: StoresService,
    private readonly stock: StockService,
    private readonly plans: PlanLimitsService,
    private readonly version: CatalogueVersion,
    private readonly transactions: Transactions,
    private readonly events: EventEmitter2,
    private readonly clock: Clock,
  ) {}

  /** Puts a product on sale with its opening row in the ledger; `extra` is for demo data. Throws TIENDA_NO_ENCONTRADA. */
  async create(
    tiendaId: string,
    form: NuevoProducto,
    extra: Partial<Pick<ProductoDoc, 'destacado' | 'vendidos' | 'createdAt'>> = {},
    outer?: Tx,
  ): Promise<ProductoDoc> {
    if (!isOpenCategoria(form.categoria)) throw closedCategory();
    const fecha = this.clock.now();
    const fields = { ...storedFields(form, fecha), stock: form.stock, tiendaId };
    const write = async (tx: Tx) => {
      const card = await this.stores.holdCard(tiendaId, tx);
      if (!card) throw new AppError('TIENDA_NO_ENCONTRADA');
      const { activo: tiendaActiva, ...tienda } = card;
      const data = { ...fields, tienda, tiendaActiva, visible: form.activo && tiendaActiva, ...extra };
      const doc = await this.repository.insert(data as never, tx);
      const productoId = String(doc._id);
      if (form.stock > 0)
        await this.movements.insert([{ productoId, tiendaId, delta: form.stock, motivo: 'inicial', fecha }], tx);
      this.version.bump({ tx, id: productoId });
      return doc;
    };
    return this.write(write, outer);
  }

  /**
   * Changes a product (a store's own; with null anybody's, for administrators) and answers what it was: what `change` leaves
   * out stays, and its stock changes only through setStock. Throws PRODUCTO_NO_ENCONTRADO, PLAN_LIMITE, and ENTRADA_INVALIDA for an offer
   * price that does not undercut the price.
   */
  update(owner: Owner, id: string, change: ProductChange, outer?: Tx): Promise<ProductoDoc> {
    // Inside a transaction: a write of the same product between reading and writing makes MongoDB abort it, and it begins anew.
    const write = async (tx: Tx) => {
      const before = await this.repository.find(owner, id, tx);
      if (!before) throw new AppError('PRODUCTO_NO_ENCONTRADO');
      const { stock: _stock, stockAnterior: _seen, ...given } = change;
      const form: StoredForm = { ...toForm(before), ...given };
      if (!offerUndercuts(form)) throw offerTooHigh();
      if (form.activo && !hasPrice(form)) throw noPrice(PRODUCT_MESSAGES.draft);
      const stored = storedFields(form, this.clock.now(), before.promociones);
      const shown = form.activo && { ocultoPorPlan: false };
      const set = { ...stored, ...shown, visible: form.activo && before.tiendaActiva && !before.oculto };
      if (!(await this.repository.update(before._id, set, form.sku ? {} : { sku: 1 }, tx)))
        throw new AppError('PRODUCTO_NO_ENCONTRADO');
      if (form.activo && !before.activo) await this.plans.hold(String(before.tiendaId), 'store', 'productos', tx);
      this.version.bump({ tx, id });
      return before;
    };
    return this.write(write, outer);
  }

  /**
   * Lets promotions take up what a store saved. Call it after the commit of a transaction of one's own in which products were
   * created, or their category or prices written.
   */
  async announceSaved(tiendaId: string, ids: readonly string[]): Promise<void> {
    await emitInTurn(this.events, ProductosGuardados.event, new ProductosGuardados(tiendaId, ids));
  }

  /** Sets the stock of a store's own product, whatever it is now. Throws PRODUCTO_NO_ENCONTRADO. */
  setStock(tiendaId: string, id: string, stock: number): Promise<{ before: number; now: number }> {
    return this.stock.set(id, { tiendaId, stock });
  }

  /** Lean rows by id, in one query, withdrawn ones included; unknown ids are absent. */
  async findForCart(ids: string[]): Promise<ProductoCarrito[]> {
    const docs = ids.length ? await this.repository.findForCart([...new Set(ids)]) : [];
    const now = this.clock.now();
    return docs.map((doc) => withPlainIds(doc, now));
  }

  /** Rows by id, in one query; unknown ids are absent. */
  async offered(ids: string[]): Promise<Map<string, ProductoCarrito>> {
    return new Map((await this.findForCart(ids)).map((producto) => [producto._id, producto]));
  }

  /** Fit of bought parts and the conditions of their stores, by id, withdrawn ones included; unknown ids are absent. */
  async boughtParts(ids: string[]): Promise<Map<string, BoughtPart>> {
    const docs = ids.length ? await this.repository.findForRecord([...new Set(ids)]) : [];
    return new Map(
      docs.map(({ _id, universal, compatibilidad, especificaciones }) => [
        String(_id),
        { universal, compatibilidad, ...statedConditions(especificaciones) },
      ]),
    );
  }

  /** Rows for the cart from memory, for showing and not for selling: exact on this instance, at most 2 s old where another one wrote. */
  recallForCart(ids: string[]): Promise<Map<string, ProductoCarrito>> {
    return this.rows.many(ids);
  }

  /** Takes a purchase's units inside its transaction; false, and the transaction must be given up, when one is refused. */
  takeStock(units: OrderUnits[], tx: Tx): Promise<boolean> {
    return this.stock.take(units, tx);
  }

  /** Gives units back inside the transaction that cancels; the ledger refuses a second time for the same order. */
  returnStock(units: OrderUnits[], tx: Tx): Promise<void> {
    return this.stock.giveBack(units, tx);
  }

  /** Every product with a page of its own. */
  ranges(): RangeReader<ProductoDoc> {
    return this.lists.ranges();
  }

  /** Store of a product, its name and whether it can be seen; null when there is none. */
  async findOwner(id: string): Promise<{ tiendaId: string; nombre: string; visible: boolean } | null> {
    const doc = await this.repository.findOwner(id);
    return doc && { tiendaId: String(doc.tiendaId), nombre: doc.nombre, visible: doc.visible };
  }

  /** Stores of these products, by id; without those that nobody can see. */
  async ownersOf(ids: readonly string[]): Promise<Map<string, string>> {
    const docs = await this.repository.findOwners(ids);
    return new Map(docs.map(({ _id, tiendaId }) => [String(_id), String(tiendaId)]));
  }

  /** Tags of an answer about this product. */
  tags(id: string): Tag[] {
    return this.version.tags([id]);
  }

  /** Adds verified stars; false when there is no such product. */
  async addRating(id: string, valoracion: RatingChange, tx?: Tx): Promise<boolean> {
    const found = await this.repository.addRating(id, valoracion, tx);
    this.version.bump({ tx, lists: false, id });
    return found;
  }

  @InTransaction(TiendaCambio)
  async onStore({ tiendaId }: TiendaCambio): Promise<void> {
    const card = await this.stores.findCard(tiendaId);
    if (!card) return;
    const { activo, ...tienda } = card;
    await this.bulk.renewCard(tiendaId, tienda, activo);
    this.version.bump();
  }

  private async write(work: (tx: Tx) => Promise<ProductoDoc>, outer?: Tx): Promise<ProductoDoc> {
    if (outer) return work(outer);
    const doc = await this.transactions.run(work);
    await this.announceSaved(String(doc.tiendaId), [String(doc._id)]);
    return doc;
  }
}
