import type { Asiento, Importe } from '@tuerca/contracts/comisiones/schemas';
import { TIPO_ASIENTO_LABELS } from '@tuerca/contracts/comisiones/states';
import { caracasDate } from '@tuerca/contracts/venezuela/caracas';
import type { CsvCell } from '../platform/common/csv';

/** Columns of entries. */
export const ENTRY_HEADERS = [
  'Fecha',
  'Tipo',
  'Pedido o servicio',
  'Monto Bs.',
  'Comisión %',
  'Comisión Bs.',
  'Neto Bs.',
  'Reembolso enviado Bs.',
  'Monto Ref. $',
  'Comisión Ref. $',
  'Neto Ref. $',
  'Reembolso enviado Ref. $',
  'Liquidación',
];
const AMOUNTS = ['monto', 'comision', 'neto', 'reembolso'] as const;

function toRow(asiento: Asiento): CsvCell[] {
  const { fecha, tipo, pedido, cita, porcentaje, liquidacion } = asiento;
  const [monto, comision, ...rest] = AMOUNTS.map((name): Importe => asiento[name]);
  return [
    caracasDate(new Date(fecha)),
    TIPO_ASIENTO_LABELS[tipo],
    pedido?.numero ?? cita?.servicio ?? null,
    monto!.bs,
    porcentaje,
    comision!.bs,
    ...rest.map(({ bs }) => bs),
    ...AMOUNTS.map((name) => asiento[name].usd),
    liquidacion?.numero ?? null,
  ];
}

/** Entries as rows of a file. */
export async function* rowsOf(asientos: AsyncIterable<Asiento>) {
  for await (const asiento of asientos) yield toRow(asiento);
}
