import type {
  CambioDestacado,
  CambioPausa,
  CambioVerificado,
  DecisionRevision,
  NegocioAdmin,
  NegocioAdminQuery,
  RevisionPropia,
} from '@tuerca/contracts/auth/negocios/admin-schemas';
import type { Faltante } from '@tuerca/contracts/auth/negocios/missing';
import {
  type Coincidencia,
  type PasoNegocio,
  REVISION_TRANSITIONS,
} from '@tuerca/contracts/auth/negocios/review-states';
import type { ErrorCode } from '@tuerca/contracts/errors';
import type { AuditAction } from '@tuerca/contracts/platform/audit/actions';
import { caracasDate } from '@tuerca/contracts/venezuela/caracas';
import { AppError } from '../../platform/common/app-error';
import type { CurrentUser } from '../../platform/common/current-user';
import { emitInTurn } from '../../platform/common/emit-in-turn';
import type { Tx } from '../../platform/database/transactions';
import type { NegocioDoc } from './negocio.schema';
import { sharedBy, toNegocioAdmin, toRevisionPropia } from './negocio-admin.mapper';
import { NegocioReports } from './negocio-reports.service';
import type { NegocioTools } from './negocio-tools.service';
import { NegocioDecidido, NegocioPorRevisar, type NegocioRef } from './negocios.events';
import type { NegocioKind, NegociosService } from './negocios.service';
import type { ReviewFilter, ReviewRepository, ReviewSet } from './review.repository';

/** A business as it is stored, of either kind. */
export type StoredNegocio = NegocioDoc;
interface Step {
  paso: PasoNegocio;
  accion?: AuditAction;
  when: object;
  set: ReviewSet;
  motivo?: string;
  nota?: string;
  comprobado?: DecisionRevision['comprobado'];
  /** Error when `when` no longer holds. */
  moved: ErrorCode;
}

const SWEEP_MS = 10 * 60_000;

/** Administrators' steps with stores and workshops; each kind extends it. Every step is one conditional write. */
export abstract class NegocioReviewService<D extends NegocioDoc> {
  private readonly kind: NegocioKind<D>;

  protected constructor(
    private readonly businesses: NegociosService<D, unknown, unknown>,
    private readonly repository: ReviewRepository<D>,
    private readonly tools: NegocioTools,
  ) {
    this.kind = businesses.kind;
    tools.targets.register(this.kind.tipo, new NegocioReports(businesses, this));
    tools.scheduler.add('Negocios', SWEEP_MS, () => this.endFeatured());
  }

  /** One page with the counts of the groups. */
  async page(query: NegocioAdminQuery) {
    const [found, cuentas] = await Promise.all([this.repository.findPage(query, query), this.repository.countGroups()]);
    return { ...found, cuentas };
  }

  stream(filter: ReviewFilter, sort: NegocioAdminQuery['sort']): AsyncIterable<D> {
    return this.repository.stream(filter, sort);
  }

  /** A business as administrators list it; `coincidencias` others look like it. */
  row(doc: D, coincidencias: number): NegocioAdmin {
    return toNegocioAdmin(doc, this.kind.words(doc), coincidencias);
  }

  /** The check of a business as its owner reads it. */
  own(doc: D, falta: Faltante[]): RevisionPropia {
    return toRevisionPropia(doc, falta);
  }

  /** Kinds of data that two businesses of any kind share. */
  common(one: StoredNegocio, other: StoredNegocio): Coincidencia[] {
    return sharedBy(one, other);
  }

  /** Counts the businesses in each group. */
  counts() {
    return this.repository.countGroups();
  }

  /** The number of cases that wait for a decision, and since when the oldest does. */
  async waiting(): Promise<{ total: number; oldest: Date | null }> {
    const { docs, total } = await this.repository.findPage(
      { grupo: 'por_revisar' },
      { sort: 'espera', page: 1, limit: 1 },
    );
    return { total, oldest: docs[0]?.revision.fecha ?? null };
  }

  /** Businesses of this kind that share one of the keys, at most so many. */
  sharing(keys: readonly string[], limit: number): Promise<D[]> {
    return keys.length ? this.repository.findByKeys(keys, limit) : Promise.resolve([]);
  }

  /** Approves or refuses what still stands as it was seen; throws REVISION_DECIDIDA. */
  decide(admin: CurrentUser, id: string, { decision, visto, motivo, nota, ...rest }: DecisionRevision): Promise<void> {
    if (!REVISION_TRANSITIONS[visto].includes(decision)) throw new AppError('REVISION_DECIDIDA');
    const fecha = this.tools.clock.now();
    const reason = decision === 'rechazada' ? motivo! : null;
    return this.take(admin, id, {
      paso: decision,
      accion: decision === 'aprobada' ? 'negocio.aprobar' : 'negocio.rechazar',
      when: { 'revision.estado': visto },
      set: {
        revision: { estado: decision, motivo: reason, fecha },
        ...(decision === 'aprobada' && rest.verificado !== undefined && { verificado: rest.verificado }),
      },
      motivo,
      nota,
      comprobado: rest.comprobado,
      moved: 'REVISION_DECIDIDA',
    });
  }

