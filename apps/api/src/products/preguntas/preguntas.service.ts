import { Injectable } from '@nestjs/common';
import { EventEmitter2 } from '@nestjs/event-emitter';
import type { TipoReporte } from '@tuerca/contracts/platform/reportes/objects';
import type { preguntas } from '@tuerca/contracts/products/preguntas/endpoints';
import { QUESTION_MESSAGES } from '@tuerca/contracts/products/preguntas/messages';
import { UsersService } from '../../auth/users/users.service';
import { AuditService } from '../../platform/audit/audit.service';
import { AppError } from '../../platform/common/app-error';
import { Clock } from '../../platform/common/clock';
import { authorOf, type CurrentUser } from '../../platform/common/current-user';
import { emitInTurn } from '../../platform/common/emit-in-turn';
import { Transactions, type Tx } from '../../platform/database/transactions';
import { reply, replyPage } from '../../platform/http/reply';
import type { Parsed } from '../../platform/http/request-context';
import { Changes } from '../../platform/realtime/changes.service';
import { ReportesService } from '../../platform/reportes/reportes.service';
import { ProductsService } from '../products/products.service';
import { QuestionModerationRepository } from './moderation.repository';
import type { PreguntaDoc } from './pregunta.schema';
import { PreguntaHecha, PreguntaRespondida } from './preguntas.events';
import { toPregunta, toPreguntasOcultas, toPreguntaTienda } from './preguntas.mapper';
import type { WaitingQuestion } from './preguntas.repository';
import { PreguntasRepository } from './preguntas.repository';

/** Questions about products, and the answers of the stores. */
@Injectable()
export class PreguntasService {
  constructor(
    private readonly repository: PreguntasRepository,
    private readonly moderated: QuestionModerationRepository,
    private readonly products: ProductsService,
    private readonly users: UsersService,
    private readonly reportes: ReportesService,
    private readonly audit: AuditService,
    private readonly transactions: Transactions,
    private readonly changes: Changes,
    private readonly events: EventEmitter2,
    private readonly clock: Clock,
  ) {}

  /** Questions about a product; throws PRODUCTO_NO_ENCONTRADO, for withdrawn ones too. */
  async list(productoId: string, page: Parsed<typeof preguntas.list>['query']) {
    const [producto, { docs, total }] = await Promise.all([
      this.products.findOwner(productoId),
      this.repository.findByProduct(productoId, page),
    ]);
    if (!producto?.visible) throw new AppError('PRODUCTO_NO_ENCONTRADO');
    const authors = await this.authors(docs);
    return replyPage(
      docs.map((doc) => toPregunta(doc, authors.get(String(doc.usuarioId)))),
      total,
      page,
      {},
      { tags: ['preguntas', 'usuarios', ...this.products.tags(productoId)] },
    );
  }

  /** Questions and answers of the caller about a product that the administrators keep hidden. */
  async hiddenOf(user: CurrentUser, productoId: string) {
    const docs = await this.moderated.findHiddenOf(user.id, productoId);
    return docs.flatMap((doc) => toPreguntasOcultas(doc, user.id));
  }

  /** Questions about a store's own products, withdrawn ones included. */
  async mine(user: CurrentUser, { page, limit, sinResponder = false }: Parsed<typeof preguntas.mine>['query']) {
    const { docs, total } = await this.repository.findByStore(user.id, { page, limit, sinResponder });
    const [autores, productos] = await Promise.all([
      this.authors(docs),
      this.products.recallForCart([...new Set(docs.map(({ productoId }) => String(productoId)))]),
    ]);
    return replyPage(
      docs.map((doc) =>
        toPreguntaTienda(doc, autores.get(String(doc.usuarioId)), productos.get(String(doc.productoId))),
      ),
      total,
      { page, limit },
    );
  }

  /** Asks and tells the store; throws PRODUCTO_NO_ENCONTRADO or PREGUNTA_PROPIA. */
  async create(user: CurrentUser, productoId: string, texto: string) {
    const producto = await this.findVisible(productoId);
    if (producto.tiendaId === user.id) throw new AppError('PREGUNTA_PROPIA');
    const nueva = { productoId, tiendaId: producto.tiendaId, usuarioId: user.id, texto };
    const pregunta = await this.transactions.run(async (tx) => {
      const stored = await this.show(await this.repository.insert(nueva, tx));
      const { _id, usuario } = stored;
      await emitInTurn(
        this.events,
        PreguntaHecha.event,
        new PreguntaHecha(_id, productoId, producto.nombre, producto.tiendaId, usuario.nombre, texto, user.id, tx),
      );
      return stored;
    });
    this.changes.bump('preguntas');
    return reply(pregunta, { message: QUESTION_MESSAGES.sent });
  }

  /** Answers a question about one's own product, or changes the answer, and tells who asked; throws NO_ENCONTRADO or RESPUESTA_OCULTA. */
  async answer(user: CurrentUser, id: string, texto: string) {
    const respuesta = { texto, fecha: this.clock.now(), autor: authorOf(user) };
    const doc = await this.transactions.run(async (tx) => {
      const before = await this.repository.answer(id, user.id, respuesta, tx);
      if (!before) throw await this.refusal(user, id);
      await this.emitAnswer(before, texto, tx);
      return { ...before, respuesta, respondida: true };
    });
    this.changes.bump('preguntas');
    return reply(await this.show(doc), { message: QUESTION_MESSAGES.answered });
  }

