import { Injectable } from '@nestjs/common';
import type { productImports } from '@tuerca/contracts/products/product-imports/endpoints';
import { IMPORT_MESSAGES, PICTURE_MESSAGES } from '@tuerca/contracts/products/product-imports/messages';
import { type TemaPregunta, TEMAS_PREGUNTA } from '@tuerca/contracts/products/product-imports/questions';
import { IMPORT_TTL_MS } from '@tuerca/contracts/products/product-imports/rules';
import type { FilaImportacion, Importacion, Respuestas } from '@tuerca/contracts/products/product-imports/schemas';
import { maySetPrices } from '@tuerca/contracts/products/products/price-rights';
import { PlanLimitsService } from '../../membresia/plan-limits.service';
import { AppError } from '../../platform/common/app-error';
import { Clock } from '../../platform/common/clock';
import { authorOf, type CurrentUser } from '../../platform/common/current-user';
import { type Reply, reply, replyPage } from '../../platform/http/reply';
import type { Parsed } from '../../platform/http/request-context';
import type { ImportacionDoc } from './import.schema';
import { answerOf } from './import-answers';
import { ImportCheckService } from './import-check.service';
import { ImportFilesRepository } from './import-files.repository';
import { ImportPicturesService } from './import-pictures.service';
import { ImportRowsRepository } from './import-rows.repository';
import { ImportRunnerService } from './import-runner.service';
import { isImportWaiting, isReading, toFilaImportacion, undoneSince } from './imports.mapper';
import { ImportsRepository } from './imports.repository';

type Confirmed = Parsed<typeof productImports.confirm>['body'];

const LATEST = 5;

/** An import that sets prices is decided by those who may set them. */
function mayDecide({ actor }: CurrentUser, { sinPrecios = false }: ImportacionDoc): void {
  if (!sinPrecios && !maySetPrices(actor?.cargo))
    throw new AppError('PRECIO_SIN_PERMISO', { message: IMPORT_MESSAGES.checkedWithPrices });
}

/** Work of a store with a checked file of products: look at it, confirm, undo or discard it. Another store's are answered as if they did not exist. */
@Injectable()
export class ImportsService {
  constructor(
    private readonly imports: ImportsRepository,
    private readonly rows: ImportRowsRepository,
    private readonly check: ImportCheckService,
    private readonly runner: ImportRunnerService,
    private readonly plans: PlanLimitsService,
    private readonly files: ImportFilesRepository,
    private readonly pictures: ImportPicturesService,
    private readonly clock: Clock,
  ) {}

  /** Imports of all stores that are being written. */
  countRunning(): Promise<number> {
    return this.imports.countRunning();
  }

  async get({ id: tiendaId }: CurrentUser, id: string): Promise<Reply<Importacion>> {
    return reply(await this.pictures.shown(await this.follow(tiendaId, id)));
  }

  async page(
    { id: tiendaId }: CurrentUser,
    id: string,
    { tipo, page, limit }: Parsed<typeof productImports.rows>['query'],
  ): Promise<Reply<FilaImportacion[]>> {
    const { conteo, preguntas, conservadas = 0 } = await this.own(tiendaId, id);
    const { nuevos: nuevo, cambian: cambia, iguales: igual, conError: error } = conteo;
    const { stock: preguntaStock, precio: preguntaPrecio } = preguntas ?? { stock: 0, precio: 0 };
    const total = { nuevo, cambia, igual, error, preguntaStock, preguntaPrecio, conservada: conservadas }[tipo];
    return replyPage((await this.rows.findPage(id, tipo, { page, limit })).map(toFilaImportacion), total, {
      page,
      limit,
    });
  }

