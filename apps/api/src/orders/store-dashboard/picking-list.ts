import type { Content, TableCell, TDocumentDefinitions } from 'pdfmake/interfaces';
import { paysAtPickUp } from '@tuerca/contracts/cart/checkout/cash';
import { plural } from '@tuerca/contracts/kernel/plural';
import { officeOfCourier } from '@tuerca/contracts/orders/orders/office-text';
import type { Pedido } from '@tuerca/contracts/orders/orders/schemas';
import { unitsOf } from '@tuerca/contracts/orders/orders/units';
import { PAYS_AT_PICK_UP } from '@tuerca/contracts/payments/payments/states';
import { formatFechaHora } from '@tuerca/contracts/venezuela/caracas';
import { printable } from '../../platform/pdf/printable';
import { breakable, COLOR } from '../../platform/pdf/voucher-style';

type Item = Pedido['items'][number];
/** A product as it is taken from the shelf: how many units, and for which orders. */
interface Shelf {
  item: Item;
  units: number;
  orders: { numero: string; units: number }[];
}

const MARGIN = 40;
const words = (text: string, max = 160) => breakable(printable(text, max));
/** A square to tick; a new one each time, for pdfmake writes into what it draws where that stands. */
const box = (): Content => ({
  canvas: [{ type: 'rect', x: 0, y: 1, w: 10, h: 10, lineWidth: 0.8, lineColor: COLOR.ink }],
});
type Codes = ReadonlyMap<string, string>;
const codeOf = ({ productoId }: Item, codes: Codes) => breakable(printable(codes.get(productoId) ?? '', 40), 12);
const nameOf = ({ producto: { nombre, variante } }: Item): Content => ({
  stack: [words(nombre), ...(variante ? [{ text: words(variante), fontSize: 8, color: COLOR.gray }] : [])],
});

/** The lines of all orders by product, in the order of their names. */
function shelvesOf(pedidos: readonly Pedido[]): Shelf[] {
  const shelves = new Map<string, Shelf>();
  for (const { numero, items } of pedidos)
    for (const item of items) {
      // What differs in its variant lies in another place.
      const key = `${item.productoId} ${item.producto.variante ?? ''}`;
      const shelf = shelves.get(key) ?? { item, units: 0, orders: [] };
      shelf.units += item.cantidad;
      shelf.orders.push({ numero, units: item.cantidad });
      shelves.set(key, shelf);
    }
  return [...shelves.values()].sort((a, b) => a.item.producto.nombre.localeCompare(b.item.producto.nombre, 'es'));
}

/** A table with a coloured head; `widths` has one entry per column. */
const table = (head: string[], widths: (string | number)[], rows: TableCell[][]): Content => ({
  table: {
    headerRows: 1,
    dontBreakRows: true,
    widths,
    body: [head.map((text): TableCell => ({ text, bold: true, fontSize: 8.5, color: '#FFFFFF' })), ...rows],
  },
  layout: {
    fillColor: (row) => (row === 0 ? COLOR.teal : null),
    hLineWidth: (line) => (line > 1 ? 0.5 : 0),
    vLineWidth: () => 0,
    hLineColor: () => COLOR.stone,
    paddingTop: () => 4,
    paddingBottom: () => 4,
  },
  margin: [0, 0, 0, 16],
});
const heading = (text: string): Content => ({ text, fontSize: 12.5, bold: true, margin: [0, 6, 0, 6] });

const byProduct = (pedidos: readonly Pedido[], codes: Codes): Content =>
  table(
    ['', 'Código', 'Producto', 'Cant.', 'Pedidos'],
    [14, 80, '*', 30, 150],
    shelvesOf(pedidos).map(({ item, units, orders }): TableCell[] => [
      box(),
      codeOf(item, codes),
      nameOf(item),
      { text: String(units), bold: true, fontSize: 11 },
      {
        text: orders.map((of) => (of.units === 1 ? of.numero : `${of.numero} (${of.units})`)).join(', '),
        fontSize: 8,
        color: COLOR.gray,
      },
    ]),
  );

const handoverWords = ({ tipoEntrega, formaEnvio }: Pedido): string =>
  tipoEntrega === 'retiro' ? 'retira en tienda' : words(officeOfCourier(formaEnvio) ?? 'con envío', 80);

/** Note for the packer: the order does not leave without the money. */
const dueWords = (pedido: Pedido): string[] => (paysAtPickUp(pedido) ? [PAYS_AT_PICK_UP] : []);

const byOrder = (pedido: Pedido, codes: Codes, first: boolean): Content => ({
  stack: [
    ...(first ? [heading('Por pedido')] : []),
    {
      columns: [
        { text: `Pedido ${pedido.numero}`, bold: true },
        {
          text: [words(pedido.cliente.nombre, 80), handoverWords(pedido), ...dueWords(pedido)].join(' · '),
          alignment: 'right',
          color: COLOR.gray,
        },
      ],
      margin: [0, 4, 0, 4],
    },
    table(
      ['', 'Código', 'Producto', 'Cant.'],
      [14, 80, '*', 40],
      pedido.items.map((item): TableCell[] => [
        box(),
        codeOf(item, codes),
        nameOf(item),
        { text: String(item.cantidad), bold: true },
      ]),
    ),
  ],
  // A short order stays on one page; a long one may not fit.
  unbreakable: pedido.items.length <= 10,
});

/** Parts to take from the shelves for orders of one store: by product, then by order. `codes` are the store's own, by product. */
export const pickingList = (pedidos: readonly Pedido[], codes: Codes, now: Date): TDocumentDefinitions => ({
  pageSize: 'LETTER',
  pageMargins: [MARGIN, MARGIN, MARGIN, 48],
  defaultStyle: { font: 'Roboto', fontSize: 9.5, color: COLOR.ink, lineHeight: 1.1 },
  info: { title: 'Lista de preparación', author: 'Tuerca' },
  footer: (page, pages) => ({
    text: `${page} de ${pages}`,
    alignment: 'right',
    fontSize: 7.5,
    color: COLOR.gray,
    margin: [MARGIN, 16, MARGIN, 0],
  }),
  content: [
    { text: 'Lista de preparación', fontSize: 18, bold: true, color: COLOR.teal },
    {
      text: [
        words(pedidos[0]?.tienda.nombre ?? '', 60),
        plural(pedidos.length, 'pedido', 'pedidos'),
        plural(unitsOf(pedidos.flatMap(({ items }) => items)), 'unidad', 'unidades'),
        formatFechaHora(now),
      ].join(' · '),
      color: COLOR.gray,
      margin: [0, 2, 0, 10],
    },
    heading('Por producto'),
    byProduct(pedidos, codes),
    ...pedidos.map((pedido, i) => byOrder(pedido, codes, i === 0)),
  ],
});
