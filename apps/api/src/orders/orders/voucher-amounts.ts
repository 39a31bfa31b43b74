import type { Column, Content, TableCell } from 'pdfmake/interfaces';
import { shippingPrice } from '@tuerca/contracts/cart/checkout/shipping';
import { formatBs, formatMonto, formatRef, splitIva } from '@tuerca/contracts/venezuela/dinero';
import { breakable, COLOR, decimals, formatDay, sumLine, sumRow } from '../../platform/pdf/voucher-style';
import type { PedidoDoc } from './order.schema';

/** Items of an order, a row per line. */
export function itemsTable({ items }: PedidoDoc): Content {
  const head = (text: string, alignment: 'left' | 'right' = 'left'): TableCell => ({
    text,
    alignment,
    bold: true,
    fontSize: 8.5,
    color: '#FFFFFF',
    margin: [0, 2, 0, 2],
  });
  const rows = items.map(({ nombre, variante, cantidad, precioUnitario, precioUSD }): TableCell[] => [
    {
      stack: [breakable(nombre), ...(variante ? [{ text: breakable(variante), fontSize: 8, color: COLOR.gray }] : [])],
    },
    { text: String(cantidad), alignment: 'right' },
    {
      stack: [formatMonto(precioUnitario), { text: formatRef(precioUSD), fontSize: 7.5, color: COLOR.gray }],
      alignment: 'right',
    },
    { text: formatMonto(precioUnitario * cantidad), alignment: 'right' },
  ]);
  return {
    table: {
      headerRows: 1,
      dontBreakRows: true,
      widths: ['*', 36, 92, 96],
      body: [
        [head('Producto'), head('Cant.', 'right'), head('Precio Bs.', 'right'), head('Total Bs.', 'right')],
        ...rows,
      ],
    },
    layout: {
      fillColor: (row) => (row === 0 ? COLOR.teal : row % 2 ? null : COLOR.canvas),
      hLineWidth: (line) => (line > 1 ? 0.5 : 0),
      vLineWidth: () => 0,
      hLineColor: () => COLOR.stone,
      paddingTop: () => 5,
      paddingBottom: () => 5,
      paddingLeft: () => 8,
      paddingRight: () => 8,
    },
    margin: [0, 0, 0, 14],
  };
}

/** The sums of an order, its taxes and the rate at which it was sold. */
export function totals({ subtotal, envio, total, totalUSD, iva, tasa, fechaTasa, ...pedido }: PedidoDoc): Column {
  const { base, iva: tax } = splitIva(total, iva);
  return {
    width: 230,
    stack: [
      sumRow('Subtotal', formatBs(subtotal)),
      sumRow(
        pedido.tipoEntrega === 'retiro' ? 'Retiro en tienda' : 'Envío',
        shippingPrice(envio, pedido.formaEnvio?.pagoEnDestino ?? false),
      ),
      sumRow('Base imponible', formatBs(base)),
      sumRow(`IVA ${decimals.format(iva).replace(/,00$/, '')} % incluido`, formatBs(tax)),
      sumLine(),
      sumRow('Total', formatBs(total), { bold: true, fontSize: 14, color: COLOR.ink }),
      { text: formatRef(totalUSD), alignment: 'right', color: COLOR.gray },
      {
        text: `Tasa BCV ${decimals.format(tasa)} Bs. por dólar, del ${formatDay(fechaTasa)}`,
        alignment: 'right',
        fontSize: 8,
        color: COLOR.gray,
        margin: [0, 3, 0, 0],
      },
    ],
  } as Column;
}
