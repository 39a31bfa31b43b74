import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces';
import { formatKilometraje } from '@tuerca/contracts/citas/hojas/mileage';
import { caracasDate, formatFechaHora } from '@tuerca/contracts/venezuela/caracas';
import { formatBs, formatRef, splitIva } from '@tuerca/contracts/venezuela/dinero';
import { formatTelefono } from '@tuerca/contracts/venezuela/identidad';
import {
  breakable,
  caption,
  COLOR,
  decimals,
  facts,
  formatDay,
  letterhead,
  sumLine,
  sumRow,
  voucherPages,
} from '../../platform/pdf/voucher-style';
import type { CitaDoc } from './cita.schema';

const SUBJECT = 'Comprobante de servicio, documento no fiscal';
const NOTICE = 'Este comprobante no es una factura fiscal. La factura la emite el taller que presta el servicio.';

const paragraph = (title: string, text: string | null): Content[] =>
  text ? [{ stack: [caption(title), { text: breakable(text) }], margin: [0, 0, 0, 12] }] : [];

function totals({ precioFinal, precioFinalBs, tasa, fechaTasa }: CitaDoc, iva: number): Content {
  const total = precioFinalBs ?? 0;
  const { base, iva: tax } = splitIva(total, iva);
  return {
    columns: [
      { text: '', width: '*' },
      {
        width: 230,
        stack: [
          sumRow('Base imponible', formatBs(base)),
          sumRow(`IVA ${decimals.format(iva).replace(/,00$/, '')} % incluido`, formatBs(tax)),
          sumLine(),
          sumRow('Total', formatBs(total), { bold: true, fontSize: 14, color: COLOR.ink }),
          { text: formatRef(precioFinal ?? 0), alignment: 'right', color: COLOR.gray },
          {
            text: `Tasa BCV ${decimals.format(tasa ?? 0)} Bs. por dólar${fechaTasa ? `, del ${formatDay(fechaTasa)}` : ''}`,
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
    garantia.dias ? `hasta el ${formatDay(caracasDate(until))}` : null,
    garantia.kilometros
      ? `${formatKilometraje(garantia.kilometros)}${kilometraje === null ? '' : ` desde los ${formatKilometraje(kilometraje)}`}`
      : null,
  ];
  return parts.filter(Boolean).join(' o ');
}

/** The comprobante of a completed appointment on one page or more; `iva` percent. */
export function serviceVoucher(cita: CitaDoc, { rif, iva }: { rif: string; iva: number }): TDocumentDefinitions {
  const { taller, cliente, vehiculo, servicio, trabajosRealizados, diagnostico, kilometraje, promocion } = cita;
  const number = `Cita ${String(cita._id).slice(0, 8)}`;
  return voucherPages({ title: `Comprobante ${String(cita._id)}`, subject: SUBJECT, notice: NOTICE }, [
    ...letterhead(number, cita.fechaFinalizacion ? [formatFechaHora(cita.fechaFinalizacion)] : [], SUBJECT),
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
          kilometraje !== null && formatKilometraje(kilometraje),
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
            stack: [caption('Trabajos realizados'), { ul: trabajosRealizados.map((one) => breakable(one)) }],
            margin: [0, 0, 0, 12],
          } as Content,
        ]
      : []),
    ...paragraph('Oferta aplicada', promocion && `${promocion.nombre} (${formatRef(promocion.descuento)})`),
    ...paragraph('Garantía', warranty(cita)),
    totals(cita, iva),
  ]);
}
