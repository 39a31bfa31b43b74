import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces';
import { formatFecha } from '@tuerca/contracts/venezuela/caracas';

/** Colours of the voucher: the product's own, on paper. */
export const COLOR = {
  ink: '#14201F',
  teal: '#0E4A4A',
  mustard: '#F4B41A',
  canvas: '#FBF8F3',
  stone: '#E7E1D7',
  gray: '#5B6664',
};
/** Width of A4 in points. */
const PAGE_WIDTH = 595.28;
const MARGIN = 40;
const LONGEST_RUN = 28;

/** Zero-width spaces inside very long words, which otherwise would run over the edge. */
export const breakable = (text: string, run = LONGEST_RUN): string =>
  text.replace(new RegExp(`\\S{${run}}(?=\\S)`, 'g'), '$&\u200b');

/** Small label above a text. */
export const caption = (text: string): Content => ({
  text: text.toUpperCase(),
  fontSize: 7.5,
  color: COLOR.gray,
  characterSpacing: 0.6,
  margin: [0, 0, 0, 3],
});
/** A caption with lines below it, the first in bold; what is missing is left out. */
export const facts = (heading: string, lines: (string | null | undefined | false)[]): Content => {
  const [first, ...rest] = lines.filter((line): line is string => !!line).map((line) => breakable(line));
  return {
    stack: [
      caption(heading),
      { text: first ?? '', bold: true, margin: [0, 0, 0, 1] },
      ...rest.map((text): Content => ({ text, color: COLOR.gray })),
    ],
  };
};

/** A date without a time ('YYYY-MM-DD'), as people read it: noon keeps it on its day in every zone. */
export const formatDay = (date: string): string => formatFecha(`${date}T12:00:00Z`);
/** A rate or a percentage, with two to four decimals. */
export const decimals = new Intl.NumberFormat('es-VE', { minimumFractionDigits: 2, maximumFractionDigits: 4 });

/** One sum: its name on the left, the amount on the right. */
export const sumRow = (label: string, value: string, extra: object = {}): Content => ({
  columns: [
    { text: label, color: COLOR.gray, ...extra },
    { text: value, alignment: 'right', width: 'auto', ...extra },
  ],
  margin: [0, 0, 0, 3],
});
/** The line above the total. */
export const sumLine = (): Content => ({
  canvas: [{ type: 'line', x1: 0, y1: 4, x2: 230, y2: 4, lineWidth: 1.5, lineColor: COLOR.mustard }],
  margin: [0, 0, 0, 8],
});

/** The coloured band at the top of a voucher: the product on the left, the number and what stands below it on the right. */
const band = (number: string, below: string[]): Content => ({
  table: {
    widths: [PAGE_WIDTH - 200, 200],
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
            { text: number, fontSize: 13, bold: true, color: COLOR.mustard, margin: [0, 0, 0, 2] },
            ...below.map((text): Content => ({ text, fontSize: 8.5, color: '#CFE0DE' })),
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
});

/** Head of a voucher: the band and the kind of document. */
export const letterhead = (number: string, below: string[], subject: string): Content[] => [
  band(number, below),
  { canvas: [{ type: 'rect', x: -MARGIN, y: 0, w: PAGE_WIDTH, h: 4, color: COLOR.mustard }] },
  { text: subject, fontSize: 12.5, bold: true, margin: [0, 16, 0, 14] },
];

/** A voucher on A4; `notice` stands at the foot of every page. */
export const voucherPages = (
  { title, subject, notice }: { title: string; subject: string; notice: string },
  content: Content[],
): TDocumentDefinitions => ({
  pageSize: 'A4',
  pageMargins: [MARGIN, MARGIN, MARGIN, 56],
  defaultStyle: { font: 'Roboto', fontSize: 9.5, color: COLOR.ink, lineHeight: 1.15 },
  info: { title, author: 'Tuerca', subject },
  footer: (page, pages) => ({
    columns: [
      { text: notice, width: '*' },
      { text: `${page} de ${pages}`, alignment: 'right', width: 60 },
    ],
    fontSize: 7.5,
    color: COLOR.gray,
    margin: [MARGIN, 20, MARGIN, 0],
  }),
  content,
});
