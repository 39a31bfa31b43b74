import { Injectable } from '@nestjs/common';
import { EventEmitter2 } from '@nestjs/event-emitter';
import { column, type FileColumn } from '@tuerca/contracts/kernel/columns';
import type { paymentsAdmin } from '@tuerca/contracts/payments/payments/admin-endpoints';
import type { SaldoCliente } from '@tuerca/contracts/payments/payments/admin-schemas';
import { ESTADO_SALDO_LABELS, MOTIVO_SALDO_LABELS } from '@tuerca/contracts/payments/payments/states';
import { bankName } from '@tuerca/contracts/platform/catalogos/bancos';
import { caracasDate } from '@tuerca/contracts/venezuela/caracas';
import { toMonto } from '@tuerca/contracts/venezuela/dinero';
import { UsersService } from '../../auth/users/users.service';
import { AuditService } from '../../platform/audit/audit.service';
import { AppError } from '../../platform/common/app-error';
import { Clock } from '../../platform/common/clock';
import type { CurrentUser } from '../../platform/common/current-user';
import { emitInTurn } from '../../platform/common/emit-in-turn';
import { Transactions } from '../../platform/database/transactions';
import { replyPage, type StreamReply } from '../../platform/http/reply';
import type { Parsed } from '../../platform/http/request-context';
import { csvFile } from '../../platform/spreadsheet/csv';
import { PaymentPartsRepository } from './payment-parts.repository';
import { PagoCambiado, SaldoDevuelto } from './payments.events';
import { toSaldo } from './saldo.mapper';
import type { SaldoDoc } from './saldo.schema';
import { SaldosRepository } from './saldos.repository';

type Calls = typeof paymentsAdmin;

const COLUMNS: readonly FileColumn<SaldoDoc>[] = [
  column('Compra', ({ orderNumber }) => orderNumber),
  column('Pedido', ({ numero }) => numero),
  column('Fecha', ({ fecha }) => caracasDate(fecha)),
  column('Motivo', ({ motivo }) => MOTIVO_SALDO_LABELS[motivo]),
  column('Monto Bs.', ({ monto }) => toMonto(monto)),
  column('Pagador', ({ nombrePagador }) => nombrePagador),
  column('Cédula', ({ cedulaPagador }) => cedulaPagador),
  column('Teléfono', ({ telefonoPagador }) => telefonoPagador),
  column('Banco', ({ bancoEmisor }) => bankName(bancoEmisor)),
  column('Estado', ({ estado }) => ESTADO_SALDO_LABELS[estado]),
  column('Referencia', ({ referencia }) => referencia),
  column('Devuelto el', ({ devuelto }) => devuelto && caracasDate(devuelto)),
  column('Nota', ({ nota }) => nota),
];

/** Debts to clients: listed, and settled with the reference of the refund. */
@Injectable()
export class SaldosService {
  constructor(
    private readonly repository: SaldosRepository,
    private readonly parts: PaymentPartsRepository,
    private readonly users: UsersService,
    private readonly audit: AuditService,
    private readonly events: EventEmitter2,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  async list({ estado, page, limit }: Parsed<Calls['saldos']>['query']) {
    const [{ docs, total }, pendientes] = await Promise.all([
      this.repository.findPage(estado, { page, limit }),
      this.repository.countPending(),
    ]);
    return replyPage(await this.rows(docs), total, { page, limit }, { pendientes });
  }

  export({ estado }: Parsed<Calls['exportSaldos']>['query']): StreamReply {
    return csvFile('Por_devolver', COLUMNS, this.repository.stream(estado));
  }

  /** Throws NO_ENCONTRADO, and ESTADO_CAMBIO when it was given back already. */
  async refund(admin: CurrentUser, id: string, body: Parsed<Calls['refund']>['body']): Promise<SaldoCliente> {
    const before = await this.repository.findById(id);
    if (!before) throw new AppError('NO_ENCONTRADO');
    const { referencia, nota } = body;
    const doc = await this.transactions.run(async (tx) => {
      const settled = await this.repository.settle(id, referencia, nota, this.clock.now(), tx);
      if (!settled) throw new AppError('ESTADO_CAMBIO');
      const { pagoId, clienteId, monto } = settled;
      await this.parts.settleDebt(String(pagoId), monto, tx);
      await emitInTurn(this.events, SaldoDevuelto.event, new SaldoDevuelto(settled, referencia, tx));
      await emitInTurn(this.events, PagoCambiado.event, new PagoCambiado(String(clienteId), tx));
      await this.audit.record(
        {
          actor: admin.id,
          accion: 'saldo.devolver',
          objeto: `pago:${String(before.pagoId)}`,
          antes: { estado: before.estado, monto },
          despues: { estado: settled.estado, monto, referencia },
          ...(nota && { motivo: nota }),
        },
        tx,
      );
      return settled;
    });
    return (await this.rows([doc]))[0]!;
  }

  private async rows(docs: SaldoDoc[]): Promise<SaldoCliente[]> {
    const names = await this.users.recallContacts(docs.map(({ clienteId }) => String(clienteId)));
    return docs.map((doc) => toSaldo(doc, names.get(String(doc.clienteId))?.nombre));
  }
}
