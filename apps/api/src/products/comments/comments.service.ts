import { Injectable } from '@nestjs/common';
import { EventEmitter2 } from '@nestjs/event-emitter';
import type { z } from 'zod';
import { searchTerms } from '@tuerca/contracts/kernel/text';
import type { TipoReporte } from '@tuerca/contracts/platform/reportes/objects';
import type { comments } from '@tuerca/contracts/products/comments/endpoints';
import { REVIEW_MESSAGES } from '@tuerca/contracts/products/comments/messages';
import type { ObjetivoResena } from '@tuerca/contracts/products/comments/rules';
import type { NuevaResena, Resena, ResenaOculta, ReviewContent } from '@tuerca/contracts/products/comments/schemas';
import { UsersService } from '../../auth/users/users.service';
import { AuditService } from '../../platform/audit/audit.service';
import { AppError } from '../../platform/common/app-error';
import type { CurrentUser } from '../../platform/common/current-user';
import { emitInTurn } from '../../platform/common/emit-in-turn';
import { Transactions, type Tx } from '../../platform/database/transactions';
import { type Cacheable, type Reply, reply, replyPage } from '../../platform/http/reply';
import type { Parsed } from '../../platform/http/request-context';
import { Changes } from '../../platform/realtime/changes.service';
import { ReportesService } from '../../platform/reportes/reportes.service';
import type { CommentDoc } from './comment.schema';
import { commentTargetKey, kindOf, type Objetivo, toObjetivo } from './comment-target';
import { CommentTargets } from './comment-targets.service';
import { ResenaPublicada } from './comments.events';
import { toResena, toResenaOculta } from './comments.mapper';
import { CommentsRepository } from './comments.repository';
import { CommentModerationRepository } from './moderation.repository';
import { PurchaseProof } from './purchase-proof.service';

/** Every answer shows its authors. */
const CACHE: Cacheable = { tags: ['comentarios', 'usuarios'] };

type Content = z.output<typeof ReviewContent>;
/** The stars that a review adds to its target's average. */
const stars = ({ verificada, estado, valoracion }: Pick<CommentDoc, 'verificada' | 'estado' | 'valoracion'>): number =>
  verificada && estado === 'activo' ? valoracion : 0;

/** Reviews and the averages that follow from the verified ones. */
@Injectable()
export class CommentsService {
  constructor(
    private readonly repository: CommentsRepository,
    private readonly hidden: CommentModerationRepository,
    private readonly transactions: Transactions,
    private readonly targets: CommentTargets,
    private readonly users: UsersService,
    private readonly proof: PurchaseProof,
    private readonly reportes: ReportesService,
    private readonly audit: AuditService,
    private readonly changes: Changes,
    private readonly events: EventEmitter2,
  ) {}

  async list({ page, limit, sort, ...objetivo }: Parsed<typeof comments.list>['query']) {
    const field = sort.replace('-', '');
    const direction = sort.startsWith('-') ? -1 : 1;
    const orden: Record<string, 1 | -1> =
      field === 'valoracion' ? { valoracion: direction, createdAt: -1 } : { createdAt: direction, _id: direction };
    const { docs, total } = await this.repository.findPage(commentTargetKey(objetivo), { orden, page, limit });
    const authors = await this.users.findCards(docs.map(({ usuarioId }) => String(usuarioId)));
    return replyPage(
      docs.map((doc) => toResena(doc, authors.get(String(doc.usuarioId)))),
      total,
      { page, limit },
      {},
      CACHE,
    );
  }

  /** One active review; throws NO_ENCONTRADO. */
  async get(id: string): Promise<Reply<Resena>> {
    return reply(await this.show(await this.findActive(id)), { cache: CACHE });
  }

  /** The caller's own review of something while it is hidden, with the reason; null when it is not. */
  async hiddenOf(user: CurrentUser, objetivo: Objetivo): Promise<ResenaOculta | null> {
    const doc = await this.hidden.findHidden(user.id, commentTargetKey(objetivo));
    return doc && toResenaOculta(doc, (await this.users.findCard(user.id)) ?? undefined);
  }

  /** Publishes a review and tells whose it is about; throws NO_ENCONTRADO, RESENA_PROPIA or RESENA_REPETIDA. */
  async create(user: CurrentUser, { texto, valoracion, ...objetivo }: z.output<typeof NuevaResena>) {
    const { duenoId, que, compra } = await this.targets.find(objetivo);
    if (duenoId === user.id) throw new AppError('RESENA_PROPIA');
    const verificada = await this.proof.hasDelivered(user.id, compra);
    const target = { duenoId, que, ruta: await this.targets.route(objetivo) };
    const autor = (await this.users.recallCards([user.id])).get(user.id)?.publicName ?? 'Usuario';
    const tell = (doc: CommentDoc, tx: Tx) =>
      emitInTurn(this.events, ResenaPublicada.event, new ResenaPublicada(doc, target, autor, tx));
    const done = { verificada, kind: kindOf(compra) };
    const doc = await this.publish(user.id, objetivo, { texto, valoracion }, done, tell);
    return reply(await this.show(doc), { message: REVIEW_MESSAGES.published });
  }

