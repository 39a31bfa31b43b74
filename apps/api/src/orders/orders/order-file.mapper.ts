import { COURIER_LABELS } from '@tuerca/contracts/auth/stores/couriers';
import { column, type FileColumn } from '@tuerca/contracts/kernel/columns';
import type { PedidoFila } from '@tuerca/contracts/orders/orders/admin-schemas';
import { orderColumn, type OrderColumnId } from '@tuerca/contracts/orders/orders/columns';
import { ORDER_MESSAGES } from '@tuerca/contracts/orders/orders/messages';
import { caracasDate } from '@tuerca/contracts/venezuela/caracas';
import { splitIva, toMonto } from '@tuerca/contracts/venezuela/dinero';
import { formatTelefono } from '@tuerca/contracts/venezuela/identidad';
import { toFila } from './admin-order.mapper';
import type { PedidoDoc } from './order.schema';
import type { StoreCustomerDoc } from './store-customer.schema';

/** '2 × Bujía NGK; 1 × Aceite 20W-50 (4 L)'. */
export const productsOf = (items: readonly Pick<PedidoDoc['items'][number], 'cantidad' | 'nombre' | 'variante'>[]) =>
  items
    .map(({ cantidad, nombre, variante }) => `${cantidad} × ${nombre}${variante ? ` (${variante})` : ''}`)
    .join('; ');

const placeOf = ({ direccionEntrega: place }: PedidoDoc): string | null =>
  place && [place.calle, place.numero, place.ciudad, place.estado].filter(Boolean).join(', ');
const parcelOf = ({ courier, numeroRastreo }: PedidoDoc): string | null =>
  numeroRastreo && [courier && COURIER_LABELS[courier], numeroRastreo].filter(Boolean).join(' ');

/** An order with the values that lists show of it. */
type ListedDoc = PedidoDoc & { fila: PedidoFila };
export const withFila = (doc: PedidoDoc): ListedDoc => ({ ...doc, fila: toFila(doc) });

function listed(id: OrderColumnId): FileColumn<ListedDoc> {
  const { title, value } = orderColumn(id);
  return column(title, ({ fila }) => value(fila));
}

/** Columns of a store's orders in a file. */
export const STORE_ORDER_COLUMNS: readonly FileColumn<ListedDoc>[] = [
  listed('numero'),
  listed('fecha'),
  listed('estado'),
  listed('pago'),
  listed('metodo'),
  column('Referencia', ({ referenciaPago }) => referenciaPago),
  listed('cliente'),
  column('Cédula', ({ cliente }) => cliente.cedula),
  listed('correo'),
  column('Teléfono', ({ cliente }) => formatTelefono(cliente.telefono)),
  column('Productos', ({ items }) => productsOf(items)),
  listed('unidades'),
  column('Subtotal Bs.', ({ subtotal }) => toMonto(subtotal)),
  column('Envío Bs.', ({ envio }) => toMonto(envio)),
  column('IVA incluido Bs.', ({ total, iva }) => toMonto(splitIva(total, iva).iva)),
  listed('total'),
  listed('totalUSD'),
  column('Devuelto Bs.', ({ devuelto = 0 }) => toMonto(devuelto)),
  listed('tasa'),
  listed('fechaTasa'),
  column('Entrega', ({ tipoEntrega }) => (tipoEntrega === 'retiro' ? 'Retiro en tienda' : 'A domicilio')),
  column('Dirección', placeOf),
  column('Guía', parcelOf),
  column(ORDER_MESSAGES.cancelReason, ({ motivoCancelacion }) => motivoCancelacion),
];

/** Columns of a store's customers in a file. */
export const CUSTOMER_FILE_COLUMNS: readonly FileColumn<StoreCustomerDoc>[] = [
  column('Nombre', ({ nombre }) => nombre),
  column('Correo', ({ email }) => email),
  column('Teléfono', ({ telefono }) => formatTelefono(telefono)),
  column('Pedidos', ({ totalPedidos }) => totalPedidos),
  column('Gasto Bs.', ({ gastoTotal }) => toMonto(gastoTotal)),
  column('Primera compra', ({ fechaPrimerCompra }) => caracasDate(fechaPrimerCompra)),
  column('Última compra', ({ ultimoPedido }) => caracasDate(ultimoPedido)),
];
