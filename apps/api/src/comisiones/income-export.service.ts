import { Injectable } from '@nestjs/common';
import type { Asiento, Importe } from '@tuerca/contracts/comisiones/schemas';
import { TIPO_ASIENTO_LABELS } from '@tuerca/contracts/comisiones/states';
import { caracasDate } from '@tuerca/contracts/venezuela/caracas';
import { type CsvCell, csvLines } from '../platform/common/csv';
import type { CurrentUser } from '../platform/common/current-user';
import { StreamReply } from '../platform/http/reply';
import { IncomeService } from './income.service';

const HEADERS = [
  'Fecha',
  'Tipo',
  'Pedido',
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
  const { fecha, tipo, pedido, porcentaje, liquidacion } = asiento;
  const [monto, comision, ...rest] = AMOUNTS.map((name): Importe => asiento[name]);
  return [
    caracasDate(new Date(fecha)),
    TIPO_ASIENTO_LABELS[tipo],
    pedido?.numero ?? null,
    monto!.bs,
    porcentaje,
    comision!.bs,
    ...rest.map(({ bs }) => bs),
    ...AMOUNTS.map((name) => asiento[name].usd),
    liquidacion?.numero ?? null,
  ];
}

async function* rowsOf(asientos: AsyncIterable<Asiento>) {
  for await (const asiento of asientos) yield toRow(asiento);
}

/** A month's entries for a spreadsheet, sent as they are read. */
@Injectable()
export class IncomeExportService {
  constructor(private readonly income: IncomeService) {}

  ofMonth(user: CurrentUser, mes: string): StreamReply {
    return new StreamReply(csvLines(HEADERS, rowsOf(this.income.stream(user, mes))), 'text/csv', `Ingresos_${mes}.csv`);
  }
}
