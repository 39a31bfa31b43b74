import { Injectable } from '@nestjs/common';
import { EventEmitter2 } from '@nestjs/event-emitter';
import { DAY } from '@tuerca/contracts/kernel/time';
import type { ContenidoReportado } from '@tuerca/contracts/platform/reportes/admin-schemas';
import { REPORT_MESSAGES } from '@tuerca/contracts/platform/reportes/messages';
import {
  ACCIONES_DE_OBJETO,
  type AccionReporte,
  type ObjetoReporte,
  REVERSIBLE_ACTIONS,
} from '@tuerca/contracts/platform/reportes/objects';
import { APPEAL_DAYS, appealDeadline, type DecisionReporte } from '@tuerca/contracts/platform/reportes/states';
import { AuditService } from '../audit/audit.service';
import { AppError } from '../common/app-error';
import { Clock } from '../common/clock';
import type { CurrentUser } from '../common/current-user';
import { emitInTurn } from '../common/emit-in-turn';
import { Transactions, type Tx } from '../database/transactions';
import { CaseStepsRepository } from './case-steps.repository';
import { type CasesFilter, CasesRepository } from './cases.repository';
import type { CasoDoc } from './caso.schema';
import type { MiradaDoc } from './mirada.schema';
import { MiradasRepository } from './miradas.repository';
import { ReportTargets } from './report-targets.service';
import type { ReporteDoc } from './reporte.schema';
import { DecisionApelada, ReporteResuelto, type StoredCaso } from './reportes.events';
import { ReportesRepository } from './reportes.repository';

/** All that is known about a case. */
export interface CaseFile {
  caso: CasoDoc;
  reportes: ReporteDoc[];
  ahora: ContenidoReportado | null;
  antecedentes: CasoDoc[];
  miradas: MiradaDoc[];
}
interface Settlement {
  decision: DecisionReporte;
  accion: AccionReporte;
  motivo: string;
}

const MAX_REPORTS = 200;
const MAX_EARLIER = 20;
const MAX_VIEWS = 50;
const object = (id: string) => `reporte:${id}`;

/** Cases from the first report to the settled appeal. Every step is one conditional write: of two administrators at once, one wins. */
@Injectable()
export class CasesService {
  constructor(
    private readonly repository: CasesRepository,
    private readonly steps: CaseStepsRepository,
    private readonly reportes: ReportesRepository,
    private readonly miradas: MiradasRepository,
    private readonly targets: ReportTargets,
    private readonly transactions: Transactions,
    private readonly events: EventEmitter2,
    private readonly audit: AuditService,
    private readonly clock: Clock,
  ) {}

  async list(filter: CasesFilter, page: { page: number; limit: number }) {
    const [{ docs, total }, counts] = await Promise.all([
      this.repository.findPage(filter, page),
      this.repository.counts(),
    ]);
    return { docs, total, counts };
  }

  /** All that a filter finds, as it comes from the database. */
  stream(filter: CasesFilter): AsyncIterable<StoredCaso> {
    return this.repository.stream(filter);
  }

  /** Throws REPORTE_NO_ENCONTRADO. */
  async file(id: string): Promise<CaseFile> {
    const caso = await this.repository.find(id);
    if (!caso) throw new AppError('REPORTE_NO_ENCONTRADO');
    const [reportes, ahora, antecedentes, miradas] = await Promise.all([
      this.reportes.findByCase(id, MAX_REPORTS),
      this.targets.of(caso.objeto).recall(String(caso.objetoId)),
      caso.autorId ? this.repository.findAgainst(String(caso.autorId), id, MAX_EARLIER) : [],
      this.miradas.findByCase(id, MAX_VIEWS),
    ]);
    return { caso, reportes, ahora, antecedentes, miradas };
  }

  /** The cases about one thing, newest first. */
  about(objeto: ObjetoReporte, objetoId: string): Promise<StoredCaso[]> {
    return this.repository.findAbout(objeto, objetoId);
  }

  /** Counts the cases against an account, open and settled. */
  countAgainst(userId: string): Promise<number> {
    return this.repository.countAgainst(userId);
  }

  /** Keys of the things that administrators may open because of a case: 'chat:<id>', 'pedido:<id>' …; throws REPORTE_NO_ENCONTRADO. */
  async opens(id: string): Promise<string[]> {
    const caso = await this.repository.find(id);
    if (!caso) throw new AppError('REPORTE_NO_ENCONTRADO');
    return caso.claves;
  }

  /** Takes an open case; throws REPORTE_TOMADO when a colleague has it and `relevar` is false, or REPORTE_RESUELTO. */
  async take(admin: CurrentUser, id: string, relevar: boolean): Promise<void> {
    await this.transactions.run(async (tx) => {
      const before = await this.existing(id, tx);
      const caso = await this.steps.take(id, admin.id, this.clock.now(), relevar, tx);
      if (!caso) throw new AppError(before.abierto ? 'REPORTE_TOMADO' : 'REPORTE_RESUELTO');
      await this.audit.record(
        {
          actor: admin.id,
          accion: 'reporte.tomar',
          objeto: object(id),
          antes: { estado: before.estado, tomado: before.tomado && String(before.tomado.por) },
          despues: { estado: caso.estado, tomado: admin.id },
        },
        tx,
      );
    });
  }

