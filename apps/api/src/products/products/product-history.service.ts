import { Injectable } from '@nestjs/common';
import { EventEmitter2 } from '@nestjs/event-emitter';
import type { Autor } from '@tuerca/contracts/kernel/autor';
import type { AuditAction } from '@tuerca/contracts/platform/audit/actions';
import { changedFields } from '@tuerca/contracts/products/products/changes';
import type { ProductChange } from '@tuerca/contracts/products/products/form';
import { type CambioProducto, SHOWN_CHANGES } from '@tuerca/contracts/products/products/own-schemas';
import { AuditService } from '../../platform/audit/audit.service';
import { Clock } from '../../platform/common/clock';
import { authorOf, type CurrentUser } from '../../platform/common/current-user';
import { emitInTurn } from '../../platform/common/emit-in-turn';
import type { Tx } from '../../platform/database/transactions';
import type { ProductoDoc } from './product.schema';
import { toForm } from './product-form.mapper';
import { ProductHistoryRepository } from './product-history.repository';
import { ProductoAdministrado } from './products.events';

interface Entry {
  accion: AuditAction;
  que: ProductoAdministrado['que'];
  antes: object | null;
  despues: object | null;
}
/** One of many products that were written in one step. */
export type ChangedProduct = Pick<CambioProducto, 'que' | 'valores'> & { productoId: string };

/** Authors of the changes to a product: each is a line in its history, which its store reads. A change by an administrator leaves a line in the log, too, and a notice to the store. */
@Injectable()
export class ProductHistory {
  constructor(
    private readonly audit: AuditService,
    private readonly history: ProductHistoryRepository,
    private readonly events: EventEmitter2,
    private readonly clock: Clock,
  ) {}

  /** History of a product as its store sees it, the newest first. */
  async latest(productoId: string): Promise<CambioProducto[]> {
    const docs = await this.history.findLatest(productoId, SHOWN_CHANGES);
    return docs.map(({ fecha, que, campos, valores = [], autor }) => ({
      fecha: fecha.toISOString(),
      que,
      campos,
      valores,
      autor,
    }));
  }

  async created(user: CurrentUser, doc: ProductoDoc, tx: Tx): Promise<void> {
    await this.keep(user, doc, { que: 'creado', valores: [] }, tx);
    const { nombre, precio, stock, categoria } = doc;
    const despues = { nombre, precio, stock, categoria, tienda: String(doc.tiendaId) };
    return this.note(user, doc, { accion: 'producto.crear', que: 'creado', antes: null, despues }, tx);
  }

  /** Notes the fields that differ; an edit that changes nothing is none. */
  async changed(user: CurrentUser, before: ProductoDoc, change: ProductChange, tx: Tx): Promise<void> {
    const form: Record<string, unknown> = { ...toForm(before), stock: before.stock };
    const { stockAnterior: _seen, ...given } = change;
    const valores = changedFields(form, given);
    if (!valores.length) return;
    await this.keep(user, before, { que: 'editado', valores }, tx);
    const names = valores.map(({ campo }) => campo);
    const antes = Object.fromEntries(names.map((name) => [name, form[name] ?? null]));
    const despues = Object.fromEntries(names.map((name) => [name, (given as Record<string, unknown>)[name] ?? null]));
    await this.note(user, before, { accion: 'producto.editar', que: 'editado', antes, despues }, tx);
  }

  /** Notes what a step did to each of many products; without an author the server itself took it. */
  async changedMany(autor: Autor | null, changes: ChangedProduct[], tx: Tx): Promise<void> {
    const fecha = this.clock.now();
    await this.history.insert(
      changes.map((change) => ({ ...change, campos: change.valores.map(({ campo }) => campo), fecha, autor })),
      tx,
    );
  }

  removed(user: CurrentUser, before: ProductoDoc, tx: Tx): Promise<void> {
    const { nombre, precio, stock } = before;
    const antes = { nombre, precio, stock, tienda: String(before.tiendaId) };
    return this.note(user, before, { accion: 'producto.eliminar', que: 'eliminado', antes, despues: null }, tx);
  }

  private async keep(
    user: CurrentUser,
    { _id }: ProductoDoc,
    change: Pick<CambioProducto, 'que' | 'valores'>,
    tx: Tx,
  ): Promise<void> {
    const autor = user.role === 'store' ? authorOf(user) : null;
    await this.changedMany(autor, [{ productoId: String(_id), ...change }], tx);
  }

  private async note(user: CurrentUser, doc: ProductoDoc, entry: Entry, tx: Tx): Promise<void> {
    if (user.role !== 'admin') return;
    const { que, ...line } = entry;
    const id = String(doc._id);
    await this.audit.record({ actor: user.id, objeto: `producto:${id}`, ...line }, tx);
    const producto = { id, nombre: doc.nombre, tiendaId: String(doc.tiendaId) };
    const event = new ProductoAdministrado(producto, que, null, this.clock.now(), tx);
    await emitInTurn(this.events, ProductoAdministrado.event, event);
  }
}