  /**
   * Decides that all rows are written, and begins. Products that moved since the check are compared anew first: then the store
   * sees the new result (IMPORTACION_CAMBIO) and confirms that. Bad rows are left out only when it says so; what was asked has to
   * be answered (IMPORTACION_CON_PREGUNTAS). Throws PLAN_LIMITE.
   */
  async confirm(
    user: CurrentUser,
    id: string,
    { soloCorrectas, respuestas: given }: Confirmed,
  ): Promise<Reply<Importacion>> {
    const [tiendaId, respuestas] = [user.id, given ?? null];
    const doc = await this.own(tiendaId, id);
    if (doc.estado !== 'revisada') throw new AppError('ESTADO_CAMBIO');
    mayDecide(user, doc);
    if (isReading(doc, this.clock.now()))
      throw new AppError('IMPORTACION_EN_CURSO', { message: PICTURE_MESSAGES.reading });
    const { moved, ...found } = await this.check.repeat(tiendaId, doc);
    if (moved) {
      await this.imports.recount(id, found);
      throw new AppError('IMPORTACION_CAMBIO', {
        data: await this.pictures.shown({ ...doc, ...found, actualizada: true }),
      });
    }
    const { conteo } = found;
    if (conteo.conError && !soloCorrectas) throw new AppError('IMPORTACION_CON_ERRORES');
    for (const tema of TEMAS_PREGUNTA)
      if (found.preguntas[tema] && !(await this.isAnswered(id, tema, respuestas)))
        throw new AppError('IMPORTACION_CON_PREGUNTAS', { data: await this.pictures.shown(doc) });
    const total = conteo.nuevos + conteo.cambian;
    if (!total) throw new AppError('IMPORTACION_SIN_CAMBIOS');
    const adding = doc.sinPrecios ? 0 : await this.rows.countPublished(id);
    await this.plans.checkRoom(tiendaId, { role: 'store', limite: 'productos', adding });
    const vence = this.expiry();
    await this.rows.keepUntil(id, vence);
    await this.pictures.keepUntil(doc, vence);
    const begun = { total, vence, autor: authorOf(user), respuestas };
    const started = await this.imports.start(tiendaId, id, begun, this.clock.now());
    if (!started) throw new AppError('ESTADO_CAMBIO');
    this.runner.begin(id);
    await this.files.removeOf(tiendaId);
    return reply(await this.pictures.shown(started), { message: IMPORT_MESSAGES.started });
  }

  /** Decides that a written import is undone, and begins. Throws IMPORTACION_CERRADA, IMPORTACION_EN_CURSO. */
  async undo(user: CurrentUser, id: string): Promise<Reply<Importacion>> {
    const tiendaId = user.id;
    mayDecide(user, await this.own(tiendaId, id));
    if (await this.imports.isRunning(tiendaId)) throw new AppError('IMPORTACION_EN_CURSO');
    const vence = this.expiry();
    const started = await this.imports.startUndo(tiendaId, id, undoneSince(this.clock.now()), vence);
    if (!started) throw new AppError('IMPORTACION_CERRADA');
    await this.rows.keepUntil(id, vence);
    this.runner.begin(id);
    return reply(await this.pictures.shown(started), { message: IMPORT_MESSAGES.undoing });
  }

  /** My latest imports that were confirmed: what is being written, and what can be undone. */
  async latest({ id: tiendaId }: CurrentUser): Promise<Reply<Importacion[]>> {
    const docs = await this.imports.findConfirmed(tiendaId, LATEST);
    return reply(await Promise.all(docs.map((doc) => this.pictures.shown(doc))));
  }

  async discard({ id: tiendaId }: CurrentUser, id: string): Promise<Reply<null>> {
    await this.own(tiendaId, id);
    if (!(await this.forget(tiendaId, id))) throw new AppError('ESTADO_CAMBIO');
    await this.files.removeOf(tiendaId);
    return reply(null, { message: IMPORT_MESSAGES.discarded });
  }

  /** The import, or the one that took its place: whoever lost the answer of the matching knows but the first. Throws IMPORTACION_NO_ENCONTRADA. */
  async follow(tiendaId: string, id: string): Promise<ImportacionDoc> {
    return this.current((await this.imports.findOwn(tiendaId, id)) ?? (await this.imports.findSuccessor(tiendaId, id)));
  }

  /** Throws IMPORTACION_NO_ENCONTRADA. */
  async own(tiendaId: string, id: string): Promise<ImportacionDoc> {
    return this.current(await this.imports.findOwn(tiendaId, id));
  }

  private current(doc: ImportacionDoc | null): ImportacionDoc {
    if (!doc || (isImportWaiting(doc.estado) && doc.vence <= this.clock.now()))
      throw new AppError('IMPORTACION_NO_ENCONTRADA');
    return doc;
  }

  private async isAnswered(id: string, tema: TemaPregunta, respuestas: Respuestas | null): Promise<boolean> {
    if (respuestas?.[tema]) return true;
    if (!respuestas?.filas.length) return false;
    const lines = await this.rows.linesAsked(id, tema);
    return lines.every((line) => answerOf(respuestas, line, tema) !== undefined);
  }

  /** Forgets an import that waits, and its pictures unless they are for another import of the file `kept`; false when it has moved on. */
  async forget(tiendaId: string, id: string, kept?: string): Promise<boolean> {
    const removed = await this.imports.removeWaiting(tiendaId, id);
    if (!removed) return false;
    await this.rows.removeOf(id);
    const archivoId = removed.archivoId && String(removed.archivoId);
    if (archivoId && archivoId !== kept) await this.pictures.forget(archivoId);
    return true;
  }

  private expiry(): Date {
    return new Date(this.clock.now().getTime() + IMPORT_TTL_MS);
  }
}
