import { Injectable } from '@nestjs/common';
import { EventEmitter2 } from '@nestjs/event-emitter';
import { DEVOLUCION_MESSAGES } from '@tuerca/contracts/orders/devoluciones/messages';
import type { Devolucion } from '@tuerca/contracts/orders/devoluciones/schemas';
import { canAskRevision } from '@tuerca/contracts/orders/devoluciones/states';
import { AppError } from '../../platform/common/app-error';
import { Clock } from '../../platform/common/clock';
import type { CurrentUser } from '../../platform/common/current-user';
import { emitInTurn } from '../../platform/common/emit-in-turn';
import { Transactions } from '../../platform/database/transactions';
import { type Reply, reply } from '../../platform/http/reply';
import { ReportesService } from '../../platform/reportes/reportes.service';
import { DevolucionComentada } from './devoluciones.events';
import { DevolucionesRepository } from './devoluciones.repository';
import { DevolucionesService, partyOf, storeAuthor } from './devoluciones.service';

/** Messages of a return: between its parties, and to the administrators. */
@Injectable()
export class ReturnThreadService {
  constructor(
    private readonly repository: DevolucionesRepository,
    private readonly devoluciones: DevolucionesService,
    private readonly reportes: ReportesService,
    private readonly transactions: Transactions,
    private readonly events: EventEmitter2,
    private readonly clock: Clock,
  ) {}

  /** Throws DEVOLUCION_NO_ENCONTRADA or DEVOLUCION_CERRADA. */
  async write(user: CurrentUser, key: string, texto: string): Promise<Reply<Devolucion>> {
    const { _id } = await this.devoluciones.own(user, key);
    const por = user.role === 'store' ? ('tienda' as const) : ('cliente' as const);
    const message = { por, texto, fecha: this.clock.now(), autor: storeAuthor(user) };
    const after = await this.transactions.run(async (tx) => {
      const doc = await this.repository.addMessage(partyOf(user), String(_id), message, tx);
      if (!doc) throw new AppError('DEVOLUCION_CERRADA');
      await emitInTurn(this.events, DevolucionComentada.event, new DevolucionComentada(doc, por, texto, tx));
      return doc;
    });
    return reply(this.devoluciones.show(user, after), { message: DEVOLUCION_MESSAGES.messageSent });
  }

  /** Asks the administrators to look, once; throws REVISION_NO_PERMITIDA while the store still has time. */
  async askRevision(user: CurrentUser, key: string, motivo: string): Promise<Reply<Devolucion>> {
    const doc = await this.devoluciones.own(user, key);
    const now = this.clock.now();
    if (!canAskRevision(doc, now)) throw new AppError('REVISION_NO_PERMITIDA');
    const id = String(doc._id);
    // The report first: it is filed once per return, so that a call that dies in between can be repeated.
    await this.reportes.file(user, { objeto: 'devolucion', objetoId: id, tipo: 'incumplimiento', motivo });
    const after = await this.repository.noteRevision(user.id, id, now);
    if (!after) throw new AppError('REVISION_NO_PERMITIDA');
    return reply(this.devoluciones.show(user, after), { message: DEVOLUCION_MESSAGES.revisionAsked });
  }
}
