import { Injectable } from '@nestjs/common';
import type { comisionesAdmin } from '@tuerca/contracts/orders/comisiones/admin-endpoints';
import type { SaldoTienda } from '@tuerca/contracts/orders/comisiones/admin-schemas';
import { ESTADO_LIQUIDACION_LABELS } from '@tuerca/contracts/orders/comisiones/states';
import { caracasDate } from '@tuerca/contracts/venezuela/caracas';
import { AppError } from '../../platform/common/app-error';
import { Clock } from '../../platform/common/clock';
import { StreamReply } from '../../platform/http/reply';
import type { Parsed } from '../../platform/http/request-context';
import { type CsvCell, csvLines } from '../../platform/spreadsheet/csv';
import { toLiquidacionAdmin } from './comisiones.mapper';
import { ENTRY_HEADERS, rowsOf } from './entry-rows';
import { IncomeService } from './income.service';
import type { LiquidacionDoc } from './liquidacion.schema';
import { LiquidacionesRepository } from './liquidaciones.repository';
import { PayoutsService } from './payouts.service';
import { RatesService } from './rates.service';

const CSV = 'text/csv';
const BATCH = 100;
const PAYOUT_HEADERS = [
  'Tienda',
  'Liquidación',
  'Estado',
  'Cerrada',
  'Desde',
  'Hasta',
  'Pedidos',
  'Ventas Bs.',
  'Devoluciones Bs.',
  'Comisiones Bs.',
  'Reembolsos enviados Bs.',
  'Total Bs.',
  'Total Ref. $',
  'Referencia',
  'Fecha de pago',
  'Nota',
];
const BALANCE_HEADERS = ['por liquidar', 'en espera', 'por pagar', 'pagado'];
const BALANCES = ['porLiquidar', 'retenido', 'porPagar', 'pagado'] as const;
const RATE_HEADERS = ['Tienda', 'Comisión %', 'Desde'];

const day = (instant: string | null) => (instant ? caracasDate(new Date(instant)) : null);

function toPayoutRow(doc: LiquidacionDoc): CsvCell[] {
  const payout = toLiquidacionAdmin(doc);
  const { tienda, numero, estado, fecha, desde, hasta, pedidos, ventas, devoluciones, comisiones } = payout;
  const { reembolsos, total, referencia, fechaPago, nota } = payout;
  return [
    ...[tienda.nombre, numero, ESTADO_LIQUIDACION_LABELS[estado], day(fecha), day(desde), day(hasta), pedidos],
    ...[ventas.bs, devoluciones.bs, comisiones.bs, reembolsos.bs, total.bs, total.usd],
    ...[referencia, day(fechaPago), nota],
  ];
}

const toBalanceRow = (saldo: SaldoTienda): CsvCell[] => [
  saldo.tienda.nombre,
  ...BALANCES.flatMap((name) => [saldo[name].bs, saldo[name].usd]),
];

/** Payouts, balances and commissions for a spreadsheet, sent as they are read. */
@Injectable()
export class PayoutsExportService {
  constructor(
    private readonly repository: LiquidacionesRepository,
    private readonly payouts: PayoutsService,
    private readonly income: IncomeService,
    private readonly rates: RatesService,
    private readonly clock: Clock,
  ) {}

  list(filter: Parsed<typeof comisionesAdmin.export>['query']): StreamReply {
    return this.file(csvLines(PAYOUT_HEADERS, this.payoutRows(filter)), 'Liquidaciones');
  }

  /** The entries of one payout; throws LIQUIDACION_NO_ENCONTRADA. */
  async entries(id: string): Promise<StreamReply> {
    const doc = await this.repository.findOne(id, {});
    if (!doc) throw new AppError('LIQUIDACION_NO_ENCONTRADA');
    const rows = rowsOf(this.income.stream(String(doc.tiendaId), { liquidacionId: id }));
    return new StreamReply(csvLines(ENTRY_HEADERS, rows), CSV, `Liquidacion_${doc.numero}.csv`);
  }

  balances(): StreamReply {
    const headers = ['Tienda', ...BALANCE_HEADERS.flatMap((name) => [`${name} Bs.`, `${name} Ref. $`])];
    return this.file(csvLines(headers, this.balanceRows()), 'Saldos');
  }

  exceptions(): StreamReply {
    return this.file(csvLines(RATE_HEADERS, this.exceptionRows()), 'Comisiones');
  }

  private async *payoutRows(filter: Parsed<typeof comisionesAdmin.export>['query']) {
    for await (const doc of this.repository.stream(filter)) yield toPayoutRow(doc);
  }

  private async *balanceRows() {
    for (let page = 1, last = 1; page <= last; page++) {
      const { data, extra } = await this.payouts.balances({ page, limit: BATCH });
      last = (extra.meta as { totalPages: number }).totalPages;
      yield* data.map(toBalanceRow);
    }
  }

  private async *exceptionRows() {
    const { excepciones } = await this.rates.get();
    for (const { tienda, porcentaje, fecha } of excepciones) yield [tienda.nombre, porcentaje, day(fecha)];
  }

  private file(lines: AsyncGenerator<string>, name: string): StreamReply {
    return new StreamReply(lines, CSV, `${name}_${caracasDate(this.clock.now())}.csv`);
  }
}
