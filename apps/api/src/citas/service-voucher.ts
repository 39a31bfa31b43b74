import { caracasDate, formatFecha, formatFechaHora } from '@tuerca/contracts/venezuela/caracas';
import { formatBs, formatRef, splitIva } from '@tuerca/contracts/venezuela/dinero';
import { formatTelefono } from '@tuerca/contracts/venezuela/identidad';
import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces';
import type { CitaDoc } from './cita.schema';

const COLOR = { ink: '#14201F', teal: '#0E4A4A', mustard: '#F4B41A', stone: '#E7E1D7', gray: '#5B6664' };
const WIDTH = 595.28;
const MARGIN = 40;
const TITLE = 'Comprobante de servicio, documento no fiscal';
const rate = new Intl.NumberFormat('es-VE', { minimumFractionDigits: 2, maximumFractionDigits: 4 });
/** Zero-width spaces inside very long words, which otherwise would run over the edge. */
const breakable = (text: string): string => text.replace(/\S{28}(?=\S)/g, '$&\u200b');

const caption = (text: string): Content => ({
  text: text.toUpperCase(),
  fontSize: 7.5,
  color: COLOR.gray,
  characterSpacing: 0.6,
  margin: [0, 0, 0, 3],
});
function facts(title: string, lines: (string | null | false)[]): Content {
  const [first, ...rest] = lines.filter((line): line is string => !!line).map(breakable);
  return {
    stack: [
      caption(title),
      { text: first ?? '', bold: true, margin: [0, 0, 0, 1] },
      ...rest.map((text): Content => ({ text, color: COLOR.gray })),
    ],
  };
}
const paragraph = (title: string, text: string | null): Content[] =>
  text ? [{ stack: [caption(title), { text: breakable(text) }], margin: [0, 0, 0, 12] }] : [];

const header = ({ _id, fechaFinalizacion }: CitaDoc): Content => ({
  table: {
    widths: [WIDTH - 200, 200],
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
            { text: `Cita ${String(_id).slice(0, 8)}`, fontSize: 13, bold: true, color: COLOR.mustard },
            { text: fechaFinalizacion ? formatFechaHora(fechaFinalizacion) : '', fontSize: 8.5, color: '#CFE0DE' },
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

function totals({ precioFinal, precioFinalBs, tasa, fechaTasa }: CitaDoc, iva: number): Content {
  const total = precioFinalBs ?? 0;
  const { base, iva: tax } = splitIva(total, iva);
  const row = (label: string, value: string, extra: object = {}): Content => ({
    columns: [
      { text: label, color: COLOR.gray, ...extra },
      { text: value, alignment: 'right', width: 'auto', ...extra },
    ],
    margin: [0, 0, 0, 3],
  });
  return {
    columns: [
      { text: '', width: '*' },
      {
        width: 230,
        stack: [
          row('Base imponible', formatBs(base)),
          row(`IVA ${rate.format(iva).replace(/,00$/, '')} % incluido`, formatBs(tax)),
          { canvas: [{ type: 'line', x1: 0, y1: 4, x2: 230, y2: 4, lineWidth: 1.5, lineColor: COLOR.mustard }] },
          row('Total', formatBs(total), { bold: true, fontSize: 14, color: COLOR.ink, margin: [0, 8, 0, 0] }),
          { text: formatRef(precioFinal ?? 0), alignment: 'right', color: COLOR.gray },
          {
            text: `Tasa BCV ${rate.format(tasa ?? 0)} Bs. por dólar${fechaTasa ? `, del ${formatFecha(`${fechaTasa}T12:00:00Z`)}` : ''}`,
            alignment: 'right',
            fontSize: 8,
            color: COLOR.gray,
          },
        ],
      },
    ],
    margin: [0, 12, 0, 0],
  };
}

function warranty({ garantia, fechaFinalizacion, kilometraje }: CitaDoc): string | null {
  if (!garantia || !fechaFinalizacion) return null;
  const until = new Date(fechaFinalizacion.getTime() + garantia.dias * 86_400_000);
  const parts = [
    garantia.dias ? `hasta el ${formatFecha(`${caracasDate(until)}T12:00:00Z`)}` : null,
    garantia.kilometros
      ? `${garantia.kilometros} km${kilometraje === null ? '' : ` desde los ${kilometraje} km`}`
      : null,
  ];
  return parts.filter(Boolean).join(' o ');
}

/** The comprobante of a completed appointment on one page or more; `iva` percent. */
export function serviceVoucher(cita: CitaDoc, { rif, iva }: { rif: string; iva: number }): TDocumentDefinitions {
  const { taller, cliente, vehiculo, servicio, trabajosRealizados, diagnostico, kilometraje, promocion } = cita;
  return {
    pageSize: 'A4',
    pageMargins: [MARGIN, MARGIN, MARGIN, 56],
    defaultStyle: { font: 'Roboto', fontSize: 9.5, color: COLOR.ink, lineHeight: 1.15 },
    info: { title: `Comprobante ${String(cita._id)}`, author: 'Tuerca', subject: TITLE },
    footer: (page, pages) => ({
      columns: [
        { text: 'Este comprobante no es una factura fiscal. La factura la emite el taller que presta el servicio.' },
        { text: `${page} de ${pages}`, alignment: 'right', width: 60 },
      ],
      fontSize: 7.5,
      color: COLOR.gray,
      margin: [MARGIN, 20, MARGIN, 0],
    }),
    content: [
      header(cita),
      { canvas: [{ type: 'rect', x: -MARGIN, y: 0, w: WIDTH, h: 4, color: COLOR.mustard }] },
      { text: TITLE, fontSize: 12.5, bold: true, margin: [0, 16, 0, 14] },
      {
        columns: [
          facts('Taller', [
            taller.nombre,
            rif && `RIF ${rif}`,
            taller.direccion,
            taller.telefono && formatTelefono(taller.telefono),
          ]),
          facts('Cliente', [cliente.nombre, cliente.email, cliente.telefono && formatTelefono(cliente.telefono)]),
          facts('Vehículo', [
            `${vehiculo.marca} ${vehiculo.modelo} ${vehiculo.anio}`,
            `Placa ${vehiculo.placa}`,
            kilometraje !== null && `${kilometraje} km`,
          ]),
        ],
        columnGap: 18,
        margin: [0, 0, 0, 18],
      },
      { text: breakable(servicio.nombre), fontSize: 12, bold: true, margin: [0, 0, 0, 10] },
      ...paragraph('Diagnóstico', diagnostico),
      ...(trabajosRealizados.length
        ? [
            {
              stack: [caption('Trabajos realizados'), { ul: trabajosRealizados.map(breakable) }],
              margin: [0, 0, 0, 12],
            } as Content,
          ]
        : []),
      ...paragraph('Oferta aplicada', promocion && `${promocion.nombre} (${formatRef(promocion.descuento)})`),
      ...paragraph('Garantía', warranty(cita)),
      totals(cita, iva),
    ],
  };
}
