import type { Content, TableCell, TDocumentDefinitions } from 'pdfmake/interfaces';
import { paysAtPickUp } from '@tuerca/contracts/cart/checkout/cash';
import { plural } from '@tuerca/contracts/kernel/plural';
import { officeOfCourier } from '@tuerca/contracts/orders/orders/office-text';
import type { Pedido } from '@tuerca/contracts/orders/orders/schemas';
import { trackingText } from '@tuerca/contracts/orders/orders/tracking';
import { unitsOf } from '@tuerca/contracts/orders/orders/units';
import { labelAddress } from '@tuerca/contracts/orders/store-dashboard/labels';
import { PAYS_AT_PICK_UP } from '@tuerca/contracts/payments/payments/states';
import { formatTelefono } from '@tuerca/contracts/venezuela/identidad';
import { printable } from '../../platform/pdf/printable';
import { breakable, caption, COLOR } from '../../platform/pdf/voucher-style';

/** Points of a quarter of a letter page, which is what shops print on, and of the room inside it. */
const QUARTER = { width: 306, height: 396, padding: 18 };
const PER_PAGE = 4;
const INSIDE = QUARTER.width - 2 * QUARTER.padding;
/** Heights of the sender, of the recipient and of the order; together they leave the quarter some room. */
const ROWS = [66, 152, 108];
const presentIn = (lines: (Content | false | null | undefined)[]): Content[] =>
  lines.filter((line): line is Content => !!line);

/** Lines that a text may take, and its sizes in points: the first when it fits, the last at least. */
type Room = readonly [lines: number, size: number, least: number];
const STORE: Room = [2, 10, 7];
const NAME: Room = [2, 15, 8];
const STREET: Room = [4, 11, 7];
const SMALL: Room = [2, 8.5, 7];
const ONE_LINE: Room = [1, 11, 6];
/** Share of its lines that a text fills: the rest is lost where they break. */
const FILLED = 0.8;
/** Words that have no end may break anywhere, or they would run over the edge. */
const broken = (text: string) => text.replace(/\S{18,}/g, (word) => breakable(word, 8));

/** About how wide a text is, in sizes of its font. */
const widthOf = (text: string): number =>
  [...text].reduce((sum, sign) => sum + (/[MW@%…—]/.test(sign) ? 0.95 : /[a-z\d\s.,]/.test(sign) ? 0.54 : 0.7), 0);

/** A text that stays in its room: smaller when it is long, cut when it is too long for that. */
function fitted(source: string, [lines, size, least]: Room, extra: object = {}): Content {
  const points = lines * INSIDE * FILLED;
  let text = printable(source, 300);
  for (let left = text.length; widthOf(text) * least > points; left -= 5) text = printable(text, left);
  const fontSize = Math.max(least, Math.min(size, points / widthOf(text)));
  return { text: broken(text), fontSize, ...extra };
}
const bold = { bold: true };
const gray = { color: COLOR.gray };

const sender = ({ tienda }: Pedido): Content[] =>
  presentIn([
    caption('Remite'),
    fitted(tienda.nombre, STORE, bold),
    tienda.telefono && { text: formatTelefono(tienda.telefono), fontSize: 8.5, ...gray },
    fitted(tienda.direccion, SMALL, gray),
  ]);

/** Destination of the parcel: the courier's office, when the client picks it up there. */
function placeLines(to: NonNullable<Pedido['direccionEntrega']>, formaEnvio: Pedido['formaEnvio']) {
  const office = officeOfCourier(formaEnvio);
  const { direccion, ciudad, estado } = formaEnvio?.oficina ?? {};
  if (office && direccion)
    return [fitted(office, ONE_LINE, bold), fitted(direccion, STREET), fitted(`${ciudad}, ${estado}`, ONE_LINE, bold)];
  return [
    fitted([to.calle, to.numero].filter(Boolean).join(', '), STREET),
    fitted(`${to.ciudad}, ${to.estado} ${to.codigoPostal}`, ONE_LINE, bold),
    to.referencias && fitted(to.referencias, SMALL, gray),
  ];
}

