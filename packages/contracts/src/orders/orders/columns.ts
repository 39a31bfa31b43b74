import type { FileColumn } from '../../kernel/columns';
import { ESTADO_PAGO_LABELS, METODO_LABELS } from '../../payments/payments/states';
import { caracasDate } from '../../venezuela/caracas';
import type { PedidoFila } from './admin-schemas';
import type { Pedido } from './schemas';
import { orderWord } from './standing';
import type { OrderStanding } from './standing-schema';
import { unitsOf } from './units';

/** An order as every list has it: the client's, the store's and the administrators'. */
export type OrderRow = OrderStanding &
  Pick<PedidoFila, 'numero' | 'fecha'> &
  Pick<PedidoFila, 'total' | 'totalUSD' | 'tasa' | 'fechaTasa'> & {
    cliente: { nombre: string; email: string };
    tienda: { nombre: string };
  } & (Pick<PedidoFila, 'unidades'> | Pick<Pedido, 'items'>);

/** Columns of an order in the order of the administrators' file; lists sort by `sort`. */
export const ORDER_COLUMNS = [
  { id: 'numero', title: 'Número', value: ({ numero }) => numero },
  { id: 'fecha', title: 'Fecha', sort: 'fecha', value: ({ fecha }) => caracasDate(new Date(fecha)) },
  { id: 'cliente', title: 'Cliente', value: ({ cliente }) => cliente.nombre },
  { id: 'correo', title: 'Correo', value: ({ cliente }) => cliente.email },
  { id: 'tienda', title: 'Tienda', value: ({ tienda }) => tienda.nombre },
  { id: 'unidades', title: 'Unidades', value: (row) => ('unidades' in row ? row.unidades : unitsOf(row.items)) },
  { id: 'estado', title: 'Estado', value: orderWord },
  { id: 'pago', title: 'Pago', value: ({ estadoPago }) => ESTADO_PAGO_LABELS[estadoPago] },
  { id: 'metodo', title: 'Método', value: ({ metodoPago }) => METODO_LABELS[metodoPago] },
  { id: 'total', title: 'Total Bs.', sort: 'total', value: ({ total }) => total },
  { id: 'totalUSD', title: 'Total Ref. $', value: ({ totalUSD }) => totalUSD },
  { id: 'tasa', title: 'Tasa', value: ({ tasa }) => tasa },
  { id: 'fechaTasa', title: 'Fecha de la tasa', value: ({ fechaTasa }) => fechaTasa },
] as const satisfies readonly (FileColumn<OrderRow> & { id: string; sort?: string })[];

export type OrderColumnId = (typeof ORDER_COLUMNS)[number]['id'];
type OrderColumn = FileColumn<OrderRow> & { id: OrderColumnId; sort?: string };

export const orderColumn = (id: OrderColumnId): OrderColumn => ORDER_COLUMNS.find((one) => one.id === id)!;