  /**
   * Settles every open report of a thing, carries out the action and tells who has to hear of it, all or nothing. Throws
   * REPORTE_RESUELTO, REPORTE_TOMADO, or ENTRADA_INVALIDA for an action that does not fit the thing.
   */
  async settle(admin: CurrentUser, id: string, settlement: Settlement): Promise<void> {
    const { decision, accion, motivo } = settlement;
    await this.transactions.run(async (tx) => {
      const before = await this.existing(id, tx);
      if (!ACCIONES_DE_OBJETO[before.objeto].includes(accion)) throw unfitting();
      const resolucion = { decision, accion, motivo, por: admin.id, fecha: this.clock.now() };
      const caso = await this.steps.settle(id, resolucion, tx);
      if (!caso) throw new AppError(before.abierto ? 'REPORTE_TOMADO' : 'REPORTE_RESUELTO');
      const reporters = await this.reportes.settle(id, tx);
      if (decision === 'procede')
        await this.targets.of(caso.objeto).apply?.({ accion, objetoId: String(caso.objetoId), admin, motivo }, tx);
      await this.audit.record(
        {
          actor: admin.id,
          accion: 'reporte.resolver',
          objeto: object(id),
          antes: { estado: before.estado },
          despues: { estado: caso.estado, decision, accion, sobre: `${caso.objeto}:${String(caso.objetoId)}` },
          motivo,
        },
        tx,
      );
      await emitInTurn(this.events, ReporteResuelto.event, new ReporteResuelto(caso, reporters, tx));
    });
  }

  /** Decision about something of this account; throws REPORTE_NO_ENCONTRADO for others. */
  async decisionFor(user: CurrentUser, id: string): Promise<StoredCaso> {
    const caso = await this.repository.findSettledOf(user.id, id);
    if (!caso) throw new AppError('REPORTE_NO_ENCONTRADO');
    return caso;
  }

  /** Until when its author may answer; null when she cannot (any more). */
  appealableUntil({ resolucion, apelacion }: StoredCaso): Date | null {
    if (!resolucion || resolucion.decision !== 'procede' || apelacion) return null;
    const until = appealDeadline(resolucion.fecha);
    return until > this.clock.now() ? until : null;
  }

  /** Takes the author's one answer; throws REPORTE_NO_ENCONTRADO or APELACION_NO_PERMITIDA. */
  async appeal(user: CurrentUser, id: string, texto: string): Promise<StoredCaso> {
    await this.decisionFor(user, id);
    const now = this.clock.now();
    const since = new Date(now.getTime() - APPEAL_DAYS * DAY);
    return this.transactions.run(async (tx) => {
      const caso = await this.steps.appeal(id, user.id, texto, { now, since }, tx);
      if (!caso) throw new AppError('APELACION_NO_PERMITIDA');
      await emitInTurn(this.events, DecisionApelada.event, new DecisionApelada(caso, false, tx));
      return caso;
    });
  }

  /** Settles an author's answer: the decision stands, or what was done is undone. Throws APELACION_RESUELTA. */
  async settleAppeal(
    admin: CurrentUser,
    id: string,
    { decision, motivo }: { decision: 'mantener' | 'revertir'; motivo: string },
  ): Promise<void> {
    await this.transactions.run(async (tx) => {
      await this.existing(id, tx);
      const caso = await this.steps.settleAppeal(id, { decision, motivo, por: admin.id }, tx);
      if (!caso) throw new AppError('APELACION_RESUELTA');
      const { accion } = caso.resolucion!;
      if (decision === 'revertir' && REVERSIBLE_ACTIONS.includes(accion))
        await this.targets.of(caso.objeto).revert?.({ accion, objetoId: String(caso.objetoId), admin, motivo }, tx);
      await this.audit.record(
        {
          actor: admin.id,
          accion: 'reporte.apelacion',
          objeto: object(id),
          antes: { accion, apelacion: null },
          despues: { accion: decision === 'revertir' ? 'ninguna' : accion, apelacion: decision },
          motivo,
        },
        tx,
      );
      await emitInTurn(this.events, DecisionApelada.event, new DecisionApelada(caso, true, tx));
    });
  }

  private async existing(id: string, tx: Tx): Promise<CasoDoc> {
    const caso = await this.repository.find(id, tx);
    if (!caso) throw new AppError('REPORTE_NO_ENCONTRADO');
    return caso;
  }
}

const unfitting = () =>
  new AppError('ENTRADA_INVALIDA', {
    message: REPORT_MESSAGES.actionMissing,
    errors: [{ campo: 'accion', mensaje: REPORT_MESSAGES.actionMissing }],
  });