  /** Takes an approved business out of the site, or puts it back; within `outer` when one is given. Throws NEGOCIO_CAMBIO. */
  pause(admin: CurrentUser, id: string, { pausada, motivo }: CambioPausa, outer?: Tx): Promise<void> {
    const step: Step = {
      paso: pausada ? 'pausada' : 'reanudada',
      accion: pausada ? 'negocio.pausar' : 'negocio.reanudar',
      when: { 'revision.estado': 'aprobada', pausa: pausada ? null : { $ne: null } },
      set: { pausa: pausada ? { motivo: motivo!, fecha: this.tools.clock.now() } : null },
      motivo,
      moved: 'NEGOCIO_CAMBIO',
    };
    return outer ? this.takeWithin(outer, admin, id, step) : this.take(admin, id, step);
  }

  /** Throws NEGOCIO_CAMBIO for what is not approved. */
  feature(admin: CurrentUser, id: string, { destacado, hasta }: CambioDestacado): Promise<void> {
    return this.take(admin, id, {
      paso: destacado ? 'destacada' : 'sin_destacar',
      accion: 'negocio.destacar',
      when: { 'revision.estado': 'aprobada', ...(!destacado && { destacado: true }) },
      set: { destacado, destacadoHasta: destacado ? (hasta ?? null) : null },
      moved: 'NEGOCIO_CAMBIO',
    });
  }

  /** Throws NEGOCIO_CAMBIO when it has the mark already, or has none. */
  verify(admin: CurrentUser, id: string, { verificado, motivo }: CambioVerificado): Promise<void> {
    return this.take(admin, id, {
      paso: verificado ? 'verificada' : 'sin_verificar',
      accion: 'negocio.verificar',
      when: { verificado: !verificado },
      set: { verificado },
      motivo,
      moved: 'NEGOCIO_CAMBIO',
    });
  }

  /** The owner has corrected a refused business; throws REVISION_NO_RECHAZADA. */
  async sendAgain(owner: CurrentUser): Promise<void> {
    const fecha = this.tools.clock.now();
    await this.tools.transactions.run(async (tx) => {
      const before = await this.write(owner, owner.id, tx, {
        paso: 'enviada',
        when: { 'revision.estado': 'rechazada' },
        set: { revision: { estado: 'pendiente', motivo: null, fecha } },
        moved: 'REVISION_NO_RECHAZADA',
      });
      const times = before.pasos.filter(({ paso }) => paso === 'enviada').length + 1;
      const event = new NegocioPorRevisar(this.refOf(before), times, tx);
      await emitInTurn(this.tools.events, NegocioPorRevisar.event, event);
    });
  }

  async endFeatured(): Promise<void> {
    if (await this.repository.endFeatured(caracasDate(this.tools.clock.now()))) this.tools.changes.bump(this.kind.tag);
  }

  private async take(admin: CurrentUser, id: string, step: Step): Promise<void> {
    await this.tools.transactions.run((tx) => this.record(tx, admin, id, step));
    await this.businesses.copies.renew(id);
  }

  private async takeWithin(outer: Tx, admin: CurrentUser, id: string, step: Step): Promise<void> {
    await this.record(outer, admin, id, step);
    this.businesses.copies.renewAfter(outer, id);
  }

  private async record(tx: Tx, admin: CurrentUser, id: string, step: Step): Promise<void> {
    const before = await this.write(admin, id, tx, step);
    const { revision, pausa, destacado, destacadoHasta, verificado } = before;
    const state = { revision, pausa, destacado, destacadoHasta, verificado };
    const changed = Object.keys(step.set) as (keyof typeof state)[];
    const { nota, comprobado } = step;
    await this.tools.audit.record(
      {
        actor: admin.id,
        accion: step.accion!,
        objeto: `${this.kind.tipo}:${id}`,
        antes: Object.fromEntries(changed.map((name) => [name, state[name]])),
        despues: { ...step.set, ...(nota && { nota }), ...(comprobado?.length && { comprobado }) },
        ...(step.motivo && { motivo: step.motivo }),
      },
      tx,
    );
    const told = new NegocioDecidido(this.refOf(before), step.paso, step.motivo ?? null, this.tools.clock.now(), tx);
    await emitInTurn(this.tools.events, NegocioDecidido.event, told);
  }

  private async write(by: CurrentUser, id: string, tx: Tx, step: Step): Promise<D> {
    const { paso, motivo = null, nota = null, comprobado = [] } = step;
    const entry = { fecha: this.tools.clock.now(), paso, por: by.id, motivo, nota, comprobado };
    const before = await this.repository.move(id, step.when, { set: step.set, step: entry }, tx);
    if (!before) throw await this.refusal(id, step);
    this.tools.changes.bump(this.kind.tag, tx);
    return before;
  }

  private async refusal(id: string, { moved }: Step): Promise<AppError> {
    const deleted = await this.repository.isDeleted(id);
    if (deleted === null) return new AppError(this.kind.notFound);
    return new AppError(deleted ? 'NEGOCIO_ELIMINADO' : moved);
  }

  private refOf(doc: D): NegocioRef {
    return { id: String(doc._id), tipo: this.kind.tipo, nombre: this.kind.words(doc).nombre };
  }
}
