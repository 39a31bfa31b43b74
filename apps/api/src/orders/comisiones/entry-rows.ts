import type { Asiento, Importe } from '@tuerca/contracts/orders/comisiones/schemas';
import { TIPO_ASIENTO_LABELS } from '@tuerca/contracts/orders/comisiones/states';
import { caracasDate } from '@tuerca/contracts/venezuela/caracas';
import type { CsvCell } from '../../platform/spreadsheet/csv';

/** Columns of entries. */
export const ENTRY_HEADERS = [
  'Fecha',
  'Tipo',
  'Pedido o servicio',
  'Cliente',
  'Productos',
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

/** An entry with who bought its order, and what; nothing of these where it is no order's. */
export type DescribedEntry = Asiento & { cliente?: string; productos?: string };

function toRow(asiento: DescribedEntry): CsvCell[] {
  const { cliente = null, productos = null, fecha, tipo, pedido, cita, porcentaje, liquidacion } = asiento;
  const [monto, comision, ...rest] = AMOUNTS.map((name): Importe => asiento[name]);
  return [
    caracasDate(new Date(fecha)),
    TIPO_ASIENTO_LABELS[tipo],
    pedido?.numero ?? cita?.servicio ?? null,
    cliente,
    productos,
    monto!.bs,
    porcentaje,
    comision!.bs,
    ...rest.map(({ bs }) => bs),
    ...AMOUNTS.map((name) => asiento[name].usd),
    liquidacion?.numero ?? null,
  ];
}

/** Entries as rows of a file. */
export async function* rowsOf(asientos: AsyncIterable<DescribedEntry>) {
  for await (const asiento of asientos) yield toRow(asiento);
}