function recipient(pedido: Pedido): Content[] {
  const { tipoEntrega, direccionEntrega: to, cliente, instalacion, formaEnvio } = pedido;
  if (tipoEntrega === 'retiro' || !to)
    return presentIn([
      caption('Retira en tienda'),
      fitted(cliente.nombre, NAME, bold),
      fitted(formatTelefono(cliente.telefono), ONE_LINE),
      paysAtPickUp(pedido) && fitted(PAYS_AT_PICK_UP, ONE_LINE, bold),
    ]);
  return presentIn([
    caption('Entregar a'),
    fitted(to.nombre, NAME, bold),
    fitted(formatTelefono(to.telefono), ONE_LINE),
    instalacion?.enTaller && fitted(`En el taller ${instalacion.taller.nombre}`, ONE_LINE, bold),
    ...placeLines(to, formaEnvio),
  ]);
}

/** Content of the parcel, its carrier, and the code that leads the store to its order. */
function order({ _id, numero, items, tipoEntrega, courier, numeroRastreo }: Pedido, url: string): Content {
  const carrier = trackingText(courier, numeroRastreo);
  return {
    columns: [
      { qr: labelAddress(url, _id), fit: 100, foreground: COLOR.ink, width: 108 },
      {
        stack: presentIn([
          caption('Pedido'),
          { text: printable(numero, 40), bold: true, fontSize: 11 },
          { text: plural(unitsOf(items), 'unidad', 'unidades'), ...gray },
          tipoEntrega !== 'retiro' && {
            stack: [
              caption('Empresa y guía'),
              carrier ? { text: broken(printable(carrier, 80)), bold: true } : '__________________',
            ],
            margin: [0, 8, 0, 0],
          },
        ]),
      },
    ],
  };
}

const quarter = (pedido: Pedido, url: string): TableCell => ({
  table: {
    widths: [INSIDE],
    heights: ROWS,
    body: [[{ stack: sender(pedido) }], [{ stack: recipient(pedido) }], [order(pedido, url)]],
  },
  layout: {
    hLineWidth: (line) => (line === 1 || line === 2 ? 0.5 : 0),
    vLineWidth: () => 0,
    hLineColor: () => COLOR.stone,
    paddingLeft: () => 0,
    paddingRight: () => 0,
    paddingTop: () => 5,
    paddingBottom: () => 2,
  },
});

/** Four labels, to be cut along the dashes. */
function page(pedidos: readonly Pedido[], url: string, first: boolean): Content {
  const cells = Array.from({ length: PER_PAGE }, (_, i): TableCell => (pedidos[i] ? quarter(pedidos[i], url) : ''));
  const inside = QUARTER.height - 2 * QUARTER.padding;
  return {
    table: {
      widths: [INSIDE, INSIDE],
      heights: [inside, inside],
      dontBreakRows: true,
      body: [cells.slice(0, 2), cells.slice(2)],
    },
    layout: {
      hLineWidth: (line) => (line === 1 ? 0.5 : 0),
      vLineWidth: (line) => (line === 1 ? 0.5 : 0),
      hLineStyle: () => ({ dash: { length: 4, space: 4 } }),
      vLineStyle: () => ({ dash: { length: 4, space: 4 } }),
      hLineColor: () => COLOR.gray,
      vLineColor: () => COLOR.gray,
      paddingLeft: () => QUARTER.padding,
      // The cut line takes half a point, which the page has not.
      paddingRight: () => QUARTER.padding - 1,
      paddingTop: () => QUARTER.padding - 1,
      paddingBottom: () => QUARTER.padding - 1,
    },
    ...(!first && { pageBreak: 'before' as const }),
  };
}

/** Labels of orders on letter pages, four on each. */
export const labelSheet = (pedidos: readonly Pedido[], url: string): TDocumentDefinitions => ({
  pageSize: 'LETTER',
  pageMargins: 0,
  defaultStyle: { font: 'Roboto', fontSize: 9.5, color: COLOR.ink, lineHeight: 1.1 },
  info: { title: 'Etiquetas', author: 'Tuerca' },
  content: Array.from({ length: Math.ceil(pedidos.length / PER_PAGE) }, (_, i) =>
    page(pedidos.slice(i * PER_PAGE, (i + 1) * PER_PAGE), url, i === 0),
  ),
});
