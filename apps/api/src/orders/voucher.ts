import { bankName } from '@tuerca/contracts/venezuela/bancos';
import { formatFecha, formatFechaHora } from '@tuerca/contracts/venezuela/caracas';
import { splitIva, formatBs, formatMonto, formatRef } from '@tuerca/contracts/venezuela/dinero';
import { formatCedula, formatTelefono } from '@tuerca/contracts/venezuela/identidad';
import { ESTADO_PAGO_LABELS, METODO_LABELS } from '@tuerca/contracts/payments/states';
import type { Column, Content, TableCell, TDocumentDefinitions } from 'pdfmake/interfaces';
import type { PedidoDoc } from './order.schema';

const COLOR = {
  ink: '#14201F',
  teal: '#0E4A4A',
  mustard: '#F4B41A',
  canvas: '#FBF8F3',
  stone: '#E7E1D7',
  gris: '#5B6664',
};
const ANCHO = 595.28;
const MARGIN = 40;
const LONG = 28;
/** fechaTasa is a date without a time: noon keeps it on its day in every zone. */
const dia = (fecha: string) => formatFecha(`${fecha}T12:00:00Z`);
const full = new Intl.NumberFormat('es-VE', { minimumFractionDigits: 2, maximumFractionDigits: 4 });
/** Zero-width spaces inside very long words, which otherwise would run over the edge. */
const partible = (texto: string): string => texto.replace(new RegExp(`\\S{${LONG}}(?=\\S)`, 'g'), '$&\u200b');

const caption = (texto: string): Content => ({
  text: texto.toUpperCase(),
  fontSize: 7.5,
  color: COLOR.gris,
  characterSpacing: 0.6,
  margin: [0, 0, 0, 3],
});
const datos = (titulo: string, lineas: (string | null | undefined | false)[]): Content => {
  const [primera, ...rest] = lineas.filter((linea): linea is string => !!linea).map(partible);
  return {
    stack: [
      caption(titulo),
      { text: primera ?? '', bold: true, margin: [0, 0, 0, 1] },
      ...rest.map((text): Content => ({ text, color: COLOR.gris })),
    ],
  };
};

function header({ orderNumber, numero, fecha }: PedidoDoc): Content {
  return {
    table: {
      widths: [ANCHO - 200, 200],
      body: [
        [
          {
            stack: [
              { text: 'TUERCA', fontSize: 22, bold: true, color: '#FFFFFF', characterSpacing: 1 },
              { text: 'Repuestos y talleres de Venezuela', fontSize: 8.5, color: '#CFE0DE' },
            ],
            margin: [MARGIN, 22, 0, 18],
          },
          {
            stack: [
              { text: numero, fontSize: 13, bold: true, color: COLOR.mustard },
              { text: formatFechaHora(fecha), fontSize: 8.5, color: '#CFE0DE', margin: [0, 2, 0, 0] },
              ...(numero === orderNumber ? [] : [{ text: `Compra ${orderNumber}`, fontSize: 8.5, color: '#CFE0DE' }]),
            ],
            alignment: 'right',
            margin: [0, 24, MARGIN, 18],
          },
        ],
      ],
    },
    layout: {
      hLineWidth: () => 0,
      vLineWidth: () => 0,
      fillColor: () => COLOR.teal,
      paddingLeft: () => 0,
      paddingRight: () => 0,
      paddingTop: () => 0,
      paddingBottom: () => 0,
    },
    margin: [-MARGIN, -MARGIN, -MARGIN, 0],
  };
}

const titulo = (): Content => [
  { canvas: [{ type: 'rect', x: -MARGIN, y: 0, w: ANCHO, h: 4, color: COLOR.mustard }] },
  { text: 'Comprobante de pedido, documento no fiscal', fontSize: 12.5, bold: true, margin: [0, 16, 0, 14] },
];

function parts({ tienda, cliente, tipoEntrega, direccionEntrega: d }: PedidoDoc): Content {
  const entrega =
    tipoEntrega === 'retiro' || !d
      ? ['Retiro en tienda', tienda.direccion]
      : [
          d.nombre,
          [d.calle, d.numero, d.ciudad, d.estado].filter(Boolean).join(', '),
          d.telefono,
          d.referencias,
          d.instrucciones,
        ];
  return {
    columns: [
      datos('Vende', [
        tienda.nombre,
        `RIF ${tienda.rif}`,
        tienda.direccion,
        tienda.telefono && formatTelefono(tienda.telefono),
      ]),
      datos('Cliente', [
        cliente.nombre,
        cliente.cedula && formatCedula(cliente.cedula),
        cliente.email,
        formatTelefono(cliente.telefono),
      ]),
      datos('Entrega', entrega),
    ],
    columnGap: 18,
    margin: [0, 0, 0, 18],
  };
}

