import { Injectable } from '@nestjs/common';
import { EventEmitter2 } from '@nestjs/event-emitter';
import type { Autor } from '@tuerca/contracts/kernel/autor';
import { skuKey } from '@tuerca/contracts/kernel/names';
import { changedFields } from '@tuerca/contracts/products/products/changes';
import type { NuevoProducto } from '@tuerca/contracts/products/products/form';
import { applyPatch, type ProductPatch } from '@tuerca/contracts/products/products/patch';
import { NO_PRICE } from '@tuerca/contracts/products/products/price-rights';
import { StoresService } from '../../auth/stores/stores.service';
import { AppError } from '../../platform/common/app-error';
import { Clock } from '../../platform/common/clock';
import { emitInTurn } from '../../platform/common/emit-in-turn';
import type { Tx } from '../../platform/database/transactions';
import { UploadsService } from '../../platform/uploads/uploads.service';
import { planPictures, type RowPictures, settlePictures, type WrittenPictures } from './bulk-pictures';
import { CatalogueVersion } from './catalogue-version.service';
import { MovementsRepository } from './movements.repository';
import type { ProductoDoc } from './product.schema';
import { type NewProduct, ProductBulkRepository, type WithdrawnProduct } from './product-bulk.repository';
import { storedFields } from './product-derived';
import { EMPTY_FORM, toForm } from './product-form.mapper';
import { type ChangedProduct, ProductHistory } from './product-history.service';
import { ProductListsRepository } from './product-lists.repository';
import { ProductReferences } from './product-references.service';
import { ProductosGuardados } from './products.events';

/** A store's product as its form holds it. */
export interface OwnProduct extends NuevoProducto {
  _id: string;
}
type Codes = ReadonlyMap<string, readonly string[]>;
/** Products of one store that were asked for. */
export interface FoundProducts {
  bySku: Map<string, OwnProduct[]>;
  byId: Map<string, OwnProduct>;
}
/** One product to be written: the fields that are set, by code, or by id where it has none. */
export interface BulkRow {
  /** Id of the product, should it be new. */
  newId: string;
  sku: string | null;
  id: string | null;
  patch: ProductPatch;
  /** Absent: its pictures stay as they are. */
  pictures?: RowPictures;
  /** Stock that the store saw when it wrote `patch.stock`: what was sold since is kept. Null for a product that was not there. */
  seenStock: number | null;
  /** Should it be new, it has no price and is not published. */
  draft?: boolean;
}
/** Rows that are written together: their name in the ledger, once per product, and who has them written; null for the server itself. */
export interface Batch {
  referencia: string;
  autor: Autor | null;
  /** The lot of the pictures that products lose, and until when they can be put back. */
  aside: { lote: string; until: Date };
}
/** A written product: `before` is null for a new one; with `delta` it is all that taking it back needs. */
export interface BulkResult {
  productoId: string;
  before: NuevoProducto | null;
  delta: number;
  /** Absent where its pictures stayed as they were. */
  pictures?: WrittenPictures;
}

/** A write that is taken back: of a product that was there before, the fields that get their former value, and the stock it had. */
export interface TakenBack extends Omit<BulkResult, 'before'> {
  before: (Partial<NuevoProducto> & Pick<NuevoProducto, 'stock'>) | null;
}

const toOwnProduct = (doc: ProductoDoc): OwnProduct => ({ ...toForm(doc), _id: String(doc._id), stock: doc.stock });
const READ_AT_ONCE = 200;
/** Codes between which other calls get their turn. */
const CODES_AT_ONCE = 500;

/** Writes and reads many products of one store at once, each with its row in the ledger. */
@Injectable()
export class ProductBulkService {
  constructor(
    private readonly repository: ProductBulkRepository,
    private readonly lists: ProductListsRepository,
    private readonly movements: MovementsRepository,
    private readonly history: ProductHistory,
    private readonly references: ProductReferences,
    private readonly stores: StoresService,
    private readonly uploads: UploadsService,
    private readonly version: CatalogueVersion,
    private readonly events: EventEmitter2,
    private readonly clock: Clock,
  ) {}

  /** Ids of a store's products by the key of their code, of which older lists may have two. */
  async codes(tiendaId: string): Promise<Codes> {
    const found = new Map<string, string[]>();
    for await (const { id, sku } of this.lists.readCodes(tiendaId, CODES_AT_ONCE)) {
      const key = skuKey(sku);
      found.set(key, [...(found.get(key) ?? []), id]);
    }
    return found;
  }

