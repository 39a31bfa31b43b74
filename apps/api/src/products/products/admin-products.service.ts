import { Injectable } from '@nestjs/common';
import { EventEmitter2 } from '@nestjs/event-emitter';
import { column, type FileColumn } from '@tuerca/contracts/kernel/columns';
import type { ProductoAdmin, ProductoAdminQuery } from '@tuerca/contracts/products/products/admin-schemas';
import type { NuevoProducto } from '@tuerca/contracts/products/products/form';
import { PRODUCT_MESSAGES } from '@tuerca/contracts/products/products/messages';
import type { OwnProductoDetail } from '@tuerca/contracts/products/products/own-schemas';
import { ESTADO_PRODUCTO_LABELS } from '@tuerca/contracts/products/products/rules';
import { caracasDate } from '@tuerca/contracts/venezuela/caracas';
import { AuditService } from '../../platform/audit/audit.service';
import { AppError } from '../../platform/common/app-error';
import { mapEach } from '../../platform/common/batches';
import { Clock } from '../../platform/common/clock';
import type { CurrentUser } from '../../platform/common/current-user';
import { emitInTurn } from '../../platform/common/emit-in-turn';
import { Transactions, type Tx } from '../../platform/database/transactions';
import { type Reply, reply, replyPage, type StreamReply } from '../../platform/http/reply';
import { ReportesService } from '../../platform/reportes/reportes.service';
import { csvFile } from '../../platform/spreadsheet/csv';
import { SystemService } from '../../platform/system/system.service';
import { CatalogueVersion } from './catalogue-version.service';
import { toProductoAdmin } from './own-product.mapper';
import { OwnProducts } from './own-products.service';
import type { ProductoDoc } from './product.schema';
import type { AdminFilter } from './product-filters';
import { ProductListsRepository } from './product-lists.repository';
import { ProductoAdministrado } from './products.events';
import { ProductsRepository } from './products.repository';

type ExportQuery = Omit<ProductoAdminQuery, 'page' | 'limit'>;

const COLUMNS: readonly FileColumn<ProductoAdmin>[] = [
  column('Producto', ({ nombre }) => nombre),
  column('SKU', ({ sku }) => sku),
  column('Tienda', ({ tienda }) => tienda.nombreTienda),
  column('Categoría', ({ categoria }) => categoria),
  column('Estado', ({ estado }) => ESTADO_PRODUCTO_LABELS[estado]),
  column('Motivo', ({ oculto }) => oculto?.motivo ?? null),
  column('Precio Ref. $', ({ precio }) => precio),
  column('Stock', ({ stock }) => stock),
  column('Creado', ({ createdAt }) => caracasDate(new Date(createdAt))),
];

/** Products of all stores in the hands of the administrators: finding, hiding, and writing them for a store. */
@Injectable()
export class AdminProducts {
  constructor(
    private readonly repository: ProductsRepository,
    private readonly lists: ProductListsRepository,
    private readonly own: OwnProducts,
    private readonly version: CatalogueVersion,
    private readonly audit: AuditService,
    private readonly reportes: ReportesService,
    private readonly system: SystemService,
    private readonly transactions: Transactions,
    private readonly events: EventEmitter2,
    private readonly clock: Clock,
  ) {}

  async list(query: ProductoAdminQuery): Promise<Reply<ProductoAdmin[]>> {
    const filter = await this.filterOf(query);
    const [{ docs, total }, tasa] = await Promise.all([this.lists.findPageOfAll(filter, query), this.system.tasa()]);
    const moment = { tasa: tasa.valor, now: this.clock.now() };
    return replyPage(
      docs.map((doc) => toProductoAdmin(doc, moment)),
      total,
      query,
      { tasa },
    );
  }

  private async filterOf({ reportado, ...filter }: ExportQuery): Promise<AdminFilter> {
    return reportado ? { ...filter, only: [...(await this.reportes.openCases(['producto'], null)).keys()] } : filter;
  }

  /** All products that the filters leave, sent as they are read. */
  async export(query: ExportQuery): Promise<StreamReply> {
    const filter = await this.filterOf(query);
    const moment = { tasa: (await this.system.tasa()).valor, now: this.clock.now() };
    const rows = mapEach(this.lists.streamOfAll(filter), (doc) => toProductoAdmin(doc, moment));
    return csvFile(`Productos_${caracasDate(moment.now)}`, COLUMNS, rows);
  }