function lineas({ items }: PedidoDoc): Content {
  const head = (text: string, alignment: 'left' | 'right' = 'left'): TableCell => ({
    text,
    alignment,
    bold: true,
    fontSize: 8.5,
    color: '#FFFFFF',
    margin: [0, 2, 0, 2],
  });
  const rows = items.map(({ nombre, variante, cantidad, precioUnitario, precioUSD }): TableCell[] => [
    { stack: [partible(nombre), ...(variante ? [{ text: partible(variante), fontSize: 8, color: COLOR.gris }] : [])] },
    { text: String(cantidad), alignment: 'right' },
    {
      stack: [formatMonto(precioUnitario), { text: formatRef(precioUSD), fontSize: 7.5, color: COLOR.gris }],
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
      fillColor: (fila) => (fila === 0 ? COLOR.teal : fila % 2 ? null : COLOR.canvas),
      hLineWidth: (linea) => (linea > 1 ? 0.5 : 0),
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

function totales({ subtotal, envio, total, totalUSD, iva, tasa, fechaTasa, tipoEntrega }: PedidoDoc): Column {
  const { base, iva: tax } = splitIva(total, iva);
  const fila = (nombre: string, valor: string, extra: object = {}): Content => ({
    columns: [
      { text: nombre, color: COLOR.gris, ...extra },
      { text: valor, alignment: 'right', width: 'auto', ...extra },
    ],
    margin: [0, 0, 0, 3],
  });
  return {
    width: 230,
    stack: [
      fila('Subtotal', formatBs(subtotal)),
      fila(tipoEntrega === 'retiro' ? 'Retiro en tienda' : 'Envío', formatBs(envio)),
      fila('Base imponible', formatBs(base)),
      fila(`IVA ${full.format(iva).replace(/,00$/, '')} % incluido`, formatBs(tax)),
      {
        canvas: [{ type: 'line', x1: 0, y1: 4, x2: 230, y2: 4, lineWidth: 1.5, lineColor: COLOR.mustard }],
        margin: [0, 0, 0, 8],
      },
      fila('Total', formatBs(total), { bold: true, fontSize: 14, color: COLOR.ink }),
      { text: formatRef(totalUSD), alignment: 'right', color: COLOR.gris },
      {
        text: `Tasa BCV ${full.format(tasa)} Bs. por dólar, del ${dia(fechaTasa)}`,
        alignment: 'right',
        fontSize: 8,
        color: COLOR.gris,
        margin: [0, 3, 0, 0],
      },
    ],
  } as Column;
}

function pago(
  { metodoPago, bancoEmisor, referenciaPago, nombrePagador, estadoPago, orderNumber }: PedidoDoc,
  url: string,
  codigo: string,
): Column {
  return {
    width: '*',
    columns: [
      {
        qr: `${url.replace(/\/$/, '')}/cliente/ordenes?pedido=${codigo}`,
        fit: 110,
        foreground: COLOR.ink,
        width: 116,
      },
      datos('Pago', [
        METODO_LABELS[metodoPago],
        `Desde ${bankName(bancoEmisor)}`,
        `Referencia ${referenciaPago ?? 'por verificar'}`,
        `A nombre de ${nombrePagador}`,
        `Compra ${orderNumber}`,
        `Estado: ${ESTADO_PAGO_LABELS[estadoPago]}`,
      ]),
    ],
  } as Column;
}

/** The comprobante of a purchase: a page per order (long ones take more). Amounts are the order's own, frozen when it was made. */
export function comprobante(pedidos: PedidoDoc[], url: string): TDocumentDefinitions {
  return {
    pageSize: 'A4',
    pageMargins: [MARGIN, MARGIN, MARGIN, 56],
    defaultStyle: { font: 'Roboto', fontSize: 9.5, color: COLOR.ink, lineHeight: 1.15 },
    info: {
      title: `Comprobante ${pedidos[0]?.orderNumber ?? ''}`,
      author: 'Tuerca',
      subject: 'Comprobante de pedido, documento no fiscal',
    },
    footer: (page, pages) => ({
      columns: [
        { text: 'Este comprobante no es una factura fiscal. La factura la emite la tienda que vende.', width: '*' },
        { text: `${page} de ${pages}`, alignment: 'right', width: 60 },
      ],
      fontSize: 7.5,
      color: COLOR.gris,
      margin: [MARGIN, 20, MARGIN, 0],
    }),
    content: pedidos.map((pedido, i): Content => ({
      stack: [
        header(pedido),
        titulo(),
        parts(pedido),
        lineas(pedido),
        { columns: [pago(pedido, url, pedido.numero), totales(pedido)], columnGap: 18, unbreakable: true } as Content,
      ],
      ...(i > 0 && { pageBreak: 'before' as const }),
    })),
  };
}
