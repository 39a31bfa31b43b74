import { z } from 'zod';
import { Id, pageQuery, queryText } from '../../kernel/fields';
import { FIELD_MESSAGES } from '../../kernel/messages';
import { Monto } from '../../venezuela/fields';
import { CUSTOMER_SORTS } from './rules';
import { Pedido } from './schemas';

/** Customer of a store; `gastoTotal` in Bs., of orders that are paid and not cancelled, without refunds, each at its own rate. */
export const ClienteTienda = z.object({
  _id: Id,
  nombre: z.string(),
  email: z.string(),
  telefono: z.string(),
  /** Clients are persons: always null. */
  empresa: z.string().nullable(),
  avatar: z.string().nullable(),
  /** Every order placed here, cancelled ones included. */
  totalPedidos: z.number().int().min(1),
  gastoTotal: Monto,
  ultimoPedido: z.iso.datetime(),
  fechaPrimerCompra: z.iso.datetime(),
  createdAt: z.iso.datetime(),
});
export type ClienteTienda = z.infer<typeof ClienteTienda>;

/** A store's customers, found by the beginnings of words of name, e-mail and telephone. */
export const CustomersFilter = z.object({
  sort: z.enum(CUSTOMER_SORTS, FIELD_MESSAGES.invalidSort).default('recent'),
  search: queryText(100),
  q: queryText(100),
});
/** A page of them. */
export const CustomersQuery = CustomersFilter.extend(pageQuery(10));

/** One customer with a page of the orders placed here, newest first. */
export const CustomerDetail = z.object({ cliente: ClienteTienda, pedidos: z.array(Pedido) });
