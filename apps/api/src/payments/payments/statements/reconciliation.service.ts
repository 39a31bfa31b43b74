import { Injectable } from '@nestjs/common';
import { column, type FileColumn } from '@tuerca/contracts/kernel/columns';
import type { statements } from '@tuerca/contracts/payments/payments/statement-endpoints';
import type {
  Confirmacion,
  ExtractoDetalle,
  PropuestaConciliacion,
} from '@tuerca/contracts/payments/payments/statement-schemas';
import { GRUPO_MOVIMIENTO_LABELS, GRUPOS_MOVIMIENTO } from '@tuerca/contracts/payments/payments/statement-states';
import type { CurrentUser } from '../../../platform/common/current-user';
import { replyPage, type StreamReply } from '../../../platform/http/reply';
import type { Parsed } from '../../../platform/http/request-context';
import { csvFile } from '../../../platform/spreadsheet/csv';
import { shiftDate } from '../movement-identity';
import { QueueRepository } from '../queue.repository';
import { ClaimsService } from './claims.service';
import { ConfirmationService } from './confirmation.service';
import { matchAll, NEAR_DAYS, toMatchMovement, toMatchPayment } from './matching';
import { BankMovementsRepository } from './movements.repository';
import { toPropuestaConciliacion } from './proposals.mapper';
import type { ExtractoDoc } from './statement.schema';
import { StatementsService } from './statements.service';

type Calls = typeof statements;

/** Open payments that one statement is compared with. */
const MAX_PAYMENTS = 5000;
const COLUMNS: readonly FileColumn<PropuestaConciliacion>[] = [
  column('Fecha', ({ movimiento }) => movimiento.fecha),
  column('Referencia', ({ movimiento }) => movimiento.referencia),
  column('Monto Bs.', ({ movimiento }) => movimiento.monto),
  column('Banco emisor', ({ movimiento }) => movimiento.bancoEmisorNombre),
  column('Descripción', ({ movimiento }) => movimiento.descripcion),
  column('Propuesta', ({ grupo }) => GRUPO_MOVIMIENTO_LABELS[grupo]),
  column('Compra', ({ pago, candidatos }) => pago?.orderNumber ?? candidatos[0]?.orderNumber ?? null),
  column('Razones', ({ candidatos }) => candidatos[0]?.razones.map(({ texto }) => texto).join('; ') ?? null),
];

/** Compares a statement with what waits: it proposes, and settles only what an administrator confirms. */
@Injectable()
export class ReconciliationService {
  constructor(
    private readonly service: StatementsService,
    private readonly movements: BankMovementsRepository,
    private readonly payments: QueueRepository,
    private readonly claims: ClaimsService,
    private readonly confirmation: ConfirmationService,
  ) {}

  async get(id: string): Promise<ExtractoDetalle> {
    const doc = await this.service.existing(id);
    const proposals = await this.proposals(doc);
    const conteos = Object.fromEntries(
      GRUPOS_MOVIMIENTO.map((grupo) => [grupo, proposals.filter((one) => one.grupo === grupo).length]),
    ) as ExtractoDetalle['conteos'];
    return { ...(await this.service.named(doc)), conteos };
  }

  async list(id: string, { grupo, page, limit }: Parsed<Calls['proposals']>['query']) {
    const all = (await this.proposals(await this.service.existing(id))).filter((one) => one.grupo === grupo);
    return replyPage(all.slice((page - 1) * limit, page * limit), all.length, { page, limit });
  }

  async confirm(user: CurrentUser, id: string, { pagos }: Parsed<Calls['confirm']>['body']): Promise<Confirmacion[]> {
    return this.confirmation.confirm(user, await this.service.existing(id), pagos);
  }

  /**
   * Of one statement, thus of at most MAX_STATEMENT_ROWS movements, and whole: what is proposed for one of them rests on what
   * fits all the others, so that no row is known before every one was compared.
   */
  async export(id: string): Promise<StreamReply> {
    const proposals = await this.proposals(await this.service.existing(id));
    return csvFile(`Conciliacion_${id}`, COLUMNS, proposals);
  }

  private async proposals(extracto: ExtractoDoc): Promise<PropuestaConciliacion[]> {
    const { bancoReceptor, desde, hasta } = extracto;
    const movements = await this.movements.findByStatement(String(extracto._id));
    const [waiting, settled] = await Promise.all([
      this.payments.findOpenBetween(
        bancoReceptor,
        shiftDate(desde, -NEAR_DAYS),
        shiftDate(hasta, NEAR_DAYS),
        MAX_PAYMENTS,
      ),
      this.claims.holders(movements.filter(({ pagoId }) => !pagoId)),
    ]);
    const free = movements.filter((one) => !one.pagoId && !settled.has(one));
    const matches = matchAll(free.map(toMatchMovement), waiting.map(toMatchPayment));
    const payments = new Map(waiting.map((doc) => [String(doc._id), doc]));
    return movements.map((movement) =>
      toPropuestaConciliacion(
        movement,
        matches.get(String(movement._id)) ?? [],
        payments,
        settled.get(movement)?.pago ?? null,
      ),
    );
  }
}