  /** Rewrites one's own review, and the average by the difference; throws NO_ENCONTRADO. */
  async update(user: CurrentUser, id: string, content: Content) {
    const terminos = await this.terms(user.id, content.texto);
    const doc = await this.transactions.run(async (tx) => {
      const before = await this.repository.rewrite(id, user.id, { ...content, terminos }, tx);
      if (!before) throw new AppError('NO_ENCONTRADO');
      const now = { ...before, ...content };
      const change = stars(now) - stars(before);
      if (change) await this.targets.rate(toObjetivo(before), { stars: change, reviews: 0 }, tx);
      this.changes.bump('comentarios', tx);
      return now;
    });
    return reply(await this.show(doc), { message: REVIEW_MESSAGES.updated });
  }

  /** Deletes one's own review, or as an administrator any, and takes its stars back; throws NO_ENCONTRADO. */
  async remove(user: CurrentUser, id: string) {
    await this.transactions.run(async (tx) => {
      if (!(await this.removeBy(user, id, undefined, tx))) throw new AppError('NO_ENCONTRADO');
    });
    return reply(null, { message: REVIEW_MESSAGES.removed });
  }

  /** The same inside a transaction; false when there is none such. An administrator leaves a trace. */
  async removeBy(user: CurrentUser, id: string, motivo: string | undefined, tx: Tx): Promise<boolean> {
    const of = user.role === 'admin' ? 'cualquiera' : { usuarioId: user.id };
    const before = await this.repository.remove(id, of, tx);
    if (!before) return false;
    const change = stars(before);
    if (change) await this.targets.rate(toObjetivo(before), { stars: -change, reviews: -1 }, tx);
    this.changes.bump('comentarios', tx);
    const { usuarioId, objetivo, texto, valoracion } = before;
    if (String(usuarioId) !== user.id)
      await this.audit.record(
        {
          actor: user.id,
          accion: 'comentario.eliminar',
          objeto: `comentario:${id}`,
          antes: { usuarioId, objetivo, texto, valoracion },
          motivo,
        },
        tx,
      );
    return true;
  }

  /** Asks the administrators to look at it, once per person; throws NO_ENCONTRADO or REPORTE_PROPIO. */
  report(user: CurrentUser, id: string, { motivo, tipo }: { motivo: string; tipo: TipoReporte }) {
    return this.reportes.file(user, { objeto: 'comentario', objetoId: id, tipo, motivo });
  }

  /**
   * The verified review that rating an appointment writes, over an earlier one of the same person; a hidden one stays
   * hidden and does not count. Nothing happens when the target no longer exists.
   */
  async recordRating(
    userId: string,
    objetivo: Objetivo,
    { valoracion, texto }: { valoracion: number; texto: string | null },
    tx: Tx,
  ): Promise<void> {
    const key = commentTargetKey(objetivo);
    const tipoObjetivo = objetivo.servicioObjetivoId ? ('servicio' as const) : ('taller' as const);
    const terminos = await this.terms(userId, texto);
    const before = await this.repository.writeVerified(
      { usuarioId: userId, objetivo: key, valoracion, texto, tipoObjetivo, terminos, target: objetivo },
      tx,
    );
    this.changes.bump('comentarios', tx);
    if (before?.estado === 'oculto') return;
    const counted = before?.verificada ?? false;
    await this.targets.rate(
      objetivo,
      { stars: valoracion - (before ? stars(before) : 0), reviews: counted ? 0 : 1 },
      tx,
    );
  }

  /** A review with its date and whether it is verified, for demo data. */
  async record(
    userId: string,
    objetivo: Objetivo,
    content: Content,
    done: { verificada: boolean; createdAt?: Date },
  ): Promise<CommentDoc> {
    const { compra } = await this.targets.find(objetivo);
    return this.publish(userId, objetivo, content, { ...done, kind: kindOf(compra) });
  }

  private async publish(
    usuarioId: string,
    objetivo: Objetivo,
    content: Content,
    { kind: tipoObjetivo, ...done }: { verificada: boolean; createdAt?: Date; kind: ObjetivoResena },
    tell?: (doc: CommentDoc, tx: Tx) => Promise<unknown>,
  ): Promise<CommentDoc> {
    const terminos = await this.terms(usuarioId, content.texto);
    return this.transactions.run(async (tx: Tx) => {
      const doc = await this.repository.insert(
        {
          usuarioId,
          ...objetivo,
          objetivo: commentTargetKey(objetivo),
          tipoObjetivo,
          terminos,
          ...content,
          ...done,
        } as never,
        tx,
      );
      if (done.verificada && !(await this.targets.rate(objetivo, { stars: content.valoracion, reviews: 1 }, tx)))
        throw new AppError('NO_ENCONTRADO');
      this.changes.bump('comentarios', tx);
      await tell?.(doc, tx);
      return doc;
    });
  }

  /** By what administrators find a review: its words, and under which name it appeared when it was written. */
  private async terms(usuarioId: string, texto: string | null): Promise<string[]> {
    const author = (await this.users.recallCards([usuarioId])).get(usuarioId);
    return searchTerms(texto, author?.nombreVisible);
  }

  private async findActive(id: string): Promise<CommentDoc> {
    const doc = await this.repository.findActive(id);
    if (!doc) throw new AppError('NO_ENCONTRADO');
    return doc;
  }

  private async show(doc: CommentDoc): Promise<Resena> {
    return toResena(doc, (await this.users.findCard(String(doc.usuarioId))) ?? undefined);
  }
}
