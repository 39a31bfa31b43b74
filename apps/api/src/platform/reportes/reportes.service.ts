import { Injectable } from '@nestjs/common';
import { EventEmitter2 } from '@nestjs/event-emitter';
import { searchTerms, truncate } from '@tuerca/contracts/kernel/text';
import { REPORT_MESSAGES } from '@tuerca/contracts/platform/reportes/messages';
import type { ObjetoReporte, TipoReporte } from '@tuerca/contracts/platform/reportes/objects';
import { AppError } from '../common/app-error';
import { Clock } from '../common/clock';
import type { CurrentUser } from '../common/current-user';
import { emitInTurn } from '../common/emit-in-turn';
import { isDuplicateKey } from '../database/database-errors';
import { Transactions } from '../database/transactions';
import { type Reply, reply } from '../http/reply';
import { CaseStepsRepository, type CaseSubject } from './case-steps.repository';
import { CasesRepository } from './cases.repository';
import { type ReportedTarget, ReportTargets } from './report-targets.service';
import { ReporteCreado } from './reportes.events';
import { ReportesRepository } from './reportes.repository';

interface Filed {
  objeto: ObjetoReporte;
  objetoId: string;
  tipo: TipoReporte;
  motivo: string;
}

/** Two first reports of a thing at once: the second one joins the case that the first one opened. */
const MAX_ATTEMPTS = 4;
/** Of the reported text, in what is searched. */
const SEARCHED_LENGTH = 300;

/** Reports that people send to the administrators. */
@Injectable()
export class ReportesService {
  constructor(
    private readonly repository: ReportesRepository,
    private readonly cases: CasesRepository,
    private readonly steps: CaseStepsRepository,
    private readonly targets: ReportTargets,
    private readonly transactions: Transactions,
    private readonly events: EventEmitter2,
    private readonly clock: Clock,
  ) {}

  /**
   * Reports something that this person may see; throws NO_ENCONTRADO or REPORTE_PROPIO. Told once: whoever reports again gets
   * the same answer, and nothing changes.
   */
  async file(user: CurrentUser, filed: Filed): Promise<Reply<null>> {
    const reported = await this.targets.of(filed.objeto).open(user, filed.objetoId);
    if (reported.autorId === user.id) throw new AppError('REPORTE_PROPIO');
    await this.store(user.id, filed, reported);
    return reply(null, { message: REPORT_MESSAGES.sent });
  }

  /** Number of cases that wait for an administrator, and when the oldest was opened. */
  waiting(): Promise<{ total: number; oldest: Date | null }> {
    return this.cases.countOpen();
  }

  /** The open cases about things of these kinds, by the thing; with ids only about these. */
  async openCases(
    objetos: readonly ObjetoReporte[],
    objetoIds: readonly string[] | null,
  ): Promise<Map<string, { _id: string; total: number }>> {
    if (objetoIds && !objetoIds.length) return new Map();
    const docs = await this.cases.findOpen(objetos, objetoIds, 1000);
    return new Map(docs.map(({ _id, objetoId, total }) => [String(objetoId), { _id: String(_id), total }]));
  }

  private async store(usuarioId: string, filed: Filed, reported: ReportedTarget): Promise<void> {
    for (let attempt = 1; ; attempt++)
      try {
        return await this.transactions.run((tx) => this.write(usuarioId, filed, reported, tx));
      } catch (error) {
        if (!isDuplicateKey(error) || attempt === MAX_ATTEMPTS) throw error;
      }
  }

  private async write(
    usuarioId: string,
    { tipo, motivo, ...filed }: Filed,
    reported: ReportedTarget,
    tx: Parameters<CaseStepsRepository['join']>[3],
  ): Promise<void> {
    if (await this.repository.has(usuarioId, filed.objeto, filed.objetoId, tx)) return;
    const caso = await this.steps.join(toSubject(filed, reported), tipo, this.clock.now(), tx);
    const reporte = await this.repository.insert({ ...filed, tipo, motivo, usuarioId, casoId: String(caso._id) }, tx);
    await emitInTurn(this.events, ReporteCreado.event, new ReporteCreado(reporte, caso, tx));
  }
}

function toSubject(
  { objeto, objetoId }: Pick<Filed, 'objeto' | 'objetoId'>,
  { contenido, autorId, claves = [] }: ReportedTarget,
): CaseSubject {
  const { titulo, texto, datos } = contenido;
  return {
    objeto,
    objetoId,
    autorId,
    titulo,
    texto,
    entonces: contenido,
    claves: [`${objeto}:${objetoId}`, ...claves],
    terminos: searchTerms(titulo, truncate(texto, SEARCHED_LENGTH), ...datos.map(({ valor }) => truncate(valor, 60))),
  };
}
