import { COURIER_LABELS } from '@tuerca/contracts/auth/stores/couriers';
import { column, type FileColumn } from '@tuerca/contracts/kernel/columns';
import { ESTADO_PEDIDO_LABELS } from '@tuerca/contracts/orders/orders/states';
import { unitsOf } from '@tuerca/contracts/orders/orders/units';
import { ESTADO_PAGO_LABELS, METODO_LABELS } from '@tuerca/contracts/payments/payments/states';
import { caracasDate } from '@tuerca/contracts/venezuela/caracas';
import { splitIva, toMonto } from '@tuerca/contracts/venezuela/dinero';
import { formatTelefono } from '@tuerca/contracts/venezuela/identidad';
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

/** Columns of a store's orders in a file. */
export const ORDER_COLUMNS: readonly FileColumn<PedidoDoc>[] = [
  column('Número', ({ numero }) => numero),
  column('Fecha', ({ fecha }) => caracasDate(fecha)),
  column('Estado', ({ estado }) => ESTADO_PEDIDO_LABELS[estado]),
  column('Pago', ({ estadoPago }) => ESTADO_PAGO_LABELS[estadoPago]),
  column('Método', ({ metodoPago }) => METODO_LABELS[metodoPago]),
  column('Referencia', ({ referenciaPago }) => referenciaPago),
  column('Cliente', ({ cliente }) => cliente.nombre),
  column('Cédula', ({ cliente }) => cliente.cedula),
  column('Correo', ({ cliente }) => cliente.email),
  column('Teléfono', ({ cliente }) => formatTelefono(cliente.telefono)),
  column('Productos', ({ items }) => productsOf(items)),
  column('Unidades', ({ items }) => unitsOf(items)),
  column('Subtotal Bs.', ({ subtotal }) => toMonto(subtotal)),
  column('Envío Bs.', ({ envio }) => toMonto(envio)),
  column('IVA incluido Bs.', ({ total, iva }) => toMonto(splitIva(total, iva).iva)),
  column('Total Bs.', ({ total }) => toMonto(total)),
  column('Total Ref. $', ({ totalUSD }) => toMonto(totalUSD)),
  column('Devuelto Bs.', ({ devuelto = 0 }) => toMonto(devuelto)),
  column('Tasa', ({ tasa }) => tasa),
  column('Fecha de la tasa', ({ fechaTasa }) => fechaTasa),
  column('Entrega', ({ tipoEntrega }) => (tipoEntrega === 'retiro' ? 'Retiro en tienda' : 'A domicilio')),
  column('Dirección', placeOf),
  column('Guía', parcelOf),
  column('Motivo de la cancelación', ({ motivoCancelacion }) => motivoCancelacion),
];

/** Columns of a store's customers in a file. */
export const CUSTOMER_COLUMNS: readonly FileColumn<StoreCustomerDoc>[] = [
  column('Nombre', ({ nombre }) => nombre),
  column('Correo', ({ email }) => email),
  column('Teléfono', ({ telefono }) => formatTelefono(telefono)),
  column('Pedidos', ({ totalPedidos }) => totalPedidos),
  column('Gasto Bs.', ({ gastoTotal }) => toMonto(gastoTotal)),
  column('Primera compra', ({ fechaPrimerCompra }) => caracasDate(fechaPrimerCompra)),
  column('Última compra', ({ ultimoPedido }) => caracasDate(ultimoPedido)),
];