  /** Throws PRODUCTO_NO_ENCONTRADO. */
  async get(id: string): Promise<ProductoAdmin> {
    const [doc, tasa] = await Promise.all([this.repository.findAny(id), this.system.tasa()]);
    if (!doc) throw new AppError('PRODUCTO_NO_ENCONTRADO');
    return toProductoAdmin(doc, { tasa: tasa.valor, now: this.clock.now() });
  }

  /** Throws TIENDA_NO_ENCONTRADA, and what the form refuses. */
  create(admin: CurrentUser, tiendaId: string, form: NuevoProducto): Promise<Reply<OwnProductoDetail>> {
    return this.own.createFor(admin, tiendaId, form);
  }

  /** Throws PRODUCTO_NO_ENCONTRADO or PRODUCTO_OCULTADO. */
  async hide(admin: CurrentUser, id: string, motivo: string): Promise<Reply<ProductoAdmin>> {
    await this.transactions.run(async (tx) => {
      if (!(await this.hideOne(admin, id, motivo, tx))) throw await this.refusal(id);
    });
    return reply(await this.get(id), { message: PRODUCT_MESSAGES.hidden });
  }

  /** Hides what is not hidden yet, all or none, and answers how many that were. */
  async hideMany(admin: CurrentUser, ids: readonly string[], motivo: string): Promise<Reply<{ ocultos: number }>> {
    const ocultos = await this.transactions.run(async (tx) => {
      let hidden = 0;
      for (const id of ids) if (await this.hideOne(admin, id, motivo, tx)) hidden++;
      return hidden;
    });
    return reply({ ocultos }, { message: PRODUCT_MESSAGES.hidden });
  }

  /** Throws PRODUCTO_NO_ENCONTRADO or PRODUCTO_OCULTADO. */
  async show(admin: CurrentUser, id: string): Promise<Reply<ProductoAdmin>> {
    await this.transactions.run(async (tx) => {
      if (!(await this.showOne(admin, id, tx))) throw await this.refusal(id);
    });
    return reply(await this.get(id), { message: PRODUCT_MESSAGES.shown });
  }

  /** Hides a product within `tx`, its store told why; false when there is none, or it is hidden already. */
  async hideOne(admin: CurrentUser, id: string, motivo: string, tx: Tx): Promise<boolean> {
    const oculto = { motivo, fecha: this.clock.now() };
    const before = await this.repository.hide(id, oculto, tx);
    if (!before) return false;
    const states = { antes: { oculto: null }, despues: { oculto }, motivo };
    await this.audit.record({ actor: admin.id, accion: 'producto.ocultar', objeto: `producto:${id}`, ...states }, tx);
    await this.tell(before, 'ocultado', motivo, tx);
    return true;
  }

  /** Shows a product again within `tx`; false when there is none that is hidden. */
  async showOne(admin: CurrentUser, id: string, tx: Tx): Promise<boolean> {
    const before = await this.repository.show(id, tx);
    if (!before) return false;
    const states = { antes: { oculto: before.oculto }, despues: { oculto: null } };
    await this.audit.record({ actor: admin.id, accion: 'producto.mostrar', objeto: `producto:${id}`, ...states }, tx);
    await this.tell(before, 'mostrado', null, tx);
    return true;
  }

  private async tell(doc: ProductoDoc, que: 'ocultado' | 'mostrado', motivo: string | null, tx: Tx): Promise<void> {
    const id = String(doc._id);
    this.version.bump({ tx, id });
    const producto = { id, nombre: doc.nombre, tiendaId: String(doc.tiendaId) };
    const event = new ProductoAdministrado(producto, que, motivo, this.clock.now(), tx);
    await emitInTurn(this.events, ProductoAdministrado.event, event);
  }

  private async refusal(id: string): Promise<AppError> {
    const doc = await this.repository.findAny(id);
    return new AppError(doc && !doc.eliminado ? 'PRODUCTO_OCULTADO' : 'PRODUCTO_NO_ENCONTRADO');
  }
}
