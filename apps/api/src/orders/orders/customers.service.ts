import { Injectable } from '@nestjs/common';
import { countPages } from '@tuerca/contracts/kernel/envelope';
import { wholeEmails } from '@tuerca/contracts/kernel/fields';
import { listWords } from '@tuerca/contracts/kernel/text';
import type { ClienteTienda } from '@tuerca/contracts/orders/orders/customers';
import type { orders } from '@tuerca/contracts/orders/orders/endpoints';
import { toMonto } from '@tuerca/contracts/venezuela/dinero';
import { UsersService } from '../../auth/users/users.service';
import { AppError } from '../../platform/common/app-error';
import { Clock } from '../../platform/common/clock';
import type { CurrentUser } from '../../platform/common/current-user';
import { reply, replyPage } from '../../platform/http/reply';
import type { Parsed } from '../../platform/http/request-context';
import { CustomersRepository } from './customers.repository';
import { OrderListsRepository } from './order-lists.repository';
import { toPedido } from './orders.mapper';
import type { StoreCustomerDoc } from './store-customer.schema';

/** A typed telephone by its national digits, as it is indexed; other texts, and signs without digits, as they are. */
export const asIndexed = (text: string): string =>
  /^[\d\s()+-]+$/.test(text) ? text.replace(/\D/g, '').replace(/^(58|0)/, '') || text : text;

function toCliente(doc: StoreCustomerDoc, avatar: string | null): ClienteTienda {
  const { clienteId, nombre, email, telefono, totalPedidos, gastoTotal, ultimoPedido, fechaPrimerCompra } = doc;
  const since = fechaPrimerCompra.toISOString();
  return {
    _id: String(clienteId),
    nombre,
    email,
    telefono,
    empresa: null,
    avatar,
    totalPedidos,
    gastoTotal: toMonto(gastoTotal),
    ultimoPedido: ultimoPedido.toISOString(),
    fechaPrimerCompra: since,
    createdAt: since,
  };
}

/** A store's customers: who placed an order there. */
@Injectable()
export class CustomersService {
  constructor(
    private readonly repository: CustomersRepository,
    private readonly orders: OrderListsRepository,
    private readonly users: UsersService,
    private readonly clock: Clock,
  ) {}

  async list({ id }: CurrentUser, { page, limit, sort, search, q }: Parsed<typeof orders.customers>['query']) {
    const text = search ?? q ?? '';
    const words = listWords(asIndexed(text));
    const emails = wholeEmails(text);
    const { docs, total } = await this.repository.findPage(id, { words, emails, sort, page, limit });
    const cards = await this.users.findCards(docs.map(({ clienteId }) => String(clienteId)));
    const rows = docs.map((doc) => toCliente(doc, cards.get(String(doc.clienteId))?.fotoPerfil ?? null));
    return replyPage(rows, total, { page, limit });
  }

  /** Whether a client has placed an order at a store. */
  async isCustomer(tiendaId: string, clienteId: string): Promise<boolean> {
    return (await this.repository.findOne(tiendaId, clienteId)) !== null;
  }

  /** Ids of a store's latest customers whose names have these words. */
  async find(tiendaId: string, words: string[], limit: number): Promise<string[]> {
    const { docs } = await this.repository.findPage(tiendaId, { words, sort: 'recent', page: 1, limit });
    return docs.map(({ clienteId }) => String(clienteId));
  }

  /** One customer and a page of the orders placed here; throws CLIENTE_SIN_COMPRAS. */
  async get({ id }: CurrentUser, clienteId: string, { page, limit }: Parsed<typeof orders.customer>['query']) {
    const doc = await this.repository.findOne(id, clienteId);
    if (!doc) throw new AppError('CLIENTE_SIN_COMPRAS');
    const [{ docs, total }, card] = await Promise.all([
      this.orders.findPage(
        { tiendaId: id },
        {
          clienteId,
          words: [],
          sort: '-fecha',
          page,
          limit,
          now: this.clock.now(),
          total: doc.totalPedidos,
        },
      ),
      this.users.findCard(clienteId),
    ]);
    const answer = { cliente: toCliente(doc, card?.fotoPerfil ?? null), pedidos: docs.map((doc) => toPedido(doc)) };
    return reply(answer, { meta: { page, limit, total, totalPages: countPages(total, limit) } });
  }
}
