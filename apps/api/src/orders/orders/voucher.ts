import type { Column, Content, TDocumentDefinitions } from 'pdfmake/interfaces';
import { officeLines, officeOfCourier } from '@tuerca/contracts/orders/orders/office-text';
import { PAYMENT_MESSAGES } from '@tuerca/contracts/payments/payments/messages';
import { ESTADO_PAGO_LABELS, METODO_LABELS } from '@tuerca/contracts/payments/payments/states';
import { bankName } from '@tuerca/contracts/platform/catalogos/bancos';
import { formatFechaHora } from '@tuerca/contracts/venezuela/caracas';
import { formatCedula, formatTelefono } from '@tuerca/contracts/venezuela/identidad';
import { COLOR, facts, letterhead, voucherPages } from '../../platform/pdf/voucher-style';
import type { PedidoDoc } from './order.schema';
import { itemsTable, totals } from './voucher-amounts';

const SUBJECT = 'Comprobante de pedido, documento no fiscal';
const NOTICE = 'Este comprobante no es una factura fiscal. La factura la emite la tienda que vende.';

const head = ({ orderNumber, numero, fecha }: PedidoDoc): Content[] =>
  letterhead(numero, [formatFechaHora(fecha), ...(numero === orderNumber ? [] : [`Compra ${orderNumber}`])], SUBJECT);

function parts({ tienda, cliente, tipoEntrega, direccionEntrega: d, formaEnvio }: PedidoDoc): Content {
  const office = formaEnvio?.oficina;
  const delivery =
    tipoEntrega === 'retiro' || !d
      ? ['Retiro en tienda', tienda.direccion]
      : [
          d.nombre,
          ...(office
            ? [officeOfCourier(formaEnvio), ...officeLines(office)]
            : [[d.calle, d.numero, d.ciudad, d.estado].filter(Boolean).join(', ')]),
          formatTelefono(d.telefono),
          d.referencias,
          d.instrucciones,
        ];
  return {
    columns: [
      facts('Vende', [
        tienda.nombre,
        `RIF ${tienda.rif}`,
        tienda.direccion,
        tienda.telefono && formatTelefono(tienda.telefono),
      ]),
      facts('Cliente', [
        cliente.nombre,
        cliente.cedula && formatCedula(cliente.cedula),
        cliente.email,
        formatTelefono(cliente.telefono),
      ]),
      facts('Entrega', delivery),
    ],
    columnGap: 18,
    margin: [0, 0, 0, 18],
  };
}

function payment(
  { metodoPago, bancoEmisor, referenciaPago, nombrePagador, estadoPago, orderNumber }: PedidoDoc,
  url: string,
  code: string,
): Column {
  return {
    width: '*',
    columns: [
      {
        qr: `${url.replace(/\/$/, '')}/cliente/ordenes?pedido=${code}`,
        fit: 110,
        foreground: COLOR.ink,
        width: 116,
      },
      facts('Pago', [
        METODO_LABELS[metodoPago],
        ...(metodoPago === 'efectivo'
          ? []
          : [
              `Desde ${bankName(bancoEmisor)}`,
              referenciaPago ? `Referencia ${referenciaPago}` : PAYMENT_MESSAGES.noReference,
            ]),
        `A nombre de ${nombrePagador}`,
        `Compra ${orderNumber}`,
        `Estado: ${ESTADO_PAGO_LABELS[estadoPago]}`,
      ]),
    ],
  } as Column;
}

/** The comprobante of a purchase: a page per order (long ones take more). Amounts are the order's own, frozen when it was made. */
export const comprobante = (pedidos: PedidoDoc[], url: string): TDocumentDefinitions =>
  voucherPages(
    { title: `Comprobante ${pedidos[0]?.orderNumber ?? ''}`, subject: SUBJECT, notice: NOTICE },
    pedidos.map((pedido, i): Content => ({
      stack: [
        head(pedido),
        parts(pedido),
        itemsTable(pedido),
        { columns: [payment(pedido, url, pedido.numero), totals(pedido)], columnGap: 18, unbreakable: true } as Content,
      ],
      ...(i > 0 && { pageBreak: 'before' as const }),
    })),
  );