  /** Withdraws one's own question, or as an administrator any; throws NO_ENCONTRADO. */
  async remove(user: CurrentUser, id: string) {
    await this.transactions.run(async (tx) => {
      if (!(await this.removeBy(user, id, undefined, tx))) throw new AppError('NO_ENCONTRADO');
    });
    return reply(null, { message: QUESTION_MESSAGES.removed });
  }

  /** The same inside a transaction; false when there is none such. An administrator leaves a trace. */
  async removeBy(user: CurrentUser, id: string, motivo: string | undefined, tx: Tx): Promise<boolean> {
    const of = user.role === 'admin' ? 'cualquiera' : { usuarioId: user.id };
    const before = await this.repository.remove(id, of, tx);
    if (!before) return false;
    this.changes.bump('preguntas', tx);
    const { usuarioId, productoId, texto, respuesta } = before;
    if (String(usuarioId) !== user.id)
      await this.audit.record(
        {
          actor: user.id,
          accion: 'pregunta.eliminar',
          objeto: `pregunta:${String(before._id)}`,
          antes: { usuarioId, productoId, texto, respuesta },
          motivo,
        },
        tx,
      );
    return true;
  }

  /** Whether somebody has asked a store about a product. */
  hasAsked(usuarioId: string, tiendaId: string): Promise<boolean> {
    return this.repository.hasAsked(usuarioId, tiendaId);
  }

  /** Asks the administrators to look at question and answer, once per person; throws NO_ENCONTRADO or REPORTE_PROPIO. */
  async report(user: CurrentUser, id: string, { motivo, tipo }: { motivo: string; tipo: TipoReporte }) {
    const doc = await this.repository.findActive(id);
    // Who asked may still report the answer: that one she did not write.
    const isAnswer = doc && String(doc.usuarioId) === user.id && doc.respuesta;
    return this.reportes.file(user, { objeto: isAnswer ? 'respuesta' : 'pregunta', objetoId: id, tipo, motivo });
  }

  /** A question with its date and perhaps its answer, for demo data: nobody is told. */
  async record(
    userId: string,
    productoId: string,
    texto: string,
    { respuesta = null, createdAt }: Pick<PreguntaDoc, 'createdAt'> & Partial<Pick<PreguntaDoc, 'respuesta'>>,
  ): Promise<PreguntaDoc> {
    const { tiendaId } = await this.findVisible(productoId);
    const doc = await this.repository.insert({ productoId, tiendaId, usuarioId: userId, texto, respuesta, createdAt });
    this.changes.bump('preguntas');
    return doc;
  }

  private async emitAnswer(before: PreguntaDoc, texto: string, tx: Tx): Promise<void> {
    const [id, productoId, usuarioId] = [String(before._id), String(before.productoId), String(before.usuarioId)];
    const producto = (await this.products.recallForCart([productoId])).get(productoId);
    if (!producto) return;
    const { nombre, tienda } = producto;
    const tiendaId = String(before.tiendaId);
    const primera = !before.respuesta;
    await emitInTurn(
      this.events,
      PreguntaRespondida.event,
      new PreguntaRespondida(id, productoId, nombre, usuarioId, tienda.nombreTienda, texto, tiendaId, primera, tx),
    );
  }

  /** Why a store cannot answer: it is not hers, or what she answered is hidden. */
  private async refusal(user: CurrentUser, id: string): Promise<AppError> {
    const doc = await this.repository.findActive(id);
    const isHidden = doc?.respuesta?.ocultamiento && String(doc.tiendaId) === user.id;
    return new AppError(isHidden ? 'RESPUESTA_OCULTA' : 'NO_ENCONTRADO');
  }

  private async findVisible(productoId: string) {
    const [producto] = await this.products.findForCart([productoId]);
    if (!producto?.activo) throw new AppError('PRODUCTO_NO_ENCONTRADO');
    return producto;
  }

  private authors(docs: PreguntaDoc[]) {
    return this.users.findCards(docs.map(({ usuarioId }) => String(usuarioId)));
  }

  private async show(doc: PreguntaDoc) {
    return toPregunta(doc, await this.users.findCard(String(doc.usuarioId)));
  }

  /** Questions that a store still has to answer: their number, and the oldest with their products' names. */
  async waitingOf(
    tiendaId: string,
    limit: number,
  ): Promise<{ total: number; docs: (WaitingQuestion & { producto: string })[] }> {
    const { docs, total } = await this.repository.findWaiting(tiendaId, limit);
    const products = await this.products.recallForCart([...new Set(docs.map(({ productoId }) => String(productoId)))]);
    const named = docs.map((doc) => ({ ...doc, producto: products.get(String(doc.productoId))?.nombre ?? '' }));
    return { total, docs: named };
  }
}
