import { Injectable } from '@nestjs/common';
import { listWords } from '@tuerca/contracts/kernel/text';
import type { devoluciones } from '@tuerca/contracts/orders/devoluciones/endpoints';
import type { CondicionesDevolucion, Devolucion } from '@tuerca/contracts/orders/devoluciones/schemas';
import { ESTADOS_DEVOLUCION, OPEN_ESTADOS_DEVOLUCION } from '@tuerca/contracts/orders/devoluciones/states';
import { AppError } from '../../platform/common/app-error';
import { Clock } from '../../platform/common/clock';
import { authorOf, type CurrentUser } from '../../platform/common/current-user';
import { replyPage } from '../../platform/http/reply';
import type { Parsed } from '../../platform/http/request-context';
import { ProductsService } from '../../products/products/products.service';
import { OrdersService, type StoredPedido } from '../orders/orders.service';
import type { StoredDevolucion } from './devoluciones.events';
import { toDevolucion, toResumenDevolucion } from './devoluciones.mapper';
import { DevolucionesRepository, type DevolucionOwner, type Everybody } from './devoluciones.repository';
import { deliveredAt } from './new-devolucion';
import { type StatedByProduct, toCondiciones } from './return-conditions.mapper';

/** The party that a user is. */
export const partyOf = ({ id, role }: CurrentUser): DevolucionOwner =>
  role === 'store' ? { tiendaId: id } : { clienteId: id };
/** Author of a store's step in a return; null when its client does it. */
export const storeAuthor = (user: CurrentUser) => (user.role === 'store' ? authorOf(user) : null);
const seenBy = (user: CurrentUser): DevolucionOwner | Everybody => (user.role === 'admin' ? {} : partyOf(user));

/** Reading returns, and what can still be returned of an order. */
@Injectable()
export class DevolucionesService {
  constructor(
    private readonly repository: DevolucionesRepository,
    private readonly orders: OrdersService,
    private readonly products: ProductsService,
    private readonly clock: Clock,
  ) {}

  /** A page of my returns, with how many stand in each state. */
  async list(user: CurrentUser, { page, limit, estado, q, pedidoId }: Parsed<typeof devoluciones.list>['query']) {
    const estados = estado === 'all' ? null : estado === 'abiertas' ? OPEN_ESTADOS_DEVOLUCION : [estado];
    const [{ docs, total }, counts] = await Promise.all([
      this.repository.findPage(seenBy(user), { estados, words: listWords(q ?? ''), pedidoId, page, limit }),
      this.repository.countByEstado(seenBy(user)),
    ]);
    const cuentas = Object.fromEntries(ESTADOS_DEVOLUCION.map((one) => [one, counts.get(one) ?? 0]));
    return replyPage(docs.map(toResumenDevolucion), total, { page, limit }, { cuentas });
  }

  /** Number of a party's returns that can still move. */
  async countOpen(party: DevolucionOwner): Promise<number> {
    const counts = await this.repository.countByEstado(party);
    return OPEN_ESTADOS_DEVOLUCION.reduce((total, estado) => total + (counts.get(estado) ?? 0), 0);
  }

  async get(user: CurrentUser, key: string): Promise<Devolucion> {
    return this.show(user, await this.own(user, key));
  }

  /** Units of one of my orders that can still be returned, and the conditions; throws NO_ENCONTRADO. */
  async ofOrder(user: CurrentUser, key: string): Promise<CondicionesDevolucion> {
    const pedido = await this.orders.own(user, key);
    const [docs, stated] = await Promise.all([
      this.repository.findByPedido(String(pedido._id)),
      this.statedFor(pedido),
    ]);
    return toCondiciones(pedido, docs, { entregado: deliveredAt(pedido), stated, now: this.clock.now() });
  }

  /** The stored return, by id or number, for its client, its store or an admin; throws DEVOLUCION_NO_ENCONTRADA for others. */
  async own(user: CurrentUser, key: string): Promise<StoredDevolucion> {
    const doc = await this.repository.findOwn(seenBy(user), key);
    if (!doc) throw new AppError('DEVOLUCION_NO_ENCONTRADA');
    return doc;
  }

  /** Conditions that an order's lines stated at the purchase; those of older orders are asked of their products. */
  async statedFor({ items }: StoredPedido): Promise<StatedByProduct> {
    const unknown = items.flatMap(({ productoId, condiciones }) => (condiciones ? [] : [String(productoId)]));
    const now = unknown.length ? await this.products.boughtParts(unknown) : new Map<string, never>();
    return new Map(
      items.flatMap(({ productoId, condiciones }) => {
        const stated = condiciones ?? now.get(String(productoId));
        return stated
          ? [[String(productoId), { garantia: stated.garantia, devolucion: stated.devolucion }] as const]
          : [];
      }),
    );
  }

  /** Clients see the store, and not who of it. */
  show(user: CurrentUser, doc: StoredDevolucion): Devolucion {
    return toDevolucion(doc, this.clock.now(), { authors: user.role !== 'client' });
  }
}
