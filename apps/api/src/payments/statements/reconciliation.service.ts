import { Injectable } from '@nestjs/common';
import type { statements } from '@tuerca/contracts/payments/statement-endpoints';
import type { Confirmacion, ExtractoDetalle, Propuesta } from '@tuerca/contracts/payments/statement-schemas';
import { GRUPO_MOVIMIENTO_LABELS, GRUPOS_MOVIMIENTO } from '@tuerca/contracts/payments/statement-states';
import { type CsvCell, csvLines } from '../../platform/common/csv';
import type { CurrentUser } from '../../platform/common/current-user';
import { replyPage, StreamReply } from '../../platform/http/reply';
import type { Parsed } from '../../platform/http/request-context';
import { movementKeys } from '../movement-identity';
import type { PagoDoc } from '../payment.schema';
import { QueueRepository } from '../queue.repository';
import { ConfirmationService } from './confirmation.service';
import { matchAll, NEAR_DAYS, toMatchMovement, toMatchPayment } from './matching';
import type { MovimientoDoc } from './movement.schema';
import { MovementsRepository } from './movements.repository';
import { toPropuesta } from './proposals.mapper';
import type { ExtractoDoc } from './statement.schema';
import { StatementsService } from './statements.service';

type Calls = typeof statements;

const DAY = 86_400_000;
/** Open payments that one statement is compared with. */
const MAX_PAYMENTS = 5000;
const HEADERS = ['Fecha', 'Referencia', 'Monto Bs.', 'Banco emisor', 'Descripción', 'Propuesta', 'Compra', 'Razones'];
const shift = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * DAY).toISOString().slice(0, 10);

const toRow = ({ movimiento, grupo, candidatos, pago }: Propuesta): CsvCell[] => [
  movimiento.fecha,
  movimiento.referencia,
  movimiento.monto,
  movimiento.bancoEmisorNombre,
  movimiento.descripcion,
  GRUPO_MOVIMIENTO_LABELS[grupo],
  pago?.orderNumber ?? candidatos[0]?.orderNumber ?? null,
  candidatos[0]?.razones.map(({ texto }) => texto).join('; ') ?? null,
];

/** Compares a statement with what waits: it proposes, and settles only what an administrator confirms. */
@Injectable()
export class ReconciliationService {
  constructor(
    private readonly service: StatementsService,
    private readonly movements: MovementsRepository,
    private readonly payments: QueueRepository,
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
    async function* rows() {
      yield* proposals.map(toRow);
    }
    return new StreamReply(csvLines(HEADERS, rows()), 'text/csv', `Conciliacion_${id}.csv`);
  }

  private async proposals(extracto: ExtractoDoc): Promise<Propuesta[]> {
    const { bancoReceptor, desde, hasta } = extracto;
    const movements = await this.movements.findByStatement(String(extracto._id));
    const [waiting, settled] = await Promise.all([
      this.payments.findOpenBetween(bancoReceptor, shift(desde, -NEAR_DAYS), shift(hasta, NEAR_DAYS), MAX_PAYMENTS),
      this.settledBy(movements),
    ]);
    const free = movements.filter(({ _id, pagoId }) => !pagoId && !settled.has(String(_id)));
    const matches = matchAll(free.map(toMatchMovement), waiting.map(toMatchPayment));
    const payments = new Map(waiting.map((doc) => [String(doc._id), doc]));
    return movements.map((movement) =>
      toPropuesta(
        movement,
        matches.get(String(movement._id)) ?? [],
        payments,
        settled.get(String(movement._id)) ?? null,
      ),
    );
  }

  /** Movements on which a payment rests that was settled without this statement: by the bank, or by hand. */
  private async settledBy(movements: MovimientoDoc[]): Promise<Map<string, PagoDoc>> {
    const broadKey = (one: MovimientoDoc) =>
      movementKeys(one.bancoReceptor, { ...one, bancoEmisor: one.bancoEmisor ?? '' }).broad;
    const open = movements.filter(({ pagoId }) => !pagoId);
    const docs = await this.payments.findByMovementKeys([...new Set(open.map(broadKey))]);
    const byKey = new Map(docs.flatMap((doc) => (doc.clavesMovimiento ?? []).map((key) => [key, doc] as const)));
    const near = (doc: PagoDoc, { fecha }: MovimientoDoc) =>
      doc.abonos.some((abono) => Math.abs(Date.parse(abono.fecha) - Date.parse(fecha)) <= NEAR_DAYS * DAY);
    return new Map(
      open.flatMap((movement) => {
        const doc = byKey.get(broadKey(movement));
        return doc && near(doc, movement) ? [[String(movement._id), doc] as const] : [];
      }),
    );
  }
}