  /** A store's own products by the key of their code, as `codes` knew them, and by id. */
  async find(tiendaId: string, keys: { skus: string[]; ids: string[] }, codes: Codes, tx?: Tx): Promise<FoundProducts> {
    const coded = keys.skus.flatMap((sku) => codes.get(skuKey(sku)) ?? []);
    return byKeys(
      (await this.lists.findByKeys(tiendaId, { skus: [], ids: [...keys.ids, ...coded] }, tx)).map(toOwnProduct),
    );
  }

  /** All of a store's products by name, read while they are used. */
  async *all(tiendaId: string): AsyncGenerator<OwnProduct> {
    for await (const doc of this.lists.readAll(tiendaId, READ_AT_ONCE)) yield toOwnProduct(doc);
  }

  /**
   * Writes rows inside the caller's transaction. A stock is written as the difference to what the store had seen, so that
   * sales of the meantime are not lost; it never falls below zero.
   */
  async write(tiendaId: string, rows: BulkRow[], batch: Batch, tx: Tx): Promise<BulkResult[]> {
    const now = this.clock.now();
    const { activo: tiendaActiva, ...tienda } = await this.holdCard(tiendaId, tx);
    const docs = await this.lists.findByKeys(tiendaId, keysOf(rows), tx);
    const existing = byKeys(docs.map(toOwnProduct));
    const stored = new Map(docs.map((doc) => [String(doc._id), doc]));
    const [results, noted]: [BulkResult[], ChangedProduct[]] = [[], []];
    const [inserts, updates]: [NewProduct[], Parameters<ProductBulkRepository['update']>[1]] = [[], []];
    const beforeOf = ({ sku, id }: BulkRow) => (sku ? existing.bySku.get(skuKey(sku))?.[0] : existing.byId.get(id!));
    const plans = rows.map((row) => planPictures(row.pictures, beforeOf(row)?.imagenes ?? []));
    const wantedPictures = plans.flatMap((plan) => plan?.claim ?? []);
    const claimed = new Set(await this.uploads.claimAll(tiendaId, 'producto', wantedPictures, tx));
    const lost: string[] = [];
    for (const [i, row] of rows.entries()) {
      const { newId, patch, seenStock, draft } = row;
      const { _id, ...before } = beforeOf(row) ?? { _id: null };
      const imagenes = settlePictures(plans[i]!, claimed);
      const written = applyPatch({ ...EMPTY_FORM, ...before }, patch) as NuevoProducto;
      if (imagenes) written.imagenes = imagenes;
      const form = draft && _id === null ? { ...written, ...DRAFT } : written;
      const wanted = form.stock - (_id === null ? 0 : (seenStock ?? stockOf(before)));
      const delta = patch.stock === undefined ? 0 : Math.max(wanted, -stockOf(before));
      const stock = stockOf(before) + delta;
      const current = _id === null ? undefined : stored.get(_id);
      const fields = storedFields(form, now, current?.promociones);
      const shown = form.activo && { ocultoPorPlan: false };
      // What is there follows its own copy, which changes with it or not at all.
      const onSale = current ? current.tiendaActiva && !current.oculto : tiendaActiva;
      const set = { ...fields, ...shown, stock, visible: form.activo && onSale };
      // Orders show the pictures of what was sold.
      const aside = imagenes && !current?.vendidos ? plans[i]!.had.filter((url) => !imagenes.includes(url)) : [];
      lost.push(...aside);
      results.push({
        productoId: _id ?? newId,
        before: _id === null ? null : (before as NuevoProducto),
        delta,
        ...(imagenes && { pictures: { set: imagenes, aside } }),
      });
      noted.push({ productoId: _id ?? newId, ...changeOf(current, set) });
      if (_id === null) inserts.push({ ...NEW_PRODUCT, ...set, _id: newId, tiendaId, tienda: tienda, tiendaActiva });
      else updates.push({ id: _id, stock: stockOf(before), set: set });
    }
    await this.repository.insert(inserts, tx);
    if (!(await this.repository.update(tiendaId, updates, tx))) throw new AppError('ESTADO_CAMBIO');
    const kept = new Set(await this.putAside(tiendaId, lost, batch, tx));
    for (const { pictures } of results) if (pictures) pictures.aside = pictures.aside.filter((url) => kept.has(url));
    await this.record(tiendaId, results, batch, tx);
    const told = noted.filter(({ que, valores }) => que === 'creado' || valores.length > 0);
    await this.history.changedMany(batch.autor, told, tx);
    return results;
  }

