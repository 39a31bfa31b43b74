import { Injectable, Logger } from '@nestjs/common';
import { NotificationsService } from '../../chats/notifications/notifications.service';
import { DueWork } from '../../platform/database/due-work.service';
import type { AsuntoDoc, Cosa } from './asunto.schema';
import { AsuntosRepository } from './asuntos.repository';
import { asuntoAccountOf } from './decisions.service';
import { type NoticeContent, openThingNotice } from './notice-texts';
import { idOf, OpenThingsService } from './open-things.service';

/** Notices that are stored together. */
const BATCH = 200;

/** Notifies those who wait for an account that its things await a decision, or that it is back; each once. */
@Injectable()
export class AsuntoNotices {
  private readonly log = new Logger('Asuntos');

  constructor(
    private readonly repository: AsuntosRepository,
    private readonly things: OpenThingsService,
    private readonly notifications: NotificationsService,
    private readonly work: DueWork,
  ) {}

  /** Call after the commit; notices that fail are sent by a later run. */
  sendSoon(): void {
    this.send().catch((error: unknown) => this.log.warn(`Notices are sent later: ${String(error)}`));
  }

  /** Sends the open notices of every asunto. */
  send(): Promise<number> {
    return this.work.drain(this.repository.toNotify, this.log, (doc) => this.sendOf(doc));
  }

  private async sendOf(doc: AsuntoDoc): Promise<boolean> {
    const seen: Cosa[] = doc.decisiones.map(({ tipo, id }) => ({ tipo, id }));
    let count = 0;
    for (;;) {
      const found = await this.things.find(asuntoAccountOf(doc), { solo: doc.solo, except: seen }, BATCH);
      if (!found.length) break;
      seen.push(...found.map((thing) => ({ tipo: thing.tipo, id: idOf(thing) })));
      const notices = found.flatMap((thing) => {
        const pagado = thing.tipo === 'pedido' ? this.things.paidFor(thing.doc) : 0;
        const what: NoticeContent =
          doc.avisar === 'sigue' ? { que: 'sigue' } : { que: 'espera', vence: doc.vence, pagado };
        return openThingNotice(String(doc._id), doc.role, thing, what) ?? [];
      });
      await this.notifications.notify(notices);
      count += found.length;
    }
    await this.repository.markNotified(doc, count);
    return true;
  }
}
