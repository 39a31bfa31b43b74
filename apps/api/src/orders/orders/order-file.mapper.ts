import { COURIER_LABELS } from '@tuerca/contracts/auth/stores/couriers';
import { ESTADO_PEDIDO_LABELS } from '@tuerca/contracts/orders/orders/states';
import { unitsOf } from '@tuerca/contracts/orders/orders/units';
import { ESTADO_PAGO_LABELS, METODO_LABELS } from '@tuerca/contracts/payments/payments/states';
import { caracasDate } from '@tuerca/contracts/venezuela/caracas';
import { splitIva, toMonto } from '@tuerca/contracts/venezuela/dinero';
import { formatTelefono } from '@tuerca/contracts/venezuela/identidad';
import type { PlainCell } from '../../platform/spreadsheet/cell';
import type { PedidoDoc } from './order.schema';
import type { StoreCustomerDoc } from './store-customer.schema';

/** A column: its title, and what stands in it. */
type Columns<Doc> = readonly (readonly [title: string, read: (doc: Doc) => PlainCell])[];

/** '2 × Bujía NGK; 1 × Aceite 20W-50 (4 L)'. */
export const productsOf = (items: readonly Pick<PedidoDoc['items'][number], 'cantidad' | 'nombre' | 'variante'>[]) =>
  items
    .map(({ cantidad, nombre, variante }) => `${cantidad} × ${nombre}${variante ? ` (${variante})` : ''}`)
    .join('; ');

const placeOf = ({ direccionEntrega: place }: PedidoDoc): string | null =>
  place && [place.calle, place.numero, place.ciudad, place.estado].filter(Boolean).join(', ');
const parcelOf = ({ courier, numeroRastreo }: PedidoDoc): string | null =>
  numeroRastreo && [courier && COURIER_LABELS[courier], numeroRastreo].filter(Boolean).join(' ');

const ORDER_COLUMNS: Columns<PedidoDoc> = [
  ['Número', ({ numero }) => numero],
  ['Fecha', ({ fecha }) => caracasDate(fecha)],
  ['Estado', ({ estado }) => ESTADO_PEDIDO_LABELS[estado]],
  ['Pago', ({ estadoPago }) => ESTADO_PAGO_LABELS[estadoPago]],
  ['Método', ({ metodoPago }) => METODO_LABELS[metodoPago]],
  ['Referencia', ({ referenciaPago }) => referenciaPago],
  ['Cliente', ({ cliente }) => cliente.nombre],
  ['Cédula', ({ cliente }) => cliente.cedula],
  ['Correo', ({ cliente }) => cliente.email],
  ['Teléfono', ({ cliente }) => formatTelefono(cliente.telefono)],
  ['Productos', ({ items }) => productsOf(items)],
  ['Unidades', ({ items }) => unitsOf(items)],
  ['Subtotal Bs.', ({ subtotal }) => toMonto(subtotal)],
  ['Envío Bs.', ({ envio }) => toMonto(envio)],
  ['IVA incluido Bs.', ({ total, iva }) => toMonto(splitIva(total, iva).iva)],
  ['Total Bs.', ({ total }) => toMonto(total)],
  ['Total Ref. $', ({ totalUSD }) => toMonto(totalUSD)],
  ['Devuelto Bs.', ({ devuelto = 0 }) => toMonto(devuelto)],
  ['Tasa', ({ tasa }) => tasa],
  ['Fecha de la tasa', ({ fechaTasa }) => fechaTasa],
  ['Entrega', ({ tipoEntrega }) => (tipoEntrega === 'retiro' ? 'Retiro en tienda' : 'A domicilio')],
  ['Dirección', placeOf],
  ['Guía', parcelOf],
  ['Motivo de la cancelación', ({ motivoCancelacion }) => motivoCancelacion],
];
const CUSTOMER_COLUMNS: Columns<StoreCustomerDoc> = [
  ['Nombre', ({ nombre }) => nombre],
  ['Correo', ({ email }) => email],
  ['Teléfono', ({ telefono }) => formatTelefono(telefono)],
  ['Pedidos', ({ totalPedidos }) => totalPedidos],
  ['Gasto Bs.', ({ gastoTotal }) => toMonto(gastoTotal)],
  ['Primera compra', ({ fechaPrimerCompra }) => caracasDate(fechaPrimerCompra)],
  ['Última compra', ({ ultimoPedido }) => caracasDate(ultimoPedido)],
];

const titlesOf = (columns: Columns<never>): string[] => columns.map(([title]) => title);
const rowOf =
  <Doc>(columns: Columns<Doc>) =>
  (doc: Doc): PlainCell[] =>
    columns.map(([, read]) => read(doc));

/** Titles and rows of a store's files. */
export const ORDER_TITLES = titlesOf(ORDER_COLUMNS);
export const toOrderRow = rowOf(ORDER_COLUMNS);
export const CUSTOMER_TITLES = titlesOf(CUSTOMER_COLUMNS);
export const toCustomerRow = rowOf(CUSTOMER_COLUMNS);
