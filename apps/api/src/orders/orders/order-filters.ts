import type { OrderSort } from '@tuerca/contracts/orders/orders/rules';
import { type EstadoMatch, type EstadoPedido, OPEN_ESTADOS_PEDIDO } from '@tuerca/contracts/orders/orders/states';
import type { EstadoPago } from '@tuerca/contracts/payments/payments/states';
import { toId } from '../../platform/database/object-id';
import { trustFilter } from '../../platform/database/trust-filter';

/** Owner of orders: every query for people names one. */
export type Party = { clienteId: string } | { tiendaId: string };
/** Filter of a client's or a store's list. */
export interface PedidosFilter {
  /** An order matches when it matches one of them. */
  estados?: readonly EstadoMatch[];
  dateRange?: { desde: Date; hasta: Date };
  words: string[];
  /** Whole addresses of the client. */
  emails?: readonly string[];
  clienteId?: string;
}
/** Filter of the administrators' list. */
export interface AllOrdersFilter {
  estado?: EstadoPedido;
  estadoPago?: EstadoPago;
  tienda?: string;
  cliente?: string;
  from?: Date;
  until?: Date;
  /** Céntimos of Bs. */
  min?: number;
  max?: number;
  /** The rate that they were made at, and its Caracas date. */
  tasa?: number;
  fechaTasa?: string;
  words: readonly string[];
  /** Whole addresses of the client. */
  emails?: readonly string[];
}
/** Choice among a party's open orders: without some, or some alone. */
export interface OpenOrdersFilter {
  except?: readonly string[];
  only?: readonly string[] | null;
}

/** Sort keys of the lists; each goes along an index, forwards or backwards. */
export const ORDER_SORT_KEYS: Record<OrderSort, Record<string, 1 | -1>> = {
  '-fecha': { fecha: -1, _id: -1 },
  fecha: { fecha: 1, _id: 1 },
  '-total': { total: -1, _id: -1 },
  total: { total: 1, _id: 1 },
};

const matchEstado = ({ paid, ...state }: EstadoMatch) => ({ ...state, ...(paid && { estadoPago: 'pagado' as const }) });
const matchEstados = (matches: readonly EstadoMatch[]) =>
  matches.length === 1 ? matchEstado(matches[0]!) : { $or: matches.map(matchEstado) };
const matchText = (words: readonly string[], emails: readonly string[] | undefined) => ({
  ...(words.length && { $and: words.map((word) => ({ terminos: { $regex: `^${word}` } })) }),
  ...(emails?.length && { 'cliente.email': { $in: [...emails] } }),
});

/** Query for a party's orders; the party comes last, so that no filter widens it. */
export const partyOrders = (party: Party, { estados, dateRange, words, emails, clienteId }: PedidosFilter) => ({
  ...(clienteId && { clienteId }),
  ...party,
  ...(estados && matchEstados(estados)),
  ...trustFilter({
    ...(dateRange && { fecha: { $gte: dateRange.desde, $lt: dateRange.hasta } }),
    ...matchText(words, emails),
  }),
});

/** Query for the orders of all stores; an empty object when nothing is filtered. */
export function allOrders({ words, emails, tienda, cliente, from, until, min, max, ...rest }: AllOrdersFilter) {
  const { estado, estadoPago, tasa, fechaTasa } = rest;
  const hasAmount = min !== undefined || max !== undefined;
  return trustFilter({
    ...(estado && { estado }),
    ...(estadoPago && { estadoPago }),
    ...(tienda && { tiendaId: toId(tienda) }),
    ...(cliente && { clienteId: toId(cliente) }),
    ...((from || until) && { fecha: { ...(from && { $gte: from }), ...(until && { $lt: until }) } }),
    ...(hasAmount && {
      total: { ...(min !== undefined && { $gte: min }), ...(max !== undefined && { $lte: max }) },
    }),
    ...(tasa !== undefined && { tasa }),
    ...(fechaTasa && { fechaTasa }),
    ...matchText(words, emails),
  });
}

/** Query for orders that can still move (indexes clienteId + estado, tiendaId + estado). */
export function openOrders({ except = [], only = null }: OpenOrdersFilter = {}) {
  const ids = { ...(except.length && { $nin: except.map(toId) }), ...(only && { $in: only.map(toId) }) };
  return trustFilter({
    estado: { $in: [...OPEN_ESTADOS_PEDIDO] },
    ...(Object.keys(ids).length && { _id: ids }),
  });
}