  /** Takes back what `write` wrote: products that were there get their fields and units again, new ones go unless somebody has bought or keeps one: then they are taken off sale, and answered. */
  async takeBack(tiendaId: string, written: TakenBack[], batch: Batch, tx: Tx): Promise<WithdrawnProduct[]> {
    const [added, restored] = [true, false].map((isNew) => written.filter(({ before }) => (before === null) === isNew));
    const kept = await this.references.keep(added!.map(({ productoId }) => productoId));
    const { removed, withdrawn } = await this.repository.removeUnused(tiendaId, added!, kept, tx);
    await this.record(
      tiendaId,
      removed.map(({ productoId, stock }) => ({ productoId, delta: -stock })),
      batch,
      tx,
    );
    await this.putAside(
      tiendaId,
      removed.flatMap(({ imagenes }) => imagenes),
      batch,
      tx,
    );
    for (const { productoId } of removed) this.version.bump({ tx, id: productoId });
    const rows = restored!.map(({ productoId, before, delta, pictures }) => {
      const { stock, imagenes, ...patch } = before!;
      return {
        newId: productoId,
        id: productoId,
        sku: null,
        patch: { ...patch, stock },
        seenStock: stock + delta,
        ...(pictures && imagenes && { pictures: formerPictures(imagenes, pictures) }),
      };
    });
    if (rows.length) await this.write(tiendaId, rows, batch, tx);
    return withdrawn;
  }

  /** Lets promotions take up what was written; call it after the commit. */
  async announceSaved(tiendaId: string, written: Pick<BulkResult, 'productoId'>[]): Promise<void> {
    const ids = written.map(({ productoId }) => productoId);
    await emitInTurn(this.events, ProductosGuardados.event, new ProductosGuardados(tiendaId, ids));
  }

  /** Call once when a batch is done: every answer that shows products is read anew. */
  announceDone(): void {
    this.version.bump();
  }

  private async holdCard(tiendaId: string, tx: Tx) {
    const card = await this.stores.holdCard(tiendaId, tx);
    if (!card) throw new AppError('TIENDA_NO_ENCONTRADA');
    return card;
  }

  /** Gives back pictures that may be put back later; answers them. */
  private putAside(tiendaId: string, urls: string[], { aside }: Batch, tx: Tx): Promise<string[]> {
    return this.uploads.setAside(tiendaId, urls, aside.lote, aside.until, tx);
  }

  private async record(
    tiendaId: string,
    results: Pick<BulkResult, 'productoId' | 'delta'>[],
    { referencia, autor }: Batch,
    tx: Tx,
  ): Promise<void> {
    const usuarioId = autor?.id;
    const fecha = this.clock.now();
    const moved = results.filter(({ delta }) => delta !== 0);
    await this.movements.insert(
      moved.map(({ productoId, delta }) => {
        return { productoId, tiendaId, delta, motivo: 'importacion', referencia, usuarioId, fecha };
      }),
      tx,
    );
  }
}

/** Fields of a product before anything happened to it. */
const NEW_PRODUCT = {
  destacado: false,
  vendidos: 0,
  valoracionPromedio: 0,
  numeroValoraciones: 0,
  sumaValoraciones: 0,
  eliminado: false,
};
/** Fields of a product whose maker may not set prices. */
export const DRAFT = { precio: NO_PRICE, precioOferta: null, descuento: null, activo: false } as const;
const bySku = (products: OwnProduct[]): FoundProducts['bySku'] => {
  const found: FoundProducts['bySku'] = new Map();
  for (const product of products) {
    const key = product.sku && skuKey(product.sku);
    if (key) found.set(key, [...(found.get(key) ?? []), product]);
  }
  return found;
};
const byKeys = (products: OwnProduct[]): FoundProducts => ({
  bySku: bySku(products),
  byId: new Map(products.map((product) => [product._id, product])),
});
/** Change of a product for its history: compared with the stored product, where names are canonical. */
function changeOf(current: ProductoDoc | undefined, set: Partial<ProductoDoc>): Omit<ChangedProduct, 'productoId'> {
  if (!current) return { que: 'creado', valores: [] };
  const { _id: _before, ...before } = toOwnProduct(current);
  const { _id: _after, ...after } = toOwnProduct({ ...current, ...set });
  return { que: 'editado', valores: changedFields(before, after) };
}
/** Former pictures of a product, where it still has those that were written. */
const formerPictures = (had: readonly string[], { set, aside }: WrittenPictures): RowPictures => ({
  urls: had,
  own: had.filter((url) => !aside.includes(url)),
  over: set,
});
const stockOf = (form: Partial<NuevoProducto>): number => form.stock ?? 0;
const keysOf = (rows: BulkRow[]) => ({
  skus: rows.flatMap(({ sku }) => (sku ? [sku] : [])),
  ids: rows.flatMap(({ sku, id }) => (!sku && id ? [id] : [])),
});
