import { Injectable } from '@nestjs/common';
import { column, type FileColumn } from '@tuerca/contracts/kernel/columns';
import type { comisionesAdmin } from '@tuerca/contracts/orders/comisiones/admin-endpoints';
import type { Comisiones, LiquidacionAdmin, SaldoTienda } from '@tuerca/contracts/orders/comisiones/admin-schemas';
import { ESTADO_LIQUIDACION_LABELS } from '@tuerca/contracts/orders/comisiones/states';
import { caracasDate } from '@tuerca/contracts/venezuela/caracas';
import { AppError } from '../../platform/common/app-error';
import { mapEach } from '../../platform/common/batches';
import { Clock } from '../../platform/common/clock';
import type { StreamReply } from '../../platform/http/reply';
import type { Parsed } from '../../platform/http/request-context';
import { csvFile } from '../../platform/spreadsheet/csv';
import { toLiquidacionAdmin } from './comisiones.mapper';
import { ENTRY_FILE_COLUMNS } from './entry-columns';
import { IncomeService } from './income.service';
import { LiquidacionesRepository } from './liquidaciones.repository';
import { PayoutsService } from './payouts.service';
import { CommissionRatesService } from './rates.service';

const BATCH = 100;
const day = (instant: string | null) => (instant ? caracasDate(new Date(instant)) : null);

const PAYOUT_COLUMNS: readonly FileColumn<LiquidacionAdmin>[] = [
  column('Tienda', ({ tienda }) => tienda.nombre),
  column('Liquidación', ({ numero }) => numero),
  column('Estado', ({ estado }) => ESTADO_LIQUIDACION_LABELS[estado]),
  column('Cerrada', ({ fecha }) => day(fecha)),
  column('Desde', ({ desde }) => day(desde)),
  column('Hasta', ({ hasta }) => day(hasta)),
  column('Pedidos', ({ pedidos }) => pedidos),
  column('Ventas Bs.', ({ ventas }) => ventas.bs),
  column('Devoluciones Bs.', ({ devoluciones }) => devoluciones.bs),
  column('Comisiones Bs.', ({ comisiones }) => comisiones.bs),
  column('Reembolsos enviados Bs.', ({ reembolsos }) => reembolsos.bs),
  column('Total Bs.', ({ total }) => total.bs),
  column('Total Ref. $', ({ total }) => total.usd),
  column('Referencia', ({ referencia }) => referencia),
  column('Fecha de pago', ({ fechaPago }) => day(fechaPago)),
  column('Nota', ({ nota }) => nota),
];

const amounts = (
  title: string,
  name: 'porLiquidar' | 'retenido' | 'porPagar' | 'pagado',
): FileColumn<SaldoTienda>[] => [
  column(`${title} Bs.`, (saldo) => saldo[name].bs),
  column(`${title} Ref. $`, (saldo) => saldo[name].usd),
];
const BALANCE_COLUMNS: readonly FileColumn<SaldoTienda>[] = [
  column('Tienda', ({ tienda }) => tienda.nombre),
  ...amounts('por liquidar', 'porLiquidar'),
  ...amounts('en espera', 'retenido'),
  ...amounts('por pagar', 'porPagar'),
  ...amounts('pagado', 'pagado'),
];

const RATE_COLUMNS: readonly FileColumn<Comisiones['excepciones'][number]>[] = [
  column('Tienda', ({ tienda }) => tienda.nombre),
  column('Comisión %', ({ porcentaje }) => porcentaje),
  column('Desde', ({ fecha }) => day(fecha)),
];

/** Payouts, balances and commissions for a spreadsheet, sent as they are read. */
@Injectable()
export class PayoutsExportService {
  constructor(
    private readonly repository: LiquidacionesRepository,
    private readonly payouts: PayoutsService,
    private readonly income: IncomeService,
    private readonly rates: CommissionRatesService,
    private readonly clock: Clock,
  ) {}

  list(filter: Parsed<typeof comisionesAdmin.export>['query']): StreamReply {
    return this.file('Liquidaciones', PAYOUT_COLUMNS, mapEach(this.repository.stream(filter), toLiquidacionAdmin));
  }

  /** The entries of one payout; throws LIQUIDACION_NO_ENCONTRADA. */
  async entries(id: string): Promise<StreamReply> {
    const doc = await this.repository.findOne(id, {});
    if (!doc) throw new AppError('LIQUIDACION_NO_ENCONTRADA');
    const rows = this.income.stream(String(doc.tiendaId), { liquidacionId: id });
    return csvFile(`Liquidacion_${doc.numero}`, ENTRY_FILE_COLUMNS, rows);
  }

  balances(): StreamReply {
    return this.file('Saldos', BALANCE_COLUMNS, this.balanceRows());
  }

  async exceptions(): Promise<StreamReply> {
    return this.file('Comisiones', RATE_COLUMNS, (await this.rates.get()).excepciones);
  }

  private async *balanceRows() {
    for (let page = 1, last = 1; page <= last; page++) {
      const { data, extra } = await this.payouts.balances({ page, limit: BATCH });
      last = (extra.meta as { totalPages: number }).totalPages;
      yield* data;
    }
  }

  private file<Row>(
    name: string,
    columns: readonly FileColumn<Row>[],
    rows: AsyncIterable<Row> | Iterable<Row>,
  ): StreamReply {
    return csvFile(`${name}_${caracasDate(this.clock.now())}`, columns, rows);
  }
}
